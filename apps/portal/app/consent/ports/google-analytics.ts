import { ports } from '@atrio/rules'
import { addScript, type Port } from '../port.ts'

const shared = window as { dataLayer?: unknown[] }

/** Google Analytics 4. It learns of pages by what we say, and nothing for advertising. */
export const port: Port = {
  start({ codigo, url }) {
    shared.dataLayer ??= []
    say('js', new Date())
    say('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    })
    say('set', { page_location: location.origin, page_referrer: '' })
    say('config', codigo, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      ...(url !== ports.googleAnalytics.url && { server_container_url: url }),
    })
    addScript(`${url}/gtag/js?id=${codigo}`)
  },
  view(address) {
    say('set', { page_location: address })
    say('event', 'page_view', { page_location: address })
  },
}

/** It reads the arguments of a call, and no list. */
function say(..._said: unknown[]): void {
  shared.dataLayer?.push(arguments)
}
