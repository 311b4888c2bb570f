import type { IgrejaEquipe } from '@atrio/contract'
import { ChevronRight } from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { kindsFor } from './kinds.ts'
import { PreviewButton } from './preview-button.tsx'

/** Groups and their studies have a section of their own. */
const kindsOfContent = (igreja: IgrejaEquipe) =>
  kindsFor(igreja).filter(({ resource }) => resource.area !== 'grupos')

/** What somebody may write. */
export function ContentPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.content(), igreja.nome)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.content()}</h1>
        <PreviewButton slug={igreja.slug} registro={null} />
      </div>
      <ul className="ruled">
        {kindsOfContent(igreja).map(({ path, plural, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="text-ink flex min-h-14 items-center gap-3 py-2 no-underline hover:underline"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">{plural()}</span>
              <ChevronRight aria-hidden="true" className="text-ink-muted size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
