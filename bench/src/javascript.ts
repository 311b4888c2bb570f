import { gzipSync } from 'node:zlib'
import { ask, fetchOk } from './ask.ts'
import { audit } from './audit.ts'
import type { Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOST = 'esperanca.atrio.localhost'

/** Every script that the home page loads until it is quiet, and what stands in the page itself. */
export const javascript: Part = async () => {
  const application = await startApplication(temporaryFolder())
  try {
    const seen = await audit(`http://${HOST}:${application.port}/`, { onlyAudits: ['network-requests'] })
    const { items } = seen.audits['network-requests']!.details as unknown as {
      items: { url: string; resourceType?: string; sessionTargetType?: string }[]
    }
    const scripts = new Set(
      items
        // What the service worker stores for later visits is no part of this page.
        .filter(
          ({ resourceType, sessionTargetType }) => resourceType === 'Script' && sessionTargetType === 'page',
        )
        .map(({ url }) => new URL(url).pathname),
    )
    let bytes = 0
    for (const path of scripts) {
      const { body, headers } = await ask(application.port, path, { headers: { 'accept-encoding': 'gzip' } })
      bytes += headers['content-encoding'] === 'gzip' ? body.length : gzipSync(body, { level: 9 }).length
    }
    const inline = await inlineScripts(application.port)
    return [
      {
        id: 'home-javascript',
        what: 'JavaScript of the home page, all of it, gzip',
        value: (bytes + inline) / 1000,
        unit: 'kB',
        atMost: 150,
        how: `${scripts.size} files loaded by a first visit in Chromium until the network is quiet, and ${inline} bytes inline`,
      },
    ]
  } finally {
    await application.stop()
  }
}

/** What runs, and the data that the page was made with; not what search engines read. */
async function inlineScripts(port: number): Promise<number> {
  const { body } = await fetchOk(port, '/')
  const scripts = [...body.toString().matchAll(/<script(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)]
  return gzipSync(scripts.map(([, code]) => code).join('\n'), { level: 9 }).length
}
