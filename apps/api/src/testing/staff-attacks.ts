import { calls, type CallName } from '@atrio/contract'
import { absent, inputFor, namesRow, type Known, type RowKey } from './matrix-input.ts'
import { roleAttacks, toText } from './role-matrix.ts'
import { alike, findMark, MARK, NEIGHBOUR, refused, type Attack, type World } from './attack.ts'
import type { Answer, CallOptions } from './test-app.ts'
import { whoMay } from './who-may.ts'

/** What tells names of people, and nothing else of them (Decision 281). */
const NAMING = new Set<CallName>(['listLideresEquipe', 'saveLiderEquipe', 'listPessoasCelula'])

/** The same for a call of the staff's site, where a bearer token opens nothing and a cookie says who asks (Decision 156). */
export function staffAttacks(name: CallName, world: World): Attack[] {
  const { test, own, foreign } = world
  const admin = world.staff.find(({ role }) => role === 'ROLE_ADMIN')!
  const send = (known: Known, given: CallOptions, row?: RowKey) =>
    test.call(name, { ...inputFor(name, known, row), ...given })
  const { auth } = calls[name]
  // Who looks after people sees those of the church, and who names those who lead a group their names.
  const ofPeople = (typeof auth === 'object' && auth.area === 'pessoas') || NAMING.has(name)
  const marks = ofPeople ? [MARK] : [MARK, NEIGHBOUR]
  const list: Attack[] = [
    {
      name: 'its own answer, searched for what is not its own',
      run: async () => findMark(await send(own, { equipe: admin.equipe }), marks),
    },
    ...roleAttacks(test, name, own, world.staff),
    {
      name: 'at the host of a church',
      run: async () => notThere(await send(own, { equipe: admin.equipe, host: `${own.host}:3000` })),
    },
  ]
  if (whoMay(name) === 'everybody') return list
  list.push(
    { name: 'no cookie', run: async () => refused(await send(own, {})) },
    { name: 'a bearer token alone', run: async () => refused(await send(own, { token: admin.token })) },
    {
      name: 'a cookie of a password alone',
      run: async () => refused(await send(own, { equipe: world.halfOpen })),
    },
    {
      name: 'from a page of another host',
      run: async () => {
        const headers = { origin: 'http://esperanca.atrio.localhost:3000', 'sec-fetch-site': 'same-site' }
        const answer = await send(own, { equipe: admin.equipe, headers })
        return answer.body['code'] === 'ORIGIN_REFUSED' ? null : toText(answer)
      },
    },
  )
  if (calls[name].path.startsWith('/igreja/')) {
    list.push({
      name: 'names of another church',
      run: async () =>
        alike(
          await send(foreign, { equipe: admin.equipe }),
          await send(absent, { equipe: admin.equipe }),
          [404],
        ),
    })
  }
  if (namesRow(name)) {
    list.push({
      name: 'rows of another church under its own name',
      run: async () => {
        for (const row of world.rows) {
          const got = findMark(await send(own, { equipe: admin.equipe }, row), marks)
          if (got !== null) return got
        }
        return null
      },
    })
  }
  return list
}

function notThere(answer: Answer): string | null {
  return answer.status === 404 && answer.body['code'] === 'NOT_FOUND' ? null : toText(answer)
}
