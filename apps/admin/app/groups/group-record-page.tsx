import type { IgrejaEquipe } from '@atrio/contract'
import { useLoaderData, useOutletContext, useParams } from 'react-router'
import { kindAt } from '../content/kinds.ts'
import { RecordPage } from '../content/record-page.tsx'
import { m } from '../paraglide/messages.js'
import { Leaders } from './leaders.tsx'
import type { LoadedGroupRecord } from './load.ts'

/** A group with who leads it, or a study. */
export function GroupRecordPage() {
  const loaded = useLoaderData<LoadedGroupRecord | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const { nome } = kindAt(useParams()['kind'])
  if (!loaded) return null
  const { lideres, registro } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <RecordPage />
      {nome === 'celula' && registro.situacao !== 'arquivado' && (
        <section aria-labelledby="leaders" className="grid grid-cols-1 gap-3">
          <h2 id="leaders">{m.leaders()}</h2>
          {lideres === null ? (
            <p className="text-ink-muted">{m.leaders_later()}</p>
          ) : (
            <Leaders
              key={registro.id}
              slug={igreja.slug}
              celula={{ id: registro.id, nome: String(registro.valores?.['nome'] ?? '') }}
              lideres={lideres}
            />
          )}
        </section>
      )}
    </div>
  )
}
