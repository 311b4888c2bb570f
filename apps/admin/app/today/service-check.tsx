import {
  hasRight,
  staffTodayCalls,
  type CultoConferido,
  type IgrejaEquipe,
  type RespostaLink,
} from '@atrio/contract'
import { formatClock } from '@atrio/rules'
import { Banner, Button, Tag, type TagProps } from '@atrio/ui'
import { CircleCheck, Link as LinkIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const answers: Record<RespostaLink, { tone: NonNullable<TagProps['tone']>; label: () => string }> = {
  responde: { tone: 'ok', label: m.check_answers },
  naoResponde: { tone: 'bad', label: m.check_gone },
  semResposta: { tone: 'warn', label: m.check_unknown },
}

/** The services of the coming week, with what is different about them, and whether their broadcasts can be watched. */
export function ServiceCheck({ igreja }: { igreja: IgrejaEquipe }) {
  const [cultos, setCultos] = useState<readonly CultoConferido[]>([])
  const [links, setLinks] = useState<Partial<Record<number, RespostaLink>>>({})
  const params = { slug: igreja.slug }
  const load = useTask(async () => {
    setCultos((await api(staffTodayCalls.listCultosConferidos, { params })).cultos)
  })
  const begin = useEffectEvent(() => void load.start())
  useEffect(() => begin(), [])
  const withLink = cultos.flatMap(({ transmissao }) => (transmissao?.flagLink ? [transmissao.id] : []))
  const check = useTask(async () => {
    for (const id of withLink) {
      const given = { params: { ...params, id } }
      const { resposta } = await api(staffTodayCalls.conferirLinkTransmissao, given)
      setLinks((now) => ({ ...now, [id]: resposta }))
    }
  })
  const answerOf = ({ transmissao }: CultoConferido) => (transmissao ? links[transmissao.id] : undefined)
  const unusual = cultos.filter((culto) => isUnusual(culto) || answerOf(culto) !== undefined)
  const mayAir = mayPutLink(igreja)
  const error = load.error ?? check.error
  if (cultos.length === 0 && error === null) return null
  return (
    <section aria-labelledby="check" className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <h2 id="check" className="text-lg">
          {m.check()}
        </h2>
        <p className="text-ink-muted">{m.check_detail()}</p>
      </div>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {unusual.length > 0 ? (
        <ul className="ruled">
          {unusual.map((culto) => (
            <Service
              key={`${culto.idCulto} ${culto.data}`}
              culto={culto}
              resposta={answerOf(culto)}
              desk={mayAir && culto.transmissao ? `/${igreja.codigo}/ao-vivo/${culto.transmissao.id}` : null}
            />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="text-ok size-5 shrink-0" />
          {m.check_right()}
        </p>
      )}
      {mayAir && withLink.length > 0 && (
        <Button
          variant="secondary"
          icon={<LinkIcon />}
          loading={check.isBusy}
          className="justify-self-start"
          onClick={() => void check.start()}
        >
          {m.check_links()}
        </Button>
      )}
    </section>
  )
}

function Service({
  culto,
  resposta,
  desk,
}: {
  culto: CultoConferido
  resposta: RespostaLink | undefined
  desk: string | null
}) {
  const { data, hora, nome, flagCancelado, flagDiferente, flagFeriado } = culto
  const day = new Intl.DateTimeFormat(getLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <p className="grid">
        <span className="font-semibold wrap-break-word">{nome}</span>
        <span className="text-ink-muted text-sm tabular-nums">
          {day.format(new Date(`${data}T00:00:00Z`))}, {formatClock(hora, getLocale())}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-2" aria-live="polite">
        {flagCancelado && <Tag tone="bad">{m.check_cancelled()}</Tag>}
        {flagDiferente && <Tag tone="warn">{m.check_moved()}</Tag>}
        {flagFeriado && <Tag tone="warn">{m.check_holiday()}</Tag>}
        {lacksLink(culto) && <Tag tone="warn">{m.check_no_link()}</Tag>}
        {resposta && <Tag tone={answers[resposta].tone}>{answers[resposta].label()}</Tag>}
        {desk && (lacksLink(culto) || resposta === 'naoResponde') && (
          <Link to={desk} className="link inline-flex min-h-6 items-center">
            {m.check_put_link()}
          </Link>
        )}
      </p>
    </li>
  )
}

const mayPutLink = ({ papeis }: IgrejaEquipe) => hasRight(papeis, { area: 'aoVivo', may: 'change' })

/** Whether somebody can do something about what is found there. */
export const checksServices = (igreja: IgrejaEquipe): boolean =>
  mayPutLink(igreja) || hasRight(igreja.papeis, { area: 'agenda', may: 'change' })

const lacksLink = ({ transmissao, flagCancelado }: CultoConferido) =>
  transmissao !== null && !transmissao.flagLink && !flagCancelado

const isUnusual = (culto: CultoConferido) =>
  culto.flagCancelado || culto.flagDiferente || culto.flagFeriado || lacksLink(culto)
