import type { CallResult, IgrejaEquipe, staffCopyCalls } from '@atrio/contract'
import { ArrowLeft } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { useFresh } from '../today/use-fresh.ts'
import { ArchiveIn } from './archive-in.tsx'
import { ArchiveOut } from './archive-out.tsx'

type Loaded = CallResult<(typeof staffCopyCalls)['getCopiaEquipe']>

/** A full archive of the church to keep or to take elsewhere, and one that comes from elsewhere. */
export function ArchivePage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.archive_title(), igreja.nome)
  useFresh()
  if (!loaded) return null
  const { copia } = loaded
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3">
        <Link to={`/${igreja.codigo}/ajustes`} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.settings()}
        </Link>
        <h1>{m.archive_title()}</h1>
        <p className="text-ink-muted">{m.archive_lead()}</p>
      </div>
      {/* What a church with nothing in it is here for comes first. */}
      {(copia.podeTrazer || copia.entrada) && <ArchiveIn igreja={igreja} copia={copia} />}
      <ArchiveOut igreja={igreja} saida={copia.saida} />
    </div>
  )
}
