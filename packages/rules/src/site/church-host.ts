/** How the operator says that churches are reached. */
export interface PortalHosts {
  /** Spec §1: a host name that contains it begins with a church's code. */
  marker: string
  /** Host below which every church has its address, `<codigo>.<this>`. */
  platformHost: string
  scheme: 'http' | 'https'
  /** As browsers see it: a proxy in front may have another than this process. */
  port: number
}

/** What a church is looked up by. */
export interface ChurchHost {
  /** The church's code, or null where the whole host is registered or unknown. */
  codigo: string | null
  /** The one spelling of the host: whoever asks at another is sent there, and nothing is kept under another. */
  host: string
}

/**
 * The church that a host names. Only its code right below the platform's host, or a host that is registered, is a
 * church's own; the marker (Spec §1) lets others find it too, and they are invented as easily as they are typed.
 */
export function readChurchHost(
  host: string,
  { marker, platformHost }: Pick<PortalHosts, 'marker' | 'platformHost'>,
): ChurchHost {
  const first = host.slice(0, host.indexOf('.'))
  if (host === `${first}.${platformHost}`) return { codigo: first, host }
  if (host.includes(marker)) return { codigo: first, host: `${first}.${platformHost}` }
  return { codigo: null, host }
}

const AUTHORITY =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a request's `host[:port]` names a host at all: whatever is built upon another breaks, or misleads. */
export function isAuthority(authority: string): boolean {
  return authority.length <= 261 && AUTHORITY.test(authority) && URL.canParse(`http://${authority}`)
}

/**
 * Where a church's portal is, whatever a request calls it: at its own main host, else at its code below the platform's.
 * Links in all that leaves the server lead there (Decision 72).
 */
export function churchOrigin(
  { codigo, host }: { codigo: string; host: string | null },
  { platformHost, scheme, port }: Omit<PortalHosts, 'marker'>,
): string {
  return new URL(`${scheme}://${host ?? `${codigo}.${platformHost}`}:${port}`).origin
}
