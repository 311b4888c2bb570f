import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { registro } from './sent-values.ts'
import { asOwner } from './owner.ts'
import { startTestSandbox, type TestSandbox } from './payments-sandbox.ts'
import { logIn } from './people.ts'
import type { World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

export type Given = Record<string, unknown>

/** The online course of the full church: 45,00, one ticket, three installments. */
export const COURSE = 'Ler Marcos em seis noites'

interface Place {
  idEvento: number
  ingresso: number
}

/** An event and one of its tickets, by their names. */
export async function findIngresso(
  { test }: Pick<World, 'test'>,
  evento: string,
  nome?: string,
): Promise<Place> {
  const [row] = await asOwner<Place>(
    test.target,
    `select e.id as "idEvento", i.id as ingresso from evento e
     join ingresso i on i.igreja_id = e.igreja_id and i.evento_id = e.id
     where e.nome = $1 and ($2::text is null or i.nome = $2) order by i.ordem limit 1`,
    [evento, nome ?? null],
  )
  if (!row) throw new Error(`The demo world has no ${evento}`)
  return row
}

/** A purchase of the member's; of the course unless told. */
export async function buy(world: World, given: Given = {}, place?: Place): Promise<Answer> {
  const { idEvento, ingresso } = place ?? (await findIngresso(world, COURSE))
  return world.test.call('createInscricao', {
    params: { id: world.member.userId, idEvento },
    token: world.member.token,
    // Each a confirmation of its own.
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: registro({ ingresso, ...given }),
  })
}

export const codigoOf = ({ body }: Answer) => (body['pedido'] as { codigo: string }).codigo

/** With a change of the world that is undone afterwards. */
export async function changed(
  { test }: World,
  [change, undo]: [string, string],
  run: () => Promise<Answer>,
): Promise<Answer> {
  await asOwner(test.target, change)
  try {
    return await run()
  } finally {
    await asOwner(test.target, undo)
  }
}

export const courseWith = (
  world: World,
  column: string,
  value: string,
  back: string,
  run: () => Promise<Answer>,
) =>
  changed(
    world,
    [
      `update evento set ${column} = ${value} where nome = '${COURSE}'`,
      `update evento set ${column} = ${back} where nome = '${COURSE}'`,
    ],
    run,
  )

/** With a provider that refuses whatever we send. */
export async function refusing({ test }: World, run: () => Promise<Answer>): Promise<Answer> {
  const { endpoints } = test.deps.gateways
  const before = endpoints.sandbox
  const server = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":"refused"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoints.sandbox = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    return await run()
  } finally {
    endpoints.sandbox = before
    await new Promise((resolve) => server.close(resolve))
  }
}

/** With the real sandbox. */
export async function sandboxed(
  { test }: World,
  run: (sandbox: TestSandbox) => Promise<Answer>,
): Promise<Answer> {
  const { key, tokensKey } = sandboxKeys(test.deps.secrets)
  const sandbox = await startTestSandbox({ key, tokensKey })
  const before = test.deps.gateways.endpoints.sandbox
  test.deps.gateways.endpoints.sandbox = sandbox.url()
  try {
    return await run(sandbox)
  } finally {
    test.deps.gateways.endpoints.sandbox = before
    await sandbox.close()
  }
}

/** As somebody without an account at this church. */
export const guest = async (world: World, run: (guest: World) => Promise<Answer>) =>
  run({ ...world, member: await logIn(world.test, 'sameOrganisationMember', 'full') })
