import { ApiError, createHttpTransport, type Transport } from '@atrio/contract'
import { withCaptchaOnDemand } from '../captcha/captcha-on-demand.ts'
import { saveAllDrafts } from '../data/drafts.ts'
import { loadErrorTexts } from '../messages/error-messages.ts'
import { leavePersonal } from '../personal/personal-store.ts'
import { noteAnswer } from '../offline/service-worker.ts'
import { createSessionEngine } from './session-engine.ts'
import { withWebLock } from './session-refresh.ts'
import { sessionStore } from './session-store.ts'
import { browserStorages } from '../data/storage.ts'

/** The session of this browser tab. Import it lazily: it brings the whole contract along. */
export const browserSession = createSessionEngine({
  transport: withErrorTexts(
    withCaptchaOnDemand(
      createHttpTransport({
        base: '/api/v1',
        headers: () => ({ 'accept-language': document.documentElement.lang }),
        async fetch(input, init) {
          const response = await fetch(input, init)
          noteAnswer()
          return response
        },
      }),
      {
        place: captchaPlace,
        solve: async (desafio) => (await import('../captcha/captcha-altcha.ts')).solveAltcha(desafio),
      },
    ),
  ),
  storages: browserStorages(),
  store: sessionStore,
  runAlone: withWebLock,
  now: Date.now,
  page: {
    path: () => location.pathname + location.search,
    hostname: () => location.hostname,
    goHome: () => location.assign('/'),
    saveDrafts: saveAllDrafts,
    async forgetPersonal() {
      await Promise.all([leavePersonal(), leavePush()])
    },
  },
})

/** What was told to the person here ends with the log-in. */
async function leavePush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { leave } = await import('../push/subscription.ts')
  await leave()
}

/** Makes calls from the browser, as the person who is logged in. For pages that are loaded lazily. */
export const api = browserSession.api

function withErrorTexts(transport: Transport): Transport {
  return async (...request) => {
    try {
      return await transport(...request)
    } catch (error) {
      // A session that has to be renewed is no failure that anybody reads of.
      if (error instanceof ApiError && error.body.code !== 'UNAUTHENTICATED') await loadErrorTexts()
      throw error
    }
  }
}

/** The end of the form that was sent, whose button has the focus. */
function captchaPlace(): HTMLElement {
  const form = document.activeElement?.closest('form') ?? document.body
  const known = form.querySelector<HTMLElement>('[data-captcha]')
  if (known) return known
  const place = document.createElement('div')
  place.dataset['captcha'] = ''
  form.append(place)
  return place
}
