import { buttonClass } from '@atrio/ui'
import type { Locale } from '@atrio/rules'
import { Church } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import { LoginPage } from './login-page.tsx'

export interface FirstPicture {
  title: string
  /** HTML. */
  body: string
}

/**
 * What a document of the site shows before its scripts have run, and where they cannot (Decision 272); drawn by the build.
 * `login` for who has not come in on this device, `frame` for everybody else.
 */
export function drawFirst(locale: Locale): Record<'login' | 'frame', FirstPicture> {
  const before = getLocale
  overwriteGetLocale(() => locale)
  try {
    return {
      login: { title: m.login_title(), body: around(<Alone page={<LoginPage />} />) },
      frame: { title: m.site_name(), body: around(<Frame />) },
    }
  } finally {
    overwriteGetLocale(before)
  }
}

const around = (first: ReactNode) =>
  renderToStaticMarkup(
    <>
      <div id="root" />
      <div id="first">{first}</div>
      <div id="unable" hidden>
        <Unable>{m.unable_detail()}</Unable>
      </div>
      <noscript>
        <Unable>{m.no_script_detail()}</Unable>
      </noscript>
    </>,
  )

function Alone({ page }: { page: ReactNode }) {
  return <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
}

/** The church, and what somebody sees of it, is not known yet. */
function Frame() {
  return (
    <>
      <header className="border-line bg-surface border-b">
        <p className="wrap flex min-h-14 items-center gap-2.5 font-semibold">
          <Church aria-hidden="true" className="size-5 shrink-0" />
          {m.site_name()}
        </p>
      </header>
      <main aria-busy="true" />
    </>
  )
}

function Unable({ children }: { children: ReactNode }) {
  return (
    <main className="tool wrap grid grid-cols-1 justify-items-start gap-4 py-8 sm:py-14">
      <p className="text-ink-muted text-sm font-semibold">{m.site_name()}</p>
      <h1>{m.failed_title()}</h1>
      <p>{children}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- The page itself: without a script nothing else loads it anew. */}
      <a href="" className={buttonClass({})}>
        {m.again()}
      </a>
    </main>
  )
}
