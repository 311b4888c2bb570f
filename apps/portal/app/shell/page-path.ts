/**
 * The page that an address asks for, as the route table reads it: without the ending of data requests, without a slash
 * at the end, and with `%67ive` being `give`. What guards pages by their address must see them as routes do.
 */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\/_?\.data$|\.data$/, '').replace(/(?<!\/)\/+$/, '')
  return page.split('/').map(decodeSegment).join('/') || '/'
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}
