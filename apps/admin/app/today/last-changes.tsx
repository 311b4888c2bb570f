import { changeCalls, type IgrejaEquipe, type MudancaEquipe, type ResourceName } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { fieldName } from '../content/field-names.ts'
import { kindNames, placeOfKind } from '../content/kind-names.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { mayCreate } from './create-links.tsx'

/** What the team changed last, each with a way back. */
export function LastChanges({ igreja }: { igreja: IgrejaEquipe }) {
  const { show } = useToasts()
  const [mudancas, setMudancas] = useState<readonly MudancaEquipe[] | null>(null)
  const read = async () => {
    const { mudancas: found } = await api(changeCalls.listMudancasEquipe, {
      params: { slug: igreja.slug },
    })
    setMudancas(found)
  }
  const load = useTask(read)
  const begin = useEffectEvent(() => void load.start())
  useEffect(() => begin(), [])
  const undo = useTask(async ({ recurso, id, versao, volta }: MudancaEquipe) => {
    // With the calls of all kinds comes what each is made of.
    const { recordCalls } = await import('../content/calls.ts')
    const calls = recordCalls(recurso as ResourceName, igreja.slug)
    try {
      if (volta === 'restaurar') await calls.restore(id, versao - 1, { versao })
      else await calls.archive(id, { versao, arquivado: volta === 'arquivar' })
      show({ tone: 'ok', title: m.changes_undone() })
    } finally {
      // Where somebody was quicker, what they did is shown.
      await read()
    }
  })
  const error = load.error ?? undo.error
  const isEmpty = mudancas === null || (mudancas.length === 0 && !mayCreate(igreja))
  if (isEmpty && error === null) return null
  return (
    <section aria-labelledby="changes" className="grid grid-cols-1 gap-3">
      <h2 id="changes" className="text-lg">
        {m.changes()}
      </h2>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {mudancas?.length === 0 && <p className="text-ink-muted">{m.changes_none()}</p>}
      <ul className="ruled">
        {mudancas?.map((one) => (
          <li
            key={`${one.recurso} ${one.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <span className="grid min-w-0 flex-1 basis-56">
              <Link
                to={`/${igreja.codigo}/${placeOfKind(one.recurso as ResourceName)}/${one.id}`}
                className="text-ink font-semibold wrap-break-word hover:underline"
              >
                {one.titulo || m.untitled()}
              </Link>
              <span className="text-ink-muted text-sm wrap-break-word">
                {kindNames[one.recurso as ResourceName].plural()} · {whatOf(one)}
              </span>
              <span className="text-ink-muted text-sm">
                {[formatMoment(one.em), one.por].filter(Boolean).join(' · ')}
              </span>
            </span>
            {one.volta && (
              <Button
                variant="secondary"
                icon={<Undo2 />}
                disabled={undo.isBusy}
                aria-label={m.changes_undo({ title: one.titulo || m.untitled() })}
                onClick={() => void undo.start(one)}
              >
                {m.undo()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function whatOf({ acao, campos }: MudancaEquipe): string {
  if (acao === 'criacao') return m.changes_made()
  if (acao === 'arquivamento') return m.changes_out()
  return acao === 'retorno' ? m.changes_back() : campos.map(fieldName).join(', ')
}
