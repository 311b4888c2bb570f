import { mergeCalls, type CampoUniao, type IgrejaEquipe, type LadoUniao } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { Banner, Button, RadioGroup, Tag, useToasts } from '@atrio/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useNavigate, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { useStepUp } from '../shell/step-up.tsx'
import { mergeErrorText, thingsOf } from './merge-words.ts'

const names: Record<CampoUniao, () => string> = {
  nome: m.merge_name,
  telefone: m.set_phone,
  dataNascimento: m.campo_nascimento,
  sexo: m.campo_sexo,
  estadoCivil: m.campo_estado_civil,
  dataCasamento: m.campo_casamento,
  ocupacao: m.campo_ocupacao,
  congregacao: m.campo_congregacao,
}

/** Two people side by side: whose log-in stays, what of them, and what changes hands. */
export function MergePage() {
  const loaded = useLoaderData<{ fica: LadoUniao; sai: LadoUniao } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.merge_title(), igreja.nome)
  if (!loaded) return null
  return <Merge key={`${loaded.fica.id} ${loaded.sai.id}`} {...loaded} igreja={igreja} />
}

function Merge({ fica, sai, igreja }: { fica: LadoUniao; sai: LadoUniao; igreja: IgrejaEquipe }) {
  const [taken, setTaken] = useState<ReadonlySet<CampoUniao>>(new Set())
  const [isSure, setSure] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const guarded = useStepUp()
  const navigate = useNavigate()
  const { show } = useToasts()
  const back = `/${igreja.codigo}/pessoas/duplicados`
  const differing = (Object.keys(names) as CampoUniao[]).filter(
    (campo) => fica.campos[campo] && sai.campos[campo] && fica.campos[campo] !== sai.campos[campo],
  )
  const merge = async () => {
    const body = {
      fica: fica.id,
      sai: sai.id,
      campos: [...taken],
      versaoFica: fica.versao,
      versaoSai: sai.versao,
    }
    try {
      const isDone = await guarded(() =>
        api(mergeCalls.unirUsuarios, { params: { slug: igreja.slug }, body }),
      )
      setSure(false)
      if (!isDone) return
      show({ tone: 'ok', title: m.merge_now(), detail: m.merge_now_detail() })
      await navigate(back)
    } catch (error) {
      setSure(false)
      setRefused(mergeErrorText(error))
    }
  }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink to={back}>{m.merge_title()}</BackLink>
      <h1>{m.merge_compare()}</h1>
      {refused !== null && (
        <Banner tone="bad" live="assertive">
          {refused}
        </Banner>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Side lado={fica} label={m.merge_stays()} hint={m.merge_stays_hint()} tone="ok" />
        <Side lado={sai} label={m.merge_leaves()} hint={m.merge_leaves_hint()} tone="warn" />
      </div>
      <Link
        to={`${back}/${sai.id}/${fica.id}`}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        {m.merge_swap()}
      </Link>
      {differing.length > 0 && (
        <section aria-labelledby="choices" className="grid grid-cols-1 gap-5">
          <h2 id="choices" className="text-lg">
            {m.merge_choose()}
          </h2>
          {differing.map((campo) => (
            <RadioGroup
              key={campo}
              name={campo}
              label={names[campo]()}
              value={taken.has(campo) ? 'sai' : 'fica'}
              options={[
                { value: 'fica', label: shown(campo, fica) },
                { value: 'sai', label: shown(campo, sai) },
              ]}
              onValueChange={(value) => {
                const next = new Set(taken)
                if (value === 'sai') next.add(campo)
                else next.delete(campo)
                setTaken(next)
              }}
            />
          ))}
        </section>
      )}
      <p className="text-ink-muted text-sm">{m.merge_rest()}</p>
      <Button className="justify-self-start" onClick={() => setSure(true)}>
        {m.merge_act()}
      </Button>
      <ConfirmDialog
        isOpen={isSure}
        title={m.merge_sure()}
        detail={m.merge_sure_detail({ fica: fica.email, sai: sai.email })}
        keep={m.merge_keep()}
        act={m.merge_act()}
        onClose={() => setSure(false)}
        onAct={merge}
      />
    </div>
  )
}

function Side({
  lado,
  label,
  hint,
  tone,
}: {
  lado: LadoUniao
  label: string
  hint: string
  tone: 'ok' | 'warn'
}) {
  const things = thingsOf(lado.itens)
  return (
    <section
      aria-label={label}
      className="border-line grid min-w-0 grid-cols-1 content-start gap-3 rounded-lg border p-4"
    >
      <p>
        <Tag tone={tone}>{label}</Tag>
      </p>
      <p className="grid min-w-0">
        <span className="font-semibold wrap-break-word">{lado.nome}</span>
        <span className="wrap-anywhere">{lado.email}</span>
      </p>
      <p className="text-ink-muted text-sm">{hint}</p>
      {things.length === 0 ? (
        <p className="text-ink-muted text-sm">{m.merge_things_none()}</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
          {things.map(({ label: name, quantidade }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right tabular-nums">{quantidade}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function shown(campo: CampoUniao, { campos }: LadoUniao): string {
  const value = campos[campo] ?? ''
  const isDate = campo === 'dataNascimento' || campo === 'dataCasamento'
  return isDate ? formatCivilDate(value, 'short', getLocale()) : value
}
