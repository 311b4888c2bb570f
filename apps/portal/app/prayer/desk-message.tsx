import type { OracaoMensagemMesa } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { MessageDecision } from './message-decision.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

/** What waits below a request, with the words that it answers. */
export function DeskMessage({ mensagem }: { mensagem: OracaoMensagemMesa }) {
  const { nome, dataCadastro, oracao } = mensagem
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <li className="card">
      <div className="card-body gap-4">
        <WhoAndWhen oracao={{ nome, dataCadastro, motivo: null }} />
        <p lang={lang} className="font-read leading-relaxed break-words whitespace-pre-line">
          {mensagem.mensagem}
        </p>
        <div className="border-l-2 border-line pl-4 text-ink-muted">
          <p className="text-sm">
            <Link to={paths.prayerDeskOne({ prayerId: oracao.id })}>
              {oracao.nome === null ? m.prayer_by_anonymous() : m.prayer_by({ nome: oracao.nome })}
            </Link>
          </p>
          <p lang={lang} className="line-clamp-3 break-words whitespace-pre-line">
            {oracao.mensagem}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <MessageDecision idOracao={oracao.id} mensagem={mensagem} />
        </div>
      </div>
    </li>
  )
}
