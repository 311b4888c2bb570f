import { FALLBACK_LOCALE, formatInstant, formatTicketCode } from '@atrio/rules'
import { Button, classNames } from '@atrio/ui'
import { CircleCheck, CircleX, TriangleAlert, Undo2 } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Motivo, Veredito } from './door-rules.ts'
import type { Outcome } from './door-store.ts'

type VerdictProps = { outcome: Outcome | null; onUndo: (uuid: string, codigo: string) => Promise<void> }

/** Green, amber or red, always with a word and a sign of its own. */
export function Verdict({ outcome, onUndo }: VerdictProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  if (!outcome) return <div role="alert" />
  const { veredito, codigo, uuid, offline } = outcome
  const { inscricao } = veredito
  const tone = toneOf(veredito)
  const Icon = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX }[tone]
  const moment =
    veredito.primeira && formatInstant(veredito.primeira.dataEntrada, 'dateTime', locale, timeZone)
  const detail = detailOf(veredito, moment)
  return (
    <div
      role="alert"
      className={classNames('verdict', `verdict-${tone}`)}
      data-resultado={veredito.resultado}
    >
      <Icon aria-hidden="true" className="verdict-icon" />
      <div className="min-w-0 flex-1">
        <p className="verdict-title">{titleOf(veredito)}</p>
        {inscricao && (
          <p className="text-lg break-words">
            {[inscricao.nome ?? m.door_no_name(), inscricao.ingresso].join(' · ')}
          </p>
        )}
        {codigo && <p className="verdict-code">{formatTicketCode(codigo)}</p>}
        {detail && <p>{detail}</p>}
        {offline && veredito.resultado === 'aceita' && <p>{m.door_offline_kept()}</p>}
        {uuid && codigo && veredito.resultado === 'aceita' && (
          <Button
            className="mt-3"
            variant="outline"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => void onUndo(uuid, codigo)}
          >
            {m.door_undo()}
          </Button>
        )}
      </div>
    </div>
  )
}

function toneOf({ resultado, aviso }: Veredito): 'ok' | 'warn' | 'bad' {
  if (resultado === 'aceita') return aviso === 'fora_da_lista' ? 'warn' : 'ok'
  return resultado === 'repetida' ? 'warn' : 'bad'
}

function titleOf({ resultado, motivo, aviso }: Veredito): string {
  if (resultado === 'repetida') return m.door_repetida()
  if (resultado === 'aceita') return aviso === 'fora_da_lista' ? m.door_ok_unlisted() : m.door_ok()
  return words[motivo ?? 'desconhecida'].title()
}

function detailOf({ resultado, motivo, aviso, primeira }: Veredito, moment: string | null): string | null {
  if (resultado === 'repetida') {
    if (!moment) return null
    const dispositivo = primeira?.dispositivo
    return dispositivo
      ? m.door_repetida_detail_at({ moment, dispositivo })
      : m.door_repetida_detail({ moment })
  }
  if (resultado === 'recusada') return words[motivo ?? 'desconhecida'].detail()
  if (aviso === 'fora_da_lista') return m.door_ok_unlisted_detail()
  return aviso === 'sem_assinatura' ? m.door_ok_unverified() : null
}

const words: Record<Motivo, { title: () => string; detail: () => string }> = {
  desconhecida: { title: m.door_desconhecida, detail: m.door_desconhecida_detail },
  assinatura: { title: m.door_assinatura, detail: m.door_assinatura_detail },
  outra_igreja: { title: m.door_outra_igreja, detail: m.door_outra_igreja_detail },
  outro_evento: { title: m.door_outro_evento, detail: m.door_outro_evento_detail },
  pendente: { title: m.door_pendente, detail: m.door_pendente_detail },
  cancelada: { title: m.door_cancelada, detail: m.door_cancelada_detail },
  trocada: { title: m.door_trocada, detail: m.door_trocada_detail },
}
