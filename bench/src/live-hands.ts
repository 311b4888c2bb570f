import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { asOwner } from '@atrio/api/testing/owner'
import { ask } from './ask.ts'
import type { Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOSTS = 20
const HANDS = 30
const SLUG = 'igreja-esperanca'
const STAFF = 'admin.atrio.localhost'

type Rows = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>

/** Twenty who look after a service reach for each hand in one moment. */
export const liveHands: Part = async () => {
  const folder = temporaryFolder()
  const settings = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }
  const { port, stop } = await startApplication(folder, settings, '/readyz')
  const rows: Rows = (statement, values) => asOwner(targetOf(folder), statement, values)
  try {
    const hosts = await openHosts(rows)
    const winners: number[] = []
    for (let n = 0; n < HANDS; n++) {
      const id = await raise(port, rows)
      const won = await Promise.all(hosts.map((cookie) => claim(port, { id, cookie })))
      winners.push(won.filter(Boolean).length)
    }
    const careless: number[] = []
    for (let n = 0; n < HANDS; n++) {
      const id = await raise(port, rows)
      const won = await Promise.all(hosts.map(() => lookThenWrite(rows, id)))
      careless.push(won.filter(Boolean).length)
    }
    return [
      {
        id: 'live-hands',
        what: `Raised hands that another number than one of ${HOSTS} hosts had who reached for them at once`,
        value: notOne(winners),
        unit: 'hands',
        atMost: 0,
        how: `${HANDS} hands, each asked for by ${HOSTS} sessions of the staff’s site in one moment`,
      },
      {
        id: 'live-hands-control',
        what: 'Negative control: the same where each looks first and writes then',
        value: notOne(careless),
        unit: 'hands',
        atLeast: 1,
        how: `${HANDS} hands in the same table; at the most ${Math.max(...careless)} hosts had one`,
      },
    ]
  } finally {
    await stop()
  }
}

const notOne = (counts: readonly number[]) => counts.filter((count) => count !== 1).length

/** @returns the cookies of so many people with the charge, each logged in */
async function openHosts(rows: Rows): Promise<string[]> {
  const people = await rows<{ userId: number }>(
    `insert into equipe_funcao (igreja_id, user_id, funcao)
      select igreja_id, user_id, 'moderacao' from usuario
      where igreja_id = (select id from igreja where codigo = 'esperanca') and flag_ativo
      order by user_id limit ${HOSTS}
      on conflict (igreja_id, user_id, funcao) do update set funcao = excluded.funcao
      returning user_id as "userId"`,
  )
  if (people.length < HOSTS) throw new Error('the demo world has too few people')
  return Promise.all(
    people.map(async ({ userId }) => {
      const token = randomBytes(32).toString('base64url')
      await rows(
        `insert into equipe_sessao (token_hash, user_id, expires_at, opened_at, factor_at)
          values ($1, $2, now() + interval '1 hour', now(), now())`,
        [createHash('sha256').update(token).digest(), userId],
      )
      return `__Host-equipe=${token}`
    }),
  )
}

/** As a guest who watches. @returns its number at the desk */
async function raise(port: number, rows: Rows): Promise<number> {
  const [transmissao] = await rows<{ id: number }>(
    `select max(id) as id from transmissao where not flag_exclusiva
      and igreja_id = (select id from igreja where codigo = 'esperanca')`,
  )
  const { status, body } = await ask(port, `/api/v1/transmissao/${SLUG}/${transmissao!.id}/atendimento/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'conversa', chave: randomUUID() }),
  })
  if (status !== 201) throw new Error(`no hand was raised: ${status} ${body.toString()}`)
  const { codigo } = (JSON.parse(body.toString()) as { atendimento: { codigo: string } }).atendimento
  const [hand] = await rows<{ id: number }>('select id from atendimento where codigo = $1', [codigo])
  return hand!.id
}

/** @returns whether it is theirs now */
async function claim(port: number, { id, cookie }: { id: number; cookie: string }): Promise<boolean> {
  const { status, body } = await ask(port, `/api/v1/igreja/${SLUG}/equipe/atendimento/${id}/assumir`, {
    host: STAFF,
    method: 'POST',
    headers: {
      cookie,
      origin: `http://${STAFF}:${port}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  if (status !== 200) throw new Error(`a claim was answered with ${status} ${body.toString()}`)
  return (JSON.parse(body.toString()) as { atendimento: { flagMeu: boolean } }).atendimento.flagMeu
}

async function lookThenWrite(rows: Rows, id: number): Promise<boolean> {
  const [hand] = await rows<{ estado: string }>('select estado from atendimento where id = $1', [id])
  if (hand!.estado !== 'aberto') return false
  await rows(`update atendimento set estado = 'assumido', assumido_em = now() where id = $1`, [id])
  return true
}
