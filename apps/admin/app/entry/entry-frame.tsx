import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { LanguageLinks } from '../shell/language-links.tsx'
import { usePageTitle } from '../shell/page-title.ts'

/** The pages before a church: one thing to do on each. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <main id="main" tabIndex={-1} className="tool wrap py-8 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-6">
        <p className="text-ink-muted text-sm font-semibold">{m.site_name()}</p>
        <div className="grid grid-cols-1 gap-2">
          <h1>{title}</h1>
          {lead && <p className="text-ink-muted">{lead}</p>}
        </div>
        {children}
        <div className="border-line border-t pt-3">
          <LanguageLinks />
        </div>
      </div>
    </main>
  )
}
