import { afterEach, expect, it, vi } from 'vitest'
import { linkFrame } from './frame-link.ts'

afterEach(() => vi.unstubAllGlobals())

const SITE = 'https://player.example'

/** A page with the frame of another site in it. */
function pageWithFrame() {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const sent: unknown[][] = []
  const inside = { postMessage: (...given: unknown[]) => sent.push(given) }
  const heard: unknown[] = []
  const link = linkFrame({ contentWindow: inside } as unknown as HTMLIFrameElement, SITE, (data) =>
    heard.push(data),
  )
  const say = (
    data: unknown,
    { origin = SITE, source = inside }: { origin?: string; source?: object } = {},
  ) => page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { link, say, sent, heard }
}

it('hears the frame alone, from the site that it belongs to, as an object or as JSON of one', () => {
  const { say, heard } = pageWithFrame()
  say('{"event":"ready"}')
  say({ event: 'pause' })
  // The frame was led elsewhere.
  say({ event: 'timeupdate' }, { origin: 'https://elsewhere.example' })
  // Another frame of the same site, or a window of it.
  say({ event: 'timeupdate' }, { source: {} })
  say('no JSON')
  expect(heard).toEqual([{ event: 'ready' }, { event: 'pause' }])
})

it('speaks to that site alone, and hears nothing once it is over', () => {
  const { link, say, sent, heard } = pageWithFrame()
  link.post({ method: 'play' })
  expect(sent).toEqual([['{"method":"play"}', SITE]])
  link.disconnect()
  say({ event: 'ready' })
  expect(heard).toEqual([])
})
