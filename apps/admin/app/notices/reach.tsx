import { staffNoticeCalls, type CallInput, type CallResult, type Comunicado } from '@atrio/contract'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { waysText } from './notice-words.ts'

/** Whom a form names: its inputs hold texts. */
export interface Whom {
  publico: Comunicado['publico']
  idPublico: string
  papel: string
}

type Asked = CallInput<(typeof staffNoticeCalls)['contarComunicado']>['query']
type Counted = CallResult<(typeof staffNoticeCalls)['contarComunicado']>

/** The same as the wire has it; null while something is still to be chosen. */
export function toWhom({ publico, idPublico, papel }: Whom): Asked | null {
  const isNamed = publico === 'celula' || publico === 'evento' || publico === 'espera'
  if (isNamed && idPublico === '') return null
  return {
    publico,
    ...(isNamed && { idPublico: Number(idPublico) }),
    ...(papel && { papel: papel as Comunicado['papel'] & string }),
  }
}

/** Says how many people a notice would reach, before anybody is told. */
export function Reach({ slug, asked }: { slug: string; asked: Asked | null }) {
  const [counted, setCounted] = useState<{ of: string; result: Counted } | null>(null)
  const key = JSON.stringify(asked)
  useEffect(() => {
    const query = JSON.parse(key) as Asked | null
    if (query === null) return
    let isCurrent = true
    void api(staffNoticeCalls.contarComunicado, { params: { slug }, query }).then(
      (result) => isCurrent && setCounted({ of: key, result }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key, slug])
  const result = counted?.of === key ? counted.result : null
  const text =
    asked === null
      ? m.notice_count_none()
      : result === null
        ? ' '
        : result.pessoas === 0
          ? m.notice_nobody()
          : m.notice_count(waysText(result))
  return (
    <p role="status" className="bg-tint flex items-start gap-3 rounded-md p-4 tabular-nums">
      <Users aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{text}</span>
    </p>
  )
}
