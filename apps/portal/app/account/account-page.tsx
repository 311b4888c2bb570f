import { doorCalls, eventsCalls, givingCalls, ordersCalls } from '@atrio/contract'
import { fullName } from '@atrio/rules'
import { Avatar } from '@atrio/ui'
import {
  Bell,
  Church,
  CreditCard,
  HandCoins,
  KeyRound,
  LogOut,
  NotebookPen,
  ReceiptText,
  ScanLine,
  Ticket,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { logOut, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { LanguageSwitch } from '../shell/menus/language-switch.tsx'
import { useCan } from '../shell/use-can.ts'
import { Consents } from './consents.tsx'
import { dataRows } from './data-rows.ts'
import { NextTicket } from './next-ticket.tsx'
import { SettingButton, SettingLink } from './setting.tsx'

export const meta = () => [{ title: m.account_title() }, { name: 'robots', content: 'noindex' }]

/** The hub of someone's account at this church. */
export default function AccountPage() {
  const { user, usuario } = useSession()
  const can = useCan()
  if (!user || !usuario) return null
  const name = fullName(usuario)
  const igreja = usuario.igreja.nome
  return (
    <div className="max-w-4xl">
      <header className="mb-8 flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1>{m.account_hello({ name: usuario.nome })}</h1>
          <p className="text-ink-muted">{igreja}</p>
        </div>
        <Avatar name={name} src={usuario.imagem} size="lg" />
      </header>
      <NextTicket owner={user.id} />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="account-data" className="ruled">
          <h2 id="account-data" className="text-xl">
            {m.account_data()}
          </h2>
          <dl className="mt-3 divide-y divide-line">
            {dataRows(usuario, getLocale()).map(({ label, value }) => (
              <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[7.5rem_1fr]">
                <dt className="text-sm text-ink-muted">{label}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-ink-muted">{m.account_data_note()}</p>
          <p className="mt-3">
            <Link to={paths.dataUpdate()}>{m.account_data_change()}</Link>
          </p>
        </section>
        <section aria-labelledby="account-settings" className="ruled">
          <h2 id="account-settings" className="text-xl">
            {m.account_settings()}
          </h2>
          <ul className="mt-3 divide-y divide-line">
            {can(eventsCalls.listEventosUsuario) && (
              <SettingLink
                to={paths.registrations()}
                icon={<Ticket />}
                title={m.tickets_title()}
                detail={m.tickets_intro()}
              />
            )}
            {can(doorCalls.getPortaria) && (
              <SettingLink
                to={paths.doors()}
                icon={<ScanLine />}
                title={m.door_title()}
                detail={m.door_account_detail()}
              />
            )}
            {can(ordersCalls.listPedidosIgreja) && (
              <SettingLink
                to={paths.orders()}
                icon={<ReceiptText />}
                title={m.orders_title()}
                detail={m.orders_account_detail()}
              />
            )}
            <SettingLink
              to={paths.notes()}
              icon={<NotebookPen />}
              title={m.notes_title()}
              detail={m.notes_intro()}
            />
            {can(givingCalls.listRecorrencias) && (
              <SettingLink
                to={paths.myGiving()}
                icon={<HandCoins />}
                title={m.giving_mine()}
                detail={m.giving_mine_intro()}
              />
            )}
            <SettingLink
              to={paths.notifications()}
              icon={<Bell />}
              title={m.notification_title()}
              detail={m.notification_intro()}
            />
            <SettingLink
              to={paths.cards()}
              icon={<CreditCard />}
              title={m.checkout_cards_title()}
              detail={m.checkout_cards_detail()}
            />
            <SettingLink
              to={paths.changePassword()}
              icon={<KeyRound />}
              title={m.account_password()}
              detail={m.account_password_detail()}
            />
            <SettingLink
              to={paths.userChurch()}
              icon={<Church />}
              title={m.account_church()}
              detail={m.account_church_detail({ igreja })}
            />
            <li className="py-3">
              <p className="mb-1 text-sm text-ink-muted">{m.account_language()}</p>
              <LanguageSwitch label={m.account_language()} />
            </li>
            <SettingButton
              onClick={() => void logOut()}
              icon={<LogOut />}
              title={m.account_log_out()}
              detail={m.account_log_out_detail()}
            />
          </ul>
        </section>
        <Consents userId={user.id} />
      </div>
    </div>
  )
}
