import { isOpenTo } from '@atrio/contract'
import { fullName, offeredLocales } from '@atrio/rules'
import type { ReactNode } from 'react'
import { LogOut } from 'lucide-react'
import type { AccountPart } from '../lib/define-slice.ts'
import { logOut, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { LanguageSwitch } from '../shell/menus/language-switch.tsx'
import { accountPlaces } from '../slice-words.ts'
import { AccountTile } from './account-tile.tsx'
import { FamilyStrip } from './family-strip.tsx'
import { NextThing } from './next-thing.tsx'
import { SettingButton, SettingLink } from './setting.tsx'

export const meta = () => [{ title: m.account_title() }, { name: 'robots', content: 'noindex' }]

/** The hub of someone's account at this church: each slice brings its own places (Decision 144). */
export default function AccountPage() {
  const { user, usuario } = useSession()
  const placesOf = usePlaces()
  const church = useChurch()
  if (!user || !usuario) return null
  return (
    <div className="max-w-4xl">
      <header className="mb-8">
        <div className="min-w-0">
          <h1>{m.account_hello({ name: usuario.nome })}</h1>
          <p className="text-ink-muted">{usuario.igreja.nome}</p>
        </div>
      </header>
      <NextThing owner={user.id} />
      <FamilyStrip name={fullName(usuario)} imagem={usuario.imagem} />
      <section aria-labelledby="account-yours">
        <h2 id="account-yours" className="text-xl">
          {m.account_yours()}
        </h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {placesOf('tiles').map((place) => (
            <AccountTile key={place.to} {...place} />
          ))}
        </ul>
      </section>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="account-settings" className="ruled">
          <h2 id="account-settings" className="text-xl">
            {m.account_settings()}
          </h2>
          <ul className="mt-3 divide-y divide-line">
            {[...placesOf('person'), ...placesOf('settings')].map((place) => (
              <SettingLink key={place.to} {...place} />
            ))}
            {offeredLocales(church).length > 1 && (
              <li className="py-3">
                <p className="mb-1 text-sm text-ink-muted">{m.account_language()}</p>
                <LanguageSwitch label={m.account_language()} />
              </li>
            )}
            <SettingButton
              onClick={() => void logOut()}
              icon={<LogOut />}
              title={m.account_log_out()}
              detail={m.account_log_out_detail()}
            />
          </ul>
        </section>
        <div className="grid gap-10">
          <Places id="account-staff" title={m.account_staff()} places={placesOf('staff')} />
          <Places id="account-danger" title={m.account_danger()} places={placesOf('danger')} />
        </div>
      </div>
    </div>
  )
}

type Place = { to: string; leaves: boolean; icon: ReactNode; title: string; detail: string }

function Places({ id, title, places }: { id: string; title: string; places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <section aria-labelledby={id} className="ruled">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {places.map((place) => (
          <SettingLink key={place.to} {...place} />
        ))}
      </ul>
    </section>
  )
}

/** What slices declare of a part of the account, of modules that are on and for who is here. */
function usePlaces() {
  const { roles } = useSession()
  const { modulos = [], closedPages = [] } = useChurch() ?? {}
  return (wanted: AccountPart): Place[] =>
    accountPlaces
      .filter(({ part }) => part === wanted)
      .filter(({ modulo }) => modulo === undefined || modulos.includes(modulo))
      .filter(({ to }) => !closedPages.includes(to))
      .filter(({ auth = 'user' }) => isOpenTo({ auth }, roles))
      .map(({ to, leaves = false, Icon, label, detail }) => ({
        to,
        leaves,
        icon: <Icon />,
        title: label(),
        detail: detail(),
      }))
}
