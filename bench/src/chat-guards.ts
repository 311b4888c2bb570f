import { createHmac, randomUUID } from 'node:crypto'
import { asOwner } from '@atrio/api/testing/owner'
import { askTicket, gatherCrowd, openRoom, ROOM, type Heard } from './chat-crowd.ts'
import { percentile, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { inOwnProcess } from './own-process.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

const TRIES = 20
const READERS = 30
const PER_SECOND = 20
/** A server without a guard has much to send after each second of it. */
const FLOOD = { ours: 10, bare: 3 }
const ANSWER_WITHIN_MS = 3_000
const OTHER_ROOM = 'outra-sala'
/** Limits of a room in which ten people write for all the others. */
const SETTINGS = { SERVE_PORTAL: '0', CAPTCHA_COMPLEXITY: '10', RATE_LIMIT_FACTOR: '10' }

/** What must not come in is tried, and somebody floods the room; against a server that has none of the guards. */
export const chatGuards: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder, SETTINGS, '/readyz')
  const ours = await measure(application, folder).finally(() => application.stop())
  const server = await start(['bench/src/bare-chat.ts'], {})
  const bare = await measure(server, null).finally(() => server.stop())
  const kinds = `${Object.keys(ours.accepted).join(', ')}; ${TRIES} each`
  const run = `${READERS} readers × ${PER_SECOND} messages a second, and ten thousand frames a second of one who was let in, from a process of its own`
  return [
    {
      id: 'chat-guards-accepted',
      what: 'Messages that a room took from where it must not',
      value: sumOf(ours.accepted),
      unit: 'messages',
      atMost: 0,
      how: `${kinds}; of as many that came as they should, ${ours.honest} were taken`,
    },
    {
      id: 'chat-guards-control',
      what: 'Negative control: the least of each kind that a server without these guards took',
      value: Math.min(...Object.values(bare.accepted)),
      unit: 'messages',
      atLeast: TRIES,
      how: kinds,
    },
    {
      id: 'chat-flood-delay',
      what: 'From a keystroke to 99 of 100 other screens while somebody floods the room, against while nobody does',
      value: ours.ratio,
      unit: '×',
      atMost: 2,
      how: `${run} for ${FLOOD.ours} s; ${ours.times}; closed ${ours.closed} times, ${ours.sent} frames`,
    },
    {
      id: 'chat-flood-taken',
      what: 'Of the flood, what came to somebody, and what the others missed or got out of order',
      value: ours.loud.strange + ours.loud.lost + ours.loud.misordered,
      unit: 'deliveries',
      atMost: 0,
      how: run,
    },
    {
      id: 'chat-flood-control',
      what: 'Negative control: the same delay where nothing is refused and nobody closed',
      value: bare.ratio / ours.ratio,
      unit: '×',
      atLeast: 2,
      how: `${run} for ${FLOOD.bare} s; ${bare.times}; ${bare.loud.strange} deliveries of the flood meanwhile, ${bare.sent} frames`,
    },
  ]
}

async function measure({ port }: { port: number }, folder: string | null) {
  if (folder)
    await asOwner(
      targetOf(folder),
      `insert into sala (igreja_id, codigo) select id, '${OTHER_ROOM}' from igreja where codigo = 'esperanca'`,
    )
  const isOurs = folder !== null
  const ticket = (nome: string, room?: string) => (isOurs ? askTicket(port, nome, room) : FREE)
  const honest = await countTaken(port, { bilhete: () => ticket('Sincera') })
  if (honest !== TRIES) throw new Error(`a room takes ${honest} of ${TRIES} messages that are well sent`)
  const accepted = {
    'another site’s page': await countTaken(port, {
      bilhete: () => ticket('Estranha'),
      origin: 'https://evil.example',
    }),
    'a role that was signed by others': await countTaken(port, {
      bilhete: async () => forge(await ticket('Falsa')),
    }),
    'a ticket of another room': await countTaken(port, {
      bilhete: () => ticket('Perdida', ROOM.replace(/[^/]+$/, OTHER_ROOM)),
    }),
    'a frame of 64 KB': await countTaken(port, {
      bilhete: () => ticket('Enorme'),
      more: 'x'.repeat(64 * 1024),
    }),
  }
  return { honest, accepted, ...(await flood(port, { isOurs, bilhete: await ticket('Enxurrada') })) }
}

async function flood(port: number, { isOurs, bilhete }: { isOurs: boolean; bilhete: string }) {
  const crowd = await gatherCrowd(port, { readers: READERS, tickets: isOurs })
  const seconds = isOurs ? FLOOD.ours : FLOOD.bare
  try {
    // The first ones warm it up.
    await crowd.write(PER_SECOND, 2)
    const quiet = [await crowd.write(PER_SECOND, seconds)]
    const attack = inOwnProcess<{ closed: number; sent: number }>('chat-flooder', port, bilhete, seconds + 1)
    const loud = await crowd.write(PER_SECOND, seconds)
    const found = await attack
    // What else the machine does is no reason for another result.
    quiet.push(await crowd.write(PER_SECOND, seconds))
    const [usual, meanwhile] = [late(quiet), late([loud])]
    const times = `${meanwhile.toFixed(0)} against ${usual.toFixed(0)} ms before and after`
    return { ...found, loud, ratio: meanwhile / usual, times }
  } finally {
    crowd.leave()
  }
}

function late(heard: readonly Heard[]): number {
  return percentile(
    heard.flatMap(({ delays }) => delays),
    0.99,
  )
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** A server without guards takes anything for a ticket. */
const FREE = Promise.resolve('e30.e30.e30')

/** The same ticket with another role in it, under a key of one's own. */
function forge(bilhete: string): string {
  const [head, payload] = bilhete.split('.') as [string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...claims, papel: 'anfitriao' })).toString('base64url')
  const mac = createHmac('sha256', 'x'.repeat(32)).update(`${head}.${forged}`).digest('base64url')
  return `${head}.${forged}.${mac}`
}

async function countTaken(
  port: number,
  { bilhete, origin, more = '' }: { bilhete: () => Promise<string>; origin?: string; more?: string },
): Promise<number> {
  let taken = 0
  for (let n = 0; n < TRIES; n++) {
    const texto = `Tentativa ${randomUUID()}${more}`
    if (await isTaken(port, { bilhete: await bilhete(), origin, texto })) taken += 1
  }
  return taken
}

/** Whether the room shows what somebody writes who comes so. */
function isTaken(
  port: number,
  { bilhete, origin, texto }: { bilhete: string; origin: string | undefined; texto: string },
): Promise<boolean> {
  const socket = openRoom(port, 0, origin)
  return new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(late)
      resolve(false)
    })
    socket.once('open', () => {
      socket.send(JSON.stringify({ t: 'entrar', bilhete }))
      socket.send(JSON.stringify({ t: 'msg', chave: randomUUID(), texto }))
    })
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as { t: string; ev?: { texto?: string }[] }
      if (frame.t === 'ev' && frame.ev!.some((one) => one.texto === texto)) resolve(true)
    })
  }).finally(() => socket.terminate())
}
