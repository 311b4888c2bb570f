import type { Part } from './figure.ts'
import { pageScripts, withBrowser } from './page-scripts.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOST = 'esperanca.atrio.localhost'
const STAFF_HOST = 'admin.atrio.localhost'

/** Kilobytes of gzip that pages may have (Decision 127); `form`: a public page that opens with one. */
const BOUNDS = { home: 170, live: 160, play: 160, public: 175, form: 205, signedIn: 190, staff: 150 }
/** What of a bound is to be left free for what comes next. */
const HEADROOM = 0.05
const PAGES = [
  { id: 'home', what: 'the home page', path: '/', atMost: BOUNDS.home },
  { id: 'about', what: 'the page about the church', path: '/about' },
  { id: 'events', what: 'the events', path: '/event' },
  { id: 'event', what: 'an event', path: '/event/1' },
  { id: 'groups', what: 'the groups', path: '/groups' },
  { id: 'give', what: 'the giving form', path: '/give' },
  { id: 'access', what: 'the way in', path: '/access', atMost: BOUNDS.form },
  { id: 'devotional', what: 'a devotional', path: '/devotionals/1' },
  { id: 'videos', what: 'the videos', path: '/videos' },
  { id: 'live', what: 'the live page', path: '/live', atMost: BOUNDS.live },
  { id: 'podcast', what: 'the podcast', path: '/podcast' },
  { id: 'play', what: 'the home of Play', path: '/play', atMost: BOUNDS.play },
  { id: 'play-title', what: 'a film of Play', path: '/play/video/2', atMost: BOUNDS.play },
  { id: 'play-search', what: 'the search of Play', path: '/play/search', atMost: BOUNDS.play },
  { id: 'bible', what: 'a chapter of the Bible', path: '/bible/kjv/jhn/3' },
  { id: 'song', what: 'a song', path: '/songs/1' },
  { id: 'member-home', what: 'the home page, logged in', path: '/', loggedIn: true },
  { id: 'notes', what: 'the list of notes, logged in', path: '/user/notes', loggedIn: true },
  { id: 'note', what: 'the editor of notes, logged in', path: '/user/notes/new', loggedIn: true },
  { id: 'account', what: 'the account, logged in', path: '/user/account', loggedIn: true },
  { id: 'my-giving', what: 'what one gives, logged in', path: '/user/giving', loggedIn: true },
  {
    id: 'staff',
    what: 'the staff’s site, before one comes in',
    path: '/esperanca',
    host: STAFF_HOST,
    atMost: BOUNDS.staff,
  },
  { id: 'notifications', what: 'the notifications, logged in', path: '/notifications', loggedIn: true },
]

/** Every script that a page loads until it is quiet, and what stands in the page itself. */
export const javascript: Part = async () => {
  const application = await startApplication(temporaryFolder())
  try {
    return await withBrowser(async (browser) => {
      const figures = []
      for (const { id, what, host = HOST, ...page } of PAGES) {
        const origin = `http://${host}:${application.port}`
        const atMost = page.atMost ?? (page.loggedIn ? BOUNDS.signedIn : BOUNDS.public)
        const { bytes, files, inline } = await pageScripts(browser, { origin, ...page })
        figures.push({
          id: `${id}-javascript`,
          what: `JavaScript of ${what}, all of it, gzip`,
          value: bytes / 1000,
          unit: 'kB',
          atMost,
          how: `${files} files loaded by a first visit in Chromium until the network is quiet, and ${inline} bytes inline; ${headroom(bytes / 1000, atMost)}`,
        })
      }
      return figures
    })
  } finally {
    await application.stop()
  }
}

function headroom(value: number, atMost: number): string {
  const free = `${((1 - value / atMost) * 100).toFixed(1)} %`
  return `${free} of the bound free, where ${HEADROOM * 100} % are wanted`
}
