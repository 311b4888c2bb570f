import type { IgrejaEquipe, OracaoMesa } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { RequestDecision } from './request-decision.tsx'

/** The whole text, and what is decided about it below: nothing is approved unread. */
export function WallRequest({ oracao, igreja }: { oracao: OracaoMesa; igreja: IgrejaEquipe }) {
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <RequestWords oracao={oracao} />
      <div className="flex flex-wrap gap-2">
        <RequestDecision oracao={oracao} slug={igreja.slug} />
        <Link to={`/${igreja.codigo}/oracao/${oracao.id}`} className="btn btn-quiet">
          {m.wall_open()}
        </Link>
      </div>
    </li>
  )
}

/** Whose it is, as far as they say, and all that they wrote. */
export function RequestWords({ oracao }: { oracao: OracaoMesa }) {
  const { nome, mensagem, imagem, motivo, dataCadastro, qtdeDenuncias } = oracao
  return (
    <>
      <p className="text-ink-muted text-sm">
        <b className="text-ink wrap-break-word">{nome ?? m.wall_anonymous()}</b> · {formatAge(dataCadastro)}
        {motivo && <> · {motivo.nome}</>}
      </p>
      {qtdeDenuncias > 0 && (
        <div>
          <Tag tone="warn">{m.wall_reports({ count: qtdeDenuncias })}</Tag>
        </div>
      )}
      <p className="wrap-break-word whitespace-pre-line">{mensagem}</p>
      {imagem && (
        <img
          src={`${imagem}&l=640`}
          alt={m.wall_picture()}
          loading="lazy"
          className="max-h-80 w-auto max-w-full justify-self-start rounded-md"
        />
      )}
    </>
  )
}
