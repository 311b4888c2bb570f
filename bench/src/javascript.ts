import type { Part } from './figure.ts'
import { pageScripts, withBrowser } from './page-scripts.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOST = 'esperanca.atrio.localhost'

/** Decision 60: kilobytes of any page but the home. */
const CONTENT = 170
const PAGES = [
  { id: 'home', what: 'the home page', path: '/', atMost: 150 },
  { id: 'devotional', what: 'a devotional', path: '/devotionals/1' },
  { id: 'videos', what: 'the videos', path: '/videos' },
  { id: 'podcast', what: 'the podcast', path: '/podcast' },
  { id: 'bible', what: 'a chapter of the Bible', path: '/bible/kjv/jhn/3' },
  { id: 'song', what: 'a song', path: '/songs/1' },
  { id: 'member-home', what: 'the home page, logged in', path: '/', loggedIn: true },
  { id: 'notes', what: 'the list of notes, logged in', path: '/user/notes', loggedIn: true },
  { id: 'note', what: 'the editor of notes, logged in', path: '/user/notes/new', loggedIn: true },
  { id: 'notifications', what: 'the notifications, logged in', path: '/notifications', loggedIn: true },
]

/** Every script that a page loads until it is quiet, and what stands in the page itself. */
export const javascript: Part = async () => {
  const application = await startApplication(temporaryFolder())
  const origin = `http://${HOST}:${application.port}`
  try {
    return await withBrowser(async (browser) => {
      const figures = []
      for (const { id, what, atMost = CONTENT, ...page } of PAGES) {
        const { bytes, files, inline } = await pageScripts(browser, { origin, ...page })
        figures.push({
          id: `${id}-javascript`,
          what: `JavaScript of ${what}, all of it, gzip`,
          value: bytes / 1000,
          unit: 'kB',
          atMost,
          how: `${files} files loaded by a first visit in Chromium until the network is quiet, and ${inline} bytes inline`,
        })
      }
      return figures
    })
  } finally {
    await application.stop()
  }
}
