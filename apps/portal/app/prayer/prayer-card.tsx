import type { OracaoListada } from '@atrio/contract'
import { IconButton, Menu, MenuItem, Tag } from '@atrio/ui'
import { Ellipsis, Flag, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { PrayButton, PrayCount } from './pray-button.tsx'
import { RequestPicture } from './request-picture.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

export type PrayerCardProps = {
  oracao: OracaoListada
  lang: string
  onMessage: () => void
  onReport: () => void
}

/** A request on the wall: who, when, the words, and what can be done about it. */
export function PrayerCard({ oracao, lang, onMessage, onReport }: PrayerCardProps) {
  const { id, nome, mensagem, imagem, respondidaEm, qtdeMensagens } = oracao
  return (
    <li className="card">
      {imagem && <RequestPicture address={imagem} className="aspect-[3/2] w-full object-cover" />}
      <div className="card-body gap-4">
        <div className="flex items-start justify-between gap-2">
          <WhoAndWhen oracao={oracao} />
          <Menu
            align="end"
            trigger={(props) => <IconButton {...props} icon={<Ellipsis />} label={m.prayer_menu()} />}
          >
            <MenuItem icon={<Flag />} onClick={onReport}>
              {m.prayer_report()}
            </MenuItem>
          </Menu>
        </div>
        {respondidaEm && <Tag tone="ok">{m.prayer_answered()}</Tag>}
        <p lang={lang} className="line-clamp-6 font-read leading-relaxed break-words whitespace-pre-line">
          {mensagem}
        </p>
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-link no-underline hover:underline"
            to={paths.prayer({ prayerId: id })}
          >
            {m.prayer_more()}
            <span className="sr-only">
              {': '}
              {nome ? m.prayer_by({ nome }) : m.prayer_by_anonymous()}
            </span>
          </Link>
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
            onClick={onMessage}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {qtdeMensagens > 0 ? m.prayer_message_count({ count: qtdeMensagens }) : m.prayer_message()}
          </button>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
          <PrayButton oracao={oracao} />
          <PrayCount oracao={oracao} />
        </div>
      </div>
    </li>
  )
}
