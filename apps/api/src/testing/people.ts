import { demoChurches, demoPassword, demoPeople, type DemoChurchName, type DemoPersonName } from '@atrio/demo'
import type { TestApp } from './test-app.ts'

export interface LoggedIn {
  userId: number
  token: string
  refreshToken: string
  /** As a browser sends it back. */
  cookie: string
  /** Headers of a call that a page of the portal makes with the cookie. */
  fromPortal: Record<string, string>
}

/** Logs a person of the demo world in, through the API. */
export async function logIn(
  test: TestApp,
  person: DemoPersonName | { email: string; password: string },
  at: DemoChurchName = 'full',
): Promise<LoggedIn> {
  const { email, password } =
    typeof person === 'string' ? { email: demoPeople[person].email, password: demoPassword } : person
  const { status, body, headers } = await test.call('login', { at, body: { username: email, password } })
  if (status !== 200) throw new Error(`${email} cannot log in: ${JSON.stringify(body)}`)
  const cookie = String(headers['set-cookie']).split(';')[0]!
  const token = body['token'] as string
  const me = await test.call('getMe', { at, token })
  return {
    userId: (me.body['user'] as { id: number }).id,
    token,
    refreshToken: body['refreshToken'] as string,
    cookie,
    fromPortal: {
      cookie,
      origin: `http://${demoChurches[at].hosts[0]}:3000`,
      'sec-fetch-site': 'same-origin',
    },
  }
}

/** Ids of a church's rows, as a caller would use them in paths. */
export async function findIds(
  test: TestApp,
  name: DemoChurchName,
): Promise<{
  igreja: number
  cliente: number
  slug: string
  organizacao: string
  congregacao: number | undefined
}> {
  const row = await test.deps.db
    .selectFrom('igreja')
    .innerJoin('cliente', 'cliente.igrejaId', 'igreja.id')
    .where('codigo', '=', demoChurches[name].codigo)
    .select(['igreja.id as igreja', 'cliente.id as cliente', 'igreja.slug'])
    .executeTakeFirstOrThrow()
  const { body } = await test.call('listCongregacoes', { at: name, query: { igreja: row.igreja } })
  const [congregacao] = (body['congregacoes'] ?? []) as { id: number }[]
  return { ...row, organizacao: demoChurches[name].organizacao, congregacao: congregacao?.id }
}

/** What the full church asks of a new member, all of it right. */
export function newMember(email: string, congregacao: number | undefined): Record<string, unknown> {
  return {
    nome: 'Beatriz',
    sobrenome: "D'Ávila-Souza",
    email,
    senha: 'Jabuticaba*48',
    idioma: 'pt_BR',
    telefone: '11 98765-4321',
    dataNascimento: '1990-02-03',
    congregacao,
  }
}
