import { ports, type Categoria, type OpenPort, type Porta } from '@atrio/rules'
import { browserStorages, keys, readJson, writeJson } from '../lib/data/storage.ts'
import { createStore } from '../lib/data/store.ts'

/** What somebody said in this browser of what a church has loaded from others (Decision 153). */
export interface Choice {
  /** Whose it is: a person's is theirs alone, a visitor's (null) is also that of who logs in next. */
  de: number | null
  /** When, as an ISO moment. */
  data: string
  /** Not in the person's account yet. */
  pendente: boolean
  portas: Partial<Record<Porta, { versao: number; aceito: boolean }>>
}

/** A choice of before, or null. Whatever else lies there is none. */
export function readChoice(value: unknown): Choice | null {
  const { de, data, pendente, portas } = (value ?? {}) as Partial<Choice>
  if ((de !== null && typeof de !== 'number') || typeof data !== 'string') return null
  if (typeof pendente !== 'boolean' || typeof portas !== 'object' || portas === null) return null
  return { de, data, pendente, portas }
}

/** The choice, where it is that of who is here. */
export function choiceOf(choice: Choice | null, owner: number | null): Choice | null {
  return choice && (choice.de === null || choice.de === owner) ? choice : null
}

/** Of what somebody has not been asked about, or not as it is today. */
export function unanswered(choice: Choice | null, open: readonly OpenPort[]): OpenPort[] {
  return open.filter(({ porta }) => choice?.portas[porta]?.versao !== ports[porta].versao)
}

export function granted(choice: Choice | null, open: readonly OpenPort[]): OpenPort[] {
  return open.filter(({ porta }) => {
    const said = choice?.portas[porta]
    return said?.aceito === true && said.versao === ports[porta].versao
  })
}

/** An answer to all that was offered: yes to these categories, no to the others. */
export function answer(
  owner: number | null,
  offered: readonly OpenPort[],
  accepted: readonly Categoria[],
): Choice {
  const portas = offered.map(({ porta }) => {
    const { categoria, versao } = ports[porta]
    return [porta, { versao, aceito: accepted.includes(categoria) }] as const
  })
  const data = new Date().toISOString()
  return { de: owner, data, pendente: owner !== null, portas: Object.fromEntries(portas) }
}

/** Global Privacy Control: the browser has refused advertising for its owner. */
export function refusesAdvertising(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

export const choiceStore = createStore<Choice | null>(
  typeof window === 'undefined' ? null : readChoice(readJson(browserStorages().local, keys.consent)),
)

export function keepChoice(choice: Choice): void {
  writeJson(browserStorages().local, keys.consent, choice)
  choiceStore.set(choice)
}

if (typeof window !== 'undefined') {
  // Said in another tab.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === keys.consent) choiceStore.set(newValue === null ? null : readChoice(JSON.parse(newValue)))
  })
}
