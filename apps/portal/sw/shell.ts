import { matchLocale } from '@atrio/rules'
import { currentLanguage } from './language.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

declare const self: {
  /** Filled in by the build: every file of the application, its scripts in English. */
  __SW_MANIFEST: { url: string; revision: string | null }[]
}

const files = self.__SW_MANIFEST

/** Changes with every build that changes a file. */
export const version = fingerprint(files.map(({ url, revision }) => `${url} ${revision}`).join('\n'))

/** Where the application's files lie. */
export const SHELL = `atrio-shell-${version}`

/** Loads every file of the application that is not here yet, its scripts in the language that the visitor reads. */
export async function keepShell(): Promise<void> {
  const language = matchLocale(await currentLanguage())
  const shell = await worker.caches.open(SHELL)
  const here = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = files.map(({ url }) => url.replace('/assets/en/', `/assets/${language}/`))
  await shell.addAll(wanted.filter((url) => !here.has(url)))
}

/** Names of built files change with their content, so a copy is as good as the original. */
export async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await worker.caches.match(request, { cacheName: SHELL, ignoreVary: true })) ?? fetch(request)
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
