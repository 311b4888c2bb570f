import { readdirSync } from 'node:fs'
import type { CallName, ErrorCode } from '@atrio/contract'
import type { Case } from './status-cases.ts'

type Cases = Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>>

/** `<what>-cases.ts` beside this file, each with its list `<what>Cases`; two are named so and are none. */
const lists = await Promise.all(
  readdirSync(import.meta.dirname)
    .map((file) => /^(.+)-cases\.ts$/.exec(file)?.[1])
    .filter((what) => what !== undefined && what !== 'slice' && what !== 'status')
    .map((what) => loadCases(what!)),
)

/** What the slices' own lists say of a call. */
export function sliceCase(name: CallName): Partial<Record<ErrorCode | 'ok', Case>> {
  return Object.assign({}, ...lists.map((cases) => cases[name]))
}

async function loadCases(what: string): Promise<Cases> {
  const name = `${what.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Cases`
  const cases = ((await import(`./${what}-cases.ts`)) as Record<string, Cases | undefined>)[name]
  if (!cases) throw new Error(`${what}-cases.ts exports no ${name}`)
  return cases
}
