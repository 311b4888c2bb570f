import { calls, roles, type Call, type CallName, type Standing } from '@atrio/contract'
import { demoChurches, demoPassword } from '@atrio/demo'
import { inputFor, type Known } from './matrix-input.ts'
import { chargeNeighbours, openEquipe } from './equipe.ts'
import { asOwner } from './owner.ts'
import { findIds, logIn } from './people.ts'
import type { Answer, TestApp } from './test-app.ts'
import { moduloOf, whoMay } from './who-may.ts'

/** Of the demo world: she has no role, and cares for prayer. */
export const ROSA = { email: 'rosa.tavares@vizinhos.example', password: demoPassword }

/** Somebody at the church, and what they are there. */
export interface Caller {
  name: string
  token: string
  /** The cookie of their session at the staff's site, with the second factor just shown. */
  equipe: string
  role: Standing | null
}

/** Everybody who may stand before a call of staff, each with a session at the full church. */
export async function openCallers(test: TestApp): Promise<Caller[]> {
  const elsewhere = await logIn(test, 'completeMember')
  const abroad = await findIds(test, 'english')
  // A super administrator is one in every church of their organisation (Decision 156).
  const elsewhereAlone = roles.filter((role) => role !== 'ROLE_SUPER_ADMIN')
  for (const role of elsewhereAlone) await giveRole(test, abroad.igreja, elsewhere.userId, role)
  const { igreja } = await findIds(test, 'full')
  const people: [string, Parameters<typeof logIn>[1], Standing | null][] = [
    ['a member', 'member', null],
    ['staff of another church', 'completeMember', null],
    ['who has no account here', 'otherOrganisationAdmin', null],
    ['ROLE_ADMIN', 'admin', 'ROLE_ADMIN'],
    ['ROLE_ADMIN_CONTENT', 'contentAdmin', 'ROLE_ADMIN_CONTENT'],
    ['ROLE_SUPER_ADMIN', 'superAdmin', 'ROLE_SUPER_ADMIN'],
    [nameOf('oracao'), ROSA, 'oracao'],
  ]
  for (const { funcao, ...person } of await chargeNeighbours(test, igreja)) {
    people.push([nameOf(funcao), person, funcao])
  }
  const callers: Caller[] = []
  for (const [name, person, role] of people) {
    const { token, userId } = await logIn(test, person)
    callers.push({ name, token, equipe: await openEquipe(test, userId), role })
  }
  return callers
}

/** What a finding calls somebody with this role or charge. */
export function nameOf(standing: Standing): string {
  return (roles as readonly string[]).includes(standing) ? standing : `charged with ${standing}`
}

/** Tokens of staff that count for nothing: of their own church, and of an account that has been switched off since. */
export async function openSpentCallers(test: TestApp): Promise<Record<string, string>> {
  const abroad = await logIn(test, 'otherOrganisationAdmin', 'otherOrganisation')
  const inactive = await logIn(test, 'twoChurchesMember')
  const { igreja } = await findIds(test, 'full')
  for (const role of roles) await giveRole(test, igreja, inactive.userId, role)
  await asOwner(test.target, 'update usuario set flag_ativo = false where igreja_id = $1 and user_id = $2', [
    igreja,
    inactive.userId,
  ])
  return {
    'a token of staff of another church': abroad.token,
    'staff whose account was switched off': inactive.token,
  }
}

/** What somebody got who is not of the roles that the call is for, or did not get who is. */
export function roleAttacks(test: TestApp, name: CallName, known: Known, callers: Caller[]) {
  const allowed = whoMay(name)
  if (typeof allowed === 'string') return []
  const { site } = calls[name] as Call
  return callers.map(({ name: who, token, equipe, role }) => ({
    name: who,
    run: async () => {
      const answer = await test.call(name, {
        ...inputFor(name, known),
        ...(site === 'staff' ? { equipe } : { token }),
      })
      const may = role !== null && allowed.includes(role)
      // Where they are nothing, the staff's site has no such church.
      const isAway = site === 'staff' && role === null
      const refused = isAway ? answer.status === 404 : isRefused(answer)
      return refused === may ? toText(answer) : null
    },
  }))
}

/** Asks for every call of a module at a church that has put them all away. */
export async function findWithoutModulo(
  test: TestApp,
  names: CallName[],
  { known, token, equipe }: { known: Known; token: string; equipe: string },
): Promise<{ call: CallName; attack: string; got: string }[]> {
  await asOwner(test.target, 'delete from igreja_modulo where igreja_id = $1', [known.igreja])
  await untilForgotten(test)
  const findings = []
  for (const call of names.filter((name) => moduloOf(name) !== null)) {
    const answer = await test.call(call, { ...inputFor(call, known), token, equipe })
    if (answer.status === 404 && answer.body['code'] === 'NOT_FOUND') continue
    findings.push({ call, attack: 'its module is off', got: toText(answer) })
  }
  return findings
}

function giveRole(test: TestApp, igreja: number, userId: number, role: string) {
  return asOwner(
    test.target,
    'insert into user_igreja_role (igreja_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
    [igreja, userId, role],
  )
}

function isRefused({ status, body }: Answer): boolean {
  return status === 403 && body['code'] === 'FORBIDDEN'
}

export function toText({ status, body }: Answer): string {
  // Signed anew for each who asks.
  const fresh = 'bilhete' in body ? { bilhete: undefined, expiraEm: undefined } : {}
  return `${status} ${JSON.stringify({ ...body, ...fresh, requestId: undefined })}`
}

/** The change is announced after it was made. */
async function untilForgotten(test: TestApp): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 15_000;) {
    const igreja = await test.deps.tenants.findByHost(demoChurches.full.hosts[0])
    if (igreja?.modulos.size === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The church still has its modules')
}
