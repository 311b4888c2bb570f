import type { Credentials, User } from '@atrio/contract'
import { anonymous, restoreState, sessionStore, useSession } from './session-store.ts'
import type { Origin } from './session-tokens.ts'
import { browserStorages, keys } from '../data/storage.ts'
import { previewMoment } from '../preview.ts'
import { takeUrlCode } from './url-code.ts'

export { sessionStore, useSession }

/**
 * Logs in from what the browser holds (Spec §4): once for each document, after hydration. Resolves when it is known
 * whether someone is logged in.
 */
export function startSession(): Promise<void> {
  started ??= begin()
  return started
}

/** Tries once more to log in from what the browser holds: the network was down when the page began. */
export async function retrySession(): Promise<void> {
  if (previewMoment()) return
  await (await loadEngine()).start(null)
}

/**
 * Whose refresh token this device holds. Without a network nobody can be logged in, but what this person keeps on the
 * device is theirs to read.
 */
export function deviceOwner(): number | null {
  if (previewMoment()) return null
  const { local } = browserStorages()
  const owner = Number(local.getItem(keys.userId))
  return local.getItem(keys.refreshToken) && Number.isInteger(owner) && owner > 0 ? owner : null
}

/** Takes the credentials of a log-in. Afterwards the store says who is logged in, or what is still missing. */
export async function logIn(credentials: Credentials, origin: Origin): Promise<void> {
  await (await loadEngine()).logIn(credentials, origin)
}

/** Ends the session here, on the server and in the other tabs, and loads the church home. */
export async function logOut(): Promise<void> {
  await (await loadEngine()).logOut()
}

/** Links the account of someone who has none at this church yet. */
export async function linkIgreja(user: User): Promise<void> {
  await (await loadEngine()).linkIgreja(user)
}

export async function changePassword(senhaAtual: string, novaSenha: string): Promise<void> {
  await (await loadEngine()).changePassword(senhaAtual, novaSenha)
}

let started: Promise<void> | undefined

async function begin(): Promise<void> {
  // A preview is a visitor's, whoever looks: nobody is logged in there (Decision 186).
  if (previewMoment()) {
    sessionStore.set(anonymous)
    return
  }
  const { session, local } = browserStorages()
  window.addEventListener('storage', followOtherTabs)
  if (local.getItem(keys.leaving))
    import('../personal/personal-store.ts').then(({ forgetPersonal }) => forgetPersonal()).catch(ignore)
  const code = takeUrlCode()
  // Most visitors are nobody: they must not wait for the code that talks to the API.
  if (!code && !session.getItem(keys.token) && !local.getItem(keys.refreshToken)) {
    sessionStore.set(anonymous)
    return
  }
  const restored = restoreState(session)
  if (restored) sessionStore.set(restored)
  const starting = loadEngine().then((engine) => engine.start(code))
  if (restored) starting.catch(ignore)
  else await starting.catch(() => sessionStore.set(anonymous))
}

async function loadEngine() {
  const { browserSession } = await import('./api-client.ts')
  return browserSession
}

function followOtherTabs(event: StorageEvent): void {
  const change = changeOf(event)
  if (change) void loadEngine().then((engine) => engine.followOtherTab(change), ignore)
}

function changeOf({ key, oldValue, newValue }: StorageEvent): 'left' | 'entered' | 'otherPerson' | null {
  // No key: the whole storage was cleared.
  if (key === null) return 'left'
  if (key === keys.refreshToken) return newValue === null ? 'left' : 'entered'
  const otherPerson = key === keys.userId && oldValue !== null && newValue !== null && oldValue !== newValue
  return otherPerson ? 'otherPerson' : null
}

// Without a network nothing changes; the next page tries again.
function ignore(): void {}
