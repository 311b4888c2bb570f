import type { IgrejaEquipe, OracaoMensagemMesa } from '@atrio/contract'
import { Link } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { MessageDecision } from './message-decision.tsx'

/** What waits below a request, with the words that it answers. */
export function WaitingMessage({ mensagem, igreja }: { mensagem: OracaoMensagemMesa; igreja: IgrejaEquipe }) {
  const { nome, dataCadastro, oracao } = mensagem
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <p className="text-ink-muted text-sm">
        <b className="text-ink wrap-break-word">{nome ?? m.wall_anonymous()}</b> · {formatAge(dataCadastro)}
      </p>
      <p className="wrap-break-word whitespace-pre-line">{mensagem.mensagem}</p>
      <div className="border-line text-ink-muted border-s-2 ps-4">
        <p className="text-sm">
          <Link to={`/${igreja.codigo}/oracao/${oracao.id}`} className="link">
            {oracao.nome === null ? m.wall_by_anonymous() : m.wall_by({ nome: oracao.nome })}
          </Link>
        </p>
        <p className="line-clamp-3 wrap-break-word whitespace-pre-line">{oracao.mensagem}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <MessageDecision mensagem={mensagem} idOracao={oracao.id} slug={igreja.slug} />
      </div>
    </li>
  )
}
