import './card-verdict.css'
import type { VerificacaoCarteirinha } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Avatar, classNames } from '@atrio/ui'
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react'
import { errorCode, errorMessage } from '../messages/error-messages.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch, useRootData } from '../../shell/church.ts'
import type { CardCheck } from './use-card-check.ts'

/** Green, amber or red, with a sign and words of its own; of a person a photo and a first name, and nothing else. */
export function CardVerdict({ check }: { check: CardCheck | null }) {
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = church?.fusoHorario ?? 'UTC'
  if (!check) return <div role="alert" />
  if (check.state === 'checking') {
    return (
      <div role="alert" className="card-verdict">
        <LoaderCircle aria-hidden="true" className="card-verdict-icon animate-spin" />
        <p className="card-verdict-title">{m.card_checking()}</p>
      </div>
    )
  }
  const { tone, title, detail, pessoa } = wordsOf(check, { locale, timeZone })
  const Icon = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX }[tone]
  return (
    <div
      role="alert"
      className={classNames('card-verdict', `card-verdict-${tone}`)}
      data-situacao={check.state === 'checked' ? check.verificacao.situacao : undefined}
    >
      <Icon aria-hidden="true" className="card-verdict-icon" />
      <div className="min-w-0 flex-1">
        <p className="card-verdict-title">{title}</p>
        {pessoa && (
          <div className="card-verdict-person">
            <Avatar className="card-verdict-photo" name={pessoa.nome} src={pessoa.imagem} shape="square" />
            <div className="min-w-0">
              <p className="text-2xl font-semibold break-words">{pessoa.nome}</p>
              <p>{church?.nome}</p>
            </div>
          </div>
        )}
        <p>{detail}</p>
        {check.state === 'checked' && (
          <p className="text-sm text-ink-muted">
            {m.card_check_at({ time: formatInstant(check.at, 'time', locale, timeZone) })}
          </p>
        )}
      </div>
    </div>
  )
}

interface Verdict {
  tone: 'ok' | 'warn' | 'bad'
  title: string
  detail: string
  pessoa?: VerificacaoCarteirinha['pessoa']
}

function wordsOf(
  check: Exclude<CardCheck, { state: 'checking' }>,
  { locale, timeZone }: { locale: Parameters<typeof formatInstant>[2]; timeZone: string },
): Verdict {
  if (check.state === 'failed') {
    const detail =
      errorCode(check.error) === 'NETWORK' ? m.card_check_offline() : errorMessage(check.error).detail
    return { tone: 'warn', title: m.card_check_failed(), detail: detail ?? '' }
  }
  const { situacao, geradoEm, pessoa } = check.verificacao
  switch (situacao) {
    case 'valida':
      return {
        tone: 'ok',
        title: m.card_check_valida(),
        detail: pessoa?.imagem ? m.card_check_valida_detail() : m.card_check_no_photo(),
        pessoa,
      }
    case 'sem_validade':
      return { tone: 'bad', title: m.card_check_sem_validade(), detail: m.card_check_sem_validade_detail() }
    case 'expirada': {
      const moment = geradoEm ? formatInstant(geradoEm, 'dateTime', locale, timeZone) : ''
      return {
        tone: 'warn',
        title: m.card_check_expirada(),
        detail: m.card_check_expirada_detail({ moment }),
      }
    }
    case 'outra_igreja':
      return { tone: 'bad', title: m.card_check_outra_igreja(), detail: m.card_check_outra_igreja_detail() }
    default:
      return { tone: 'bad', title: m.card_check_desconhecida(), detail: m.card_check_desconhecida_detail() }
  }
}
