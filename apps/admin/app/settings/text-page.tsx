import { churchCalls, type IgrejaEquipe, type TextoEquipe } from '@atrio/contract'
import { Banner, Button, CheckboxField, TextArea, TextField, useToasts } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment, toInstant, zoneName } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { PartForm } from './part-form.tsx'
import { texts } from './texts-page.tsx'

const RichField = lazy(async () => ({ default: (await import('../content/rich-field.tsx')).RichField }))

interface Valores {
  conteudo: string
  mudancas: string
  flagPedeAceite: boolean
  /** As it is typed; empty for now. */
  quando: string
}

/** One text of the church: what is in force stays to be read, and what is saved is its next version. */
export function TextPage() {
  const loaded = useLoaderData<{ texto: TextoEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const title = loaded ? texts[loaded.texto.tipo].label() : m.texts()
  usePageTitle(title, igreja.nome)
  if (!loaded) return null
  return <TextForm key={`${loaded.texto.tipo} ${loaded.texto.versao}`} texto={loaded.texto} igreja={igreja} />
}

function TextForm({ texto, igreja }: { texto: TextoEquipe; igreja: IgrejaEquipe }) {
  const { tipo, versao, conteudo } = texto
  const isWaiting = !texto.flagVigente
  const stored = {
    conteudo,
    mudancas: isWaiting ? (texto.mudancas ?? '') : '',
    flagPedeAceite: isWaiting && texto.flagPedeAceite,
    quando: '',
  }
  return (
    <PartForm<Valores>
      title={texts[tipo].label()}
      lead={m.text_lead()}
      place={`texto/${tipo}`}
      call={churchCalls.saveTextoEquipe}
      slug={igreja.slug}
      stored={{ versao, valores: stored }}
      toBody={({ quando, mudancas, ...valores }) => ({
        ...valores,
        tipo,
        mudancas: mudancas.trim() || null,
        dataVigencia: toInstant(quando),
      })}
      after={isWaiting && <Waiting texto={texto} slug={igreja.slug} />}
    >
      {({ valores, errors, change }) => {
        const field = { label: m.text_words(), error: errors['conteudo'] }
        return (
          <>
            <p className="text-ink-muted">
              {!texto.flagProprio && m.text_default()}
              {texto.flagProprio &&
                (isWaiting
                  ? m.text_waits({ version: versao, moment: formatMoment(texto.dataVigencia) })
                  : m.text_in_force({ version: versao, moment: formatMoment(texto.dataVigencia) }))}
            </p>
            <Suspense fallback={<TextArea {...field} rows={14} disabled />}>
              <RichField {...field} html={valores.conteudo} onHtml={(html) => change({ conteudo: html })} />
            </Suspense>
            <TextArea
              label={m.text_changes()}
              optional={m.optional()}
              hint={m.text_changes_hint()}
              rows={2}
              maxLength={300}
              value={valores.mudancas}
              onChange={(event) => change({ mudancas: event.target.value })}
            />
            {tipo !== 'ajuda' && (
              <CheckboxField
                label={m.text_asks()}
                hint={m.text_asks_hint()}
                checked={valores.flagPedeAceite}
                onChange={(event) => change({ flagPedeAceite: event.target.checked })}
              />
            )}
            <TextField
              label={m.text_from()}
              optional={m.optional()}
              hint={m.text_from_hint({ zone: zoneName() })}
              error={errors['dataVigencia'] && m.text_from_past()}
              type="datetime-local"
              value={valores.quando}
              onChange={(event) => change({ quando: event.target.value })}
            />
          </>
        )
      }}
    </PartForm>
  )
}

function Waiting({ texto: { tipo }, slug }: { texto: TextoEquipe; slug: string }) {
  const { show } = useToasts()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(churchCalls.cancelarTextoEquipe, { params: { slug }, body: { tipo } })
    show({ tone: 'ok', title: m.text_called_off() })
    await refresh()
  })
  return (
    <div className="border-line grid grid-cols-1 gap-3 border-t pt-6">
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <Button
        variant="secondary"
        loading={isBusy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {m.text_call_off()}
      </Button>
    </div>
  )
}
