import { worker } from './worker-scope.ts'

const NAME = 'atrio-language'
const KEY = '/__language'

let current: string | undefined

/** The language that the server last spoke to this browser; what it asks for until then. */
export async function currentLanguage(): Promise<string> {
  if (current) return current
  const kept = await worker.caches.match(KEY, { cacheName: NAME })
  return (current = (await kept?.text()) ?? navigator.language)
}

/** Remembered across the worker's stops, which the browser may order at any time. True where it is another than before. */
export async function rememberLanguage(language: string): Promise<boolean> {
  if (language === (await currentLanguage())) return false
  current = language
  const cache = await worker.caches.open(NAME)
  await cache.put(KEY, new Response(language))
  return true
}
