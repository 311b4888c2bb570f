import type { Page } from '@playwright/test'

/**
 * Stand for the frames of YouTube and Vimeo, by what their makers write down: each says nothing before it is greeted as
 * its own player wants, tells only what it was asked to tell, and keeps what it is told. No test has met the real ones.
 */
export const foreignPlayers = {
  youtube: {
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    host: /^https:\/\/www\.youtube-nocookie\.com\//,
    seek: (seconds: number) => `{"event":"command","func":"seekTo","args":[${seconds},true]}`,
    html: frameOf(`
      let place = 0
      const info = () => ({ currentTime: place, duration: 600, playerState: 1, volume: 100, muted: false })
      const tell = (event, more) => send({ event, id: 'atrio', channel: 'widget', info: more })
      hear = ({ event }) => {
        if (event !== 'listening') return
        tell('initialDelivery', info())
        tell('onReady', null)
        tell('onStateChange', 1)
      }
      goTo = (seconds) => {
        place = seconds
        tell('infoDelivery', info())
      }`),
  },
  vimeo: {
    link: 'https://vimeo.com/1084537',
    host: /^https:\/\/player\.vimeo\.com\//,
    seek: (seconds: number) => `{"method":"setCurrentTime","value":${seconds}}`,
    html: frameOf(`
      const asked = new Set()
      hear = ({ method, value }) => {
        if (method === 'addEventListener') asked.add(value)
        if (method === 'getDuration') send({ method, value: 600 })
      }
      goTo = (seconds) => {
        const data = { seconds, duration: 600, percent: seconds / 600 }
        if (asked.has('timeupdate')) send({ event: 'timeupdate', data })
      }
      addEventListener('load', () => send({ event: 'ready' }))`),
  },
} as const

type Foreign = (typeof foreignPlayers)[keyof typeof foreignPlayers]

/** From now on this browser meets the stand-in where it asks for that site. */
export async function standIn(page: Page, { host, html }: Foreign): Promise<void> {
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: html }))
}

/** The player of that site on a page, once it is there. */
export function foreignPlayer(page: Page, { host }: Foreign) {
  const frame = () => {
    const found = page.frames().find((one) => host.test(one.url()))
    if (!found) throw new Error(`no frame of ${host}`)
    return found
  }
  return {
    /** Plays on at this second, and says so as that site does. */
    goTo: (seconds: number) => frame().evaluate(`goTo(${seconds})`),
    told: () => frame().evaluate<string[]>('told'),
  }
}

function frameOf(script: string): string {
  return `<button>Player</button><script>
    const told = []
    let page, origin, hear, goTo
    // Vimeo speaks first, to whoever has it in their page.
    const send = (message) => (page ?? parent).postMessage(JSON.stringify(message), origin ?? '*')
    addEventListener('message', (event) => {
      page = event.source
      origin = event.origin
      told.push(event.data)
      hear(JSON.parse(event.data))
    })
    ${script}
  </script>`
}
