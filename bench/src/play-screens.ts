import { randomUUID } from 'node:crypto'
import { makeCrowd, type Visitor } from '@atrio/api/testing/crowd'
import { ask } from './ask.ts'
import type { Part } from './figure.ts'
import { startMoneyServer, type MoneyServer } from './money-server.ts'

const PEOPLE = 10
const AT_ONCE = 100
const SCREENS = 2
/** The lock by which those who begin for one person are answered one after the other: without it, nothing of its name. */
const WITHOUT_LOCK = [
  'create schema bench',
  'grant usage on schema bench to public',
  `create function bench.pg_advisory_xact_lock(int, int) returns void language sql as ''`,
  'alter database atrio set search_path = bench, pg_catalog, public',
]

/** A person who presses "watch" in a hundred browsers at once has as many screens as the church allows. */
export const playScreens: Part = async () => {
  const server = await startMoneyServer()
  try {
    const [film] = await server.rows<{ igrejaId: number; id: number }>(
      `select c.igreja_id as "igrejaId", c.id from plano_assinatura_conteudo c
       join filme f on f.igreja_id = c.igreja_id and f.conteudo_id = c.id
       where c.titulo = 'Antes do amanhecer' and f.situacao = 'pronta' limit 1`,
    )
    if (!film) throw new Error('there is no film that anybody may watch')
    await server.rows('update plano_assinatura_configuracao set telas = $1', [SCREENS])
    const crowd = { target: server.target, secrets: server.keys.secrets }
    const people = await makeCrowd(crowd, film.igrejaId, PEOPLE)
    const live = await beginAll(server, film, people)
    for (const statement of WITHOUT_LOCK) await server.rows(statement)
    await server.rows('delete from reproducao_sessao')
    await server.kill()
    await server.startAgain()
    const loose = await beginAll(server, film, people)
    const how = `${PEOPLE} people, each with ${AT_ONCE} requests at once from as many browsers, where ${SCREENS} screens are allowed; counted in the database`
    return [
      {
        id: 'play-screens',
        what: `People of whom exactly ${SCREENS} screens play`,
        value: live.filter((screens) => screens === SCREENS).length,
        unit: 'people',
        atLeast: PEOPLE,
        atMost: PEOPLE,
        how,
      },
      {
        id: 'play-screens-loose',
        what: 'Negative control: screens of one person where nobody waits for the one before',
        value: Math.max(...loose),
        unit: 'screens',
        atLeast: SCREENS + 1,
        how: 'the same, with a lock that does nothing; the most that anybody got',
      },
    ]
  } finally {
    await server.stop()
  }
}

/** @returns how many screens of each play */
async function beginAll(
  server: MoneyServer,
  film: { id: number },
  people: readonly Visitor[],
): Promise<number[]> {
  const live = []
  for (const person of people) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => begin(server, film, person)))
    const opened = answers.filter(Boolean).length
    const [counted] = await server.rows<{ screens: number }>(
      `select count(*)::int as screens from reproducao_sessao where user_id = $1 and encerrada_em is null`,
      [person.userId],
    )
    if (counted!.screens !== opened)
      throw new Error(`${opened} were told that they play, ${counted!.screens} do`)
    live.push(opened)
  }
  return live
}

/** @returns whether it may play */
async function begin({ port }: MoneyServer, { id }: { id: number }, { token }: Visitor): Promise<boolean> {
  const { status, body } = await ask(port, `/api/v1/play/${id}/sessao`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ aparelho: randomUUID() }),
  })
  if (status !== 201) throw new Error(`a screen was answered ${status}: ${body.toString().slice(0, 200)}`)
  return 'aberta' in (JSON.parse(body.toString()) as object)
}
