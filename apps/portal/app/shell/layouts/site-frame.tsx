import { SkipLink } from '@atrio/ui'
import type { ReactNode } from 'react'
import { ConsentPlace } from '../../consent/consent-place.tsx'
import { m } from '../../paraglide/messages.js'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import { PhoneBar } from '../menus/phone-bar.tsx'
import { PreviewBar } from '../preview-bar.tsx'
import { StatusBars } from '../status-bars.tsx'

/** What surrounds every page of the layouts HOME and DEFAULT. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content">{m.skip_to_content()}</SkipLink>
      <PreviewBar />
      <ConsentPlace />
      <Header />
      <StatusBars />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PhoneBar />
    </div>
  )
}
