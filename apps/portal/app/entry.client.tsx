import './lib/session/url-code.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale } from '@atrio/rules'
import { startServiceWorker } from './lib/offline/service-worker.ts'
import { installTrustedTypes } from './lib/security/trusted-types.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

installTrustedTypes()

// The document says which language the server rendered; reading it keeps both sides the same.
overwriteGetLocale(() => (isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en'))

// React shows no other page while a picture grows into this one: whoever presses something has seen enough.
for (const press of ['pointerdown', 'keydown', 'popstate']) {
  addEventListener(press, () => document.activeViewTransition?.skipTransition(), true)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

startServiceWorker()
