import type { Context } from './context.ts'

/**
 * Whether a request that a cookie gives power to comes from this very site, by script. `SameSite` alone counts another
 * subdomain as the same site.
 */
export function isFromOwnPage(ctx: Pick<Context, 'authority' | 'header'>): boolean {
  const json = /^application\/json\b/i.test(ctx.header('content-type') ?? '')
  return json && isFromOwnHost(ctx)
}

/** The same of a request without a body whose method no page of another site sends unasked. */
export function isFromOwnHost(ctx: Pick<Context, 'authority' | 'header'>): boolean {
  const origin = ctx.header('origin') ?? ''
  const ownHost = URL.canParse(origin) && new URL(origin).host === ctx.authority
  return ownHost && isFetchedBySite(ctx)
}

/** What a browser says of who asks; some say nothing. */
export function isFetchedBySite(ctx: Pick<Context, 'header'>): boolean {
  const fetchSite = ctx.header('sec-fetch-site')
  return fetchSite === undefined || fetchSite === 'same-origin'
}
