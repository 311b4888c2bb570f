import './app.css'
import './lib/trusted-types.ts'
import { ToastProvider } from '@atrio/ui'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepLanguage } from './lib/language.ts'
import { noteLostParts } from './lib/lost-part.ts'
import { takeOver } from './lib/take-over.ts'
import { warmLinks } from './lib/warm-links.ts'
import { m } from './paraglide/messages.js'
import { createRouter } from './router.tsx'

keepLanguage()
noteLostParts()
// Without it the site is as before, takes nothing that a phone shares, and says nothing without a network.
navigator.serviceWorker
  ?.register('/share-worker.js')
  .then(async () => (await import('./offline/keep-page.ts')).keepOfflinePage())
  .catch(() => {})
const router = createRouter()
warmLinks(router)
const root = document.getElementById('root')!
takeOver(root)
createRoot(root).render(
  <ToastProvider label={m.toasts()} dismissLabel={m.close()}>
    <RouterProvider router={router} />
  </ToastProvider>,
)
