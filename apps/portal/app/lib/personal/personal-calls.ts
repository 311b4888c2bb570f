import { currentOwner } from '../session/owner.ts'
import { sessionStore } from '../session/session.ts'
import { createCallCache, type KeptAnswer } from './call-cache.ts'
import { personalStore, type PersonalRecord } from './personal-store.ts'

/** Whoever comes back to a page after so long sees how things are now. */
const AWAY_MS = 5 * 60_000

const kept = (owner: number) => personalStore<PersonalRecord & KeptAnswer>('respostas', owner)

/** The answers of this document's calls, for one person at a time (Decision 124). */
export const personalCalls = createCallCache({
  // Who is nobody asks for nothing on most pages, and what makes calls is as large as such a page itself.
  async api(call, request, options) {
    const { api } = await import('../session/api-client.ts')
    return api(call, request, options)
  },
  readKept: (owner, address) => kept(owner).get(address),
  async keep(owner, address, answer) {
    // Another tab may have logged out while the answer was on its way.
    if (owner !== 0 && owner === currentOwner())
      await kept(owner).put({ id: address, pending: false, ...answer })
  },
  now: Date.now,
  later: (run, ms) => void setTimeout(run, ms),
})

/** Makes a write of a person: what it names is stale afterwards. */
export const write = personalCalls.write

const follow = () => personalCalls.belongTo(currentOwner())
if (typeof window !== 'undefined') {
  follow()
  sessionStore.subscribe(follow)
  window.addEventListener('online', () => personalCalls.askAgain(0))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) personalCalls.askAgain(AWAY_MS)
  })
}
