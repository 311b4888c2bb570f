import { calls, type Call, type CallName } from '@atrio/contract'
import { demoChurches, demoPeople } from '@atrio/demo'
import { SignJWT, UnsecuredJWT } from 'jose'
import { openEquipe } from './equipe.ts'
import { alike, findMark, MARK, NEIGHBOUR, refused, type Attack, type World } from './attack.ts'
import { staffAttacks } from './staff-attacks.ts'
import { absent, directory, inputFor, namesRow, type Known, type RowKey } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { findCelulas, partAttacks } from './part-matrix.ts'
import { findIds, logIn } from './people.ts'
import { findWithoutModulo, openCallers, openSpentCallers, roleAttacks } from './role-matrix.ts'
import type { TestApp } from './test-app.ts'
import { partOf, whoMay } from './who-may.ts'

/** Something that a caller got who should not have. */
export interface Finding {
  call: CallName
  attack: string
  got: string
}

/**
 * Tries every call of the contract with what belongs to another church or person, without a token and with tokens that
 * are not right, as everybody who may not, and without its module, at the host of one church.
 */
export async function runTenantMatrix(
  test: TestApp,
  only?: CallName[],
): Promise<{
  findings: Finding[]
  attempts: number
  /** Columns of others that were marked, to be found in an answer. */
  marked: number
}> {
  const world = await openWorld(test)
  const findings: Finding[] = []
  let attempts = 0
  // Those of a group's people first: staff archive the group.
  const order = (name: CallName) => (partOf(name) && !LAST.includes(name) ? -2 : LAST.indexOf(name))
  const names = (only ?? (Object.keys(calls) as CallName[])).toSorted((a, b) => order(a) - order(b))
  for (const name of names) {
    for (const attack of attacks(name, world)) {
      attempts += 1
      const got = await attack.run()
      if (got) findings.push({ call: name, attack: attack.name, got })
    }
  }
  // She may whatever is a module's.
  const { token, equipe } = world.staff.find(({ role }) => role === 'oracao')!
  const asked = { known: world.own, token, equipe }
  findings.push(...(await findWithoutModulo(test, names, asked)))
  return { findings, attempts, marked: world.marked }
}

/** They end what the others need: the part in a group, sessions, and what people are at the church. */
const LAST: CallName[] = [
  'sairDaCelula',
  'deleteOutrasSessoes',
  'logout',
  'savePessoaEquipe',
  'loginEquipe',
  'logoutEquipe',
]

function attacks(name: CallName, world: World): Attack[] {
  const call: Call = calls[name]
  const { test, own, foreign } = world
  const send = (known: Known, bearer?: string) =>
    test.call(name, { ...inputFor(name, known), token: bearer, headers: { 'accept-language': 'pt-BR' } })
  if (call.site === 'staff') return staffAttacks(name, world)
  const { token } = world
  const list: Attack[] = [
    {
      name: 'its own answer, searched for what is not its own',
      run: async () => findMark(await send(own, token)),
    },
  ]
  if (namesChurch(name, world) && !directory.has(name)) {
    const other = { ...foreign, userId: own.userId }
    list.push({
      name: 'names of another church',
      run: async () =>
        alike(await send(other, token), await send({ ...absent, userId: own.userId }, token), [404]),
    })
  }
  if (namesRow(name)) {
    list.push({
      name: 'rows of another church under its own name',
      run: async () => {
        for (const row of world.rows) {
          const answer = await test.call(name, { ...inputFor(name, own, row), token: world.token })
          const got = findMark(answer)
          if (got !== null) return got
        }
        return null
      },
    })
  }
  if (/^\/(user|usuario)\/:id/.test(call.path)) {
    const neighbour = { ...own, userId: world.neighbour }
    list.push({
      name: "another person's id",
      run: async () =>
        alike(await send(neighbour, token), await send({ ...own, userId: absent.userId }, token), [404]),
    })
  }
  list.push(...roleAttacks(test, name, own, world.staff))
  list.push(...partAttacks(test, name, { own, token, celulas: world.celulas }))
  if (whoMay(name) !== 'everybody') {
    list.push({ name: 'no token', run: async () => refused(await send(own)) })
    for (const [kind, bad] of Object.entries(world.badTokens)) {
      list.push({ name: kind, run: async () => refused(await send(own, bad)) })
    }
  }
  if (call.auth === 'optional') {
    list.push({
      name: 'a token of another church counts as none',
      run: async () => alike(await send(own, world.foreignToken), await send(own)),
    })
  }
  return list
}

/** Whether the request says which church it means, beyond the host. */
function namesChurch(name: CallName, { own, foreign }: World): boolean {
  const sent = (known: Known) =>
    JSON.stringify(inputFor(name, { ...known, email: own.email, userId: own.userId }))
  return sent(own) !== sent(foreign)
}

