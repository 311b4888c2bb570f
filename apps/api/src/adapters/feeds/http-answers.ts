import { reach, type HttpFeedOptions } from './http-feed.ts'

/** Whether a server says that something is there; null where it was not reached, or failed itself. */
export async function answersOverHttp(
  url: string,
  signal: AbortSignal,
  http: HttpFeedOptions = {},
): Promise<boolean | null> {
  try {
    // Servers of streams know GET, and not always HEAD. What comes is not read.
    const headers = { accept: '*/*', 'user-agent': 'Atrio (link check)' }
    const response = await reach(url, { method: 'GET', headers }, signal, http)
    response.destroy()
    const status = response.statusCode ?? 0
    if (status >= 500 || status === 429) return null
    return status >= 200 && status < 300
  } catch {
    return null
  }
}
