import { Resolver } from 'node:dns/promises'

/** What a directory says of a name: its values, that there are none, or nothing at all. */
export type Answered = { values: string[] } | 'absent' | 'unknown'

/**
 * The directory of names (DNS). It never fails: a server that is silent, broken or out of reach has said nothing of the
 * name, which is `unknown` and not `absent`.
 */
export interface Names {
  cname: (host: string) => Promise<Answered>
  txt: (host: string) => Promise<Answered>
}

/** @param servers instead of the system's, separated by commas, each with its port if it has another than 53 */
export function createNames({ DNS_SERVERS }: { DNS_SERVERS?: string | undefined }): Names {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (DNS_SERVERS) resolver.setServers(DNS_SERVERS.split(',').map((server) => server.trim()))
  return {
    cname: (host) => ask(() => resolver.resolveCname(host)),
    txt: (host) =>
      ask(async () => {
        const records = await resolver.resolveTxt(host)
        return records.map((parts) => parts.join(''))
      }),
  }
}

/** There is no such name, or none with such a record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

async function ask(resolve: () => Promise<string[]>): Promise<Answered> {
  try {
    return { values: await resolve() }
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? 'absent' : 'unknown'
  }
}
