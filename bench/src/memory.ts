import { setTimeout as wait } from 'node:timers/promises'
import { fetchOk } from './ask.ts'
import type { Part } from './figure.ts'
import { residentBytes } from './resident.ts'
import { startApplication, temporaryFolder } from './server.ts'

const REST = 15_000

/** What the server holds once it has been used and left alone. */
export const memory: Part = async () => {
  const folder = temporaryFolder()
  // The first start also draws and loads the demo churches, which no later one does.
  await (await startApplication(folder)).stop()
  const application = await startApplication(folder)
  try {
    for (const path of ['/', '/about', '/churchs', '/access', '/icon-192.png']) {
      for (const language of ['pt-BR', 'en', 'es'])
        await fetchOk(application.port, `${path}?lang=${language}`)
    }
    await wait(REST)
    return [
      {
        id: 'memory',
        what: 'Memory of the server at rest, without PostgreSQL',
        value: residentBytes(application.pid) / 1_000_000,
        unit: 'MB',
        atMost: 250,
        how: `resident set ${REST / 1000} s after the last of 15 pages and pictures, second start`,
      },
    ]
  } finally {
    await application.stop()
  }
}