async function openWorld(test: TestApp): Promise<World> {
  const [member, foreigner, neighbour] = [
    await logIn(test, 'member'),
    await logIn(test, 'sameOrganisationMember', 'english'),
    await logIn(test, 'completeMember'),
  ]
  const revoked = await logIn(test, 'member')
  await test.call('logout', { token: revoked.token, body: {} })
  const [ownIds, foreignIds] = [await findIds(test, 'full'), await findIds(test, 'english')]
  const own = { ...ownIds, ...namesOf('full'), userId: member.userId, email: demoPeople.member.email }
  const foreign = {
    ...foreignIds,
    ...namesOf('english'),
    userId: foreigner.userId,
    email: demoPeople.sameOrganisationMember.email,
  }
  const staff = await openCallers(test)
  const { userId: adminId } = await logIn(test, 'admin')
  return {
    test,
    own,
    token: member.token,
    foreign,
    foreignToken: foreigner.token,
    neighbour: neighbour.userId,
    staff,
    halfOpen: await openEquipe(test, adminId, 'password'),
    badTokens: {
      ...(await openSpentCallers(test)),
      'a token of another church': foreigner.token,
      'a token of a session that has ended': revoked.token,
      ...(await forgeTokens(test, member.token)),
    },
    celulas: await findCelulas(test, member.userId),
    rows: await findRows(test, foreignIds.igreja),
    marked: await markSecrets(test, foreign, neighbour.userId),
  }
}

function namesOf(name: 'full' | 'english') {
  const { codigo, hosts, organizacao } = demoChurches[name]
  return { codigo, host: hosts[0], organizacao }
}

async function forgeTokens(test: TestApp, token: string): Promise<Record<string, string>> {
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const key = test.deps.secrets.key('access-token')
  const sign = (changed: Record<string, unknown>, by = key) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256' }).sign(by)
  const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
  return {
    'an expired token': await sign({ exp: Math.floor(Date.now() / 1_000) - 1 }),
    'a token for something else': await sign({ aud: 'other' }),
    'a token of another key': await sign({}, Buffer.alloc(32, 1)),
    'a token with another signature': `${head}.${payload}.${flipped}`,
    'an unsigned token': new UnsecuredJWT(claims).encode(),
    'another person with this session': await sign({ sub: String(absent.userId) }),
    'no token at all, but text': 'nonsense',
  }
}

/** What stands for the other church's rows in paths: the first id of each table, and every slug. */
async function findRows(test: TestApp, igreja: number): Promise<RowKey[]> {
  const tables = await asOwner<{ table: string; column: 'id' | 'slug' | 'video_id' }>(
    test.target,
    `select a.table_name as table, a.column_name as column from information_schema.columns a
     join information_schema.columns b using (table_schema, table_name)
     where table_schema = 'public' and b.column_name = 'igreja_id'
       and (a.column_name in ('slug', 'video_id') or a.column_name = 'id' and a.data_type in ('integer', 'uuid'))`,
  )
  const found = new Set<RowKey>()
  for (const { table, column } of tables) {
    const rows = await asOwner<{ key: RowKey }>(
      test.target,
      `select ${column} as key from ${table} where igreja_id = $1 order by 1 limit ${column === 'id' ? 1 : 20}`,
      [igreja],
    )
    for (const { key } of rows) found.add(key)
  }
  return [...found]
}

/**
 * Marks every text that the other church, or the other person, keeps; columns that only take certain values stay.
 * @returns how many columns now hold the mark.
 */
async function markSecrets(test: TestApp, foreign: Known, neighbour: number): Promise<number> {
  const columns = await asOwner<{ table: string; column: string }>(
    test.target,
    `select c.relname as table, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.atttypid = 'text'::regtype and a.attgenerated = '' and a.attname <> 'slug'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'platform:%'`,
  )
  let marked = 0
  for (const { table, column } of columns) {
    const isPerson = ['usuario', 'usuario_endereco'].includes(table)
    const theirs = `igreja_id = ${foreign.igreja}`
    const changed = await asOwner(
      test.target,
      `update ${table} set ${column} = ${column} || ${
        isPerson ? `case when ${theirs} then '${MARK}' else '${NEIGHBOUR}' end` : `'${MARK}'`
      } where (${theirs}${isPerson ? ` or user_id = ${neighbour}` : ''}) and ${column} is not null returning 1`,
    ).catch((error: { code?: string }) => {
      if (!error.code?.startsWith('23')) throw error
      return []
    })
    if (changed.length > 0) marked += 1
  }
  return marked
}
