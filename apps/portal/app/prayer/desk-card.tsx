import type { OracaoMesa } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { DeskDecision } from './desk-decision.tsx'
import { RequestPicture } from './request-picture.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

/** The whole text, and what is decided about it below: nothing is approved unread. */
export function DeskCard({ oracao }: { oracao: OracaoMesa }) {
  const { id, mensagem, imagem, qtdeDenuncias } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <li className="card">
      <div className="card-body gap-4">
        <WhoAndWhen oracao={oracao} />
        {qtdeDenuncias > 0 && <Tag tone="warn">{m.prayer_desk_reports({ count: qtdeDenuncias })}</Tag>}
        <p lang={lang} className="font-read leading-relaxed break-words whitespace-pre-line">
          {mensagem}
        </p>
        {imagem && <RequestPicture address={imagem} className="max-h-80 w-auto self-start rounded-md" />}
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <DeskDecision oracao={oracao} />
          <Link className="btn btn-quiet" to={paths.prayerDeskOne({ prayerId: id })}>
            {m.prayer_desk_more()}
          </Link>
        </div>
      </div>
    </li>
  )
}
