import type { ChaveAcesso, ChaveAssinada } from '@atrio/contract'
import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { makePasskey, type Passkey } from './authenticator.ts'
import type { LoggedIn } from './people.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Where a demo church is, as browsers say it. */
export function originOf(at: DemoChurchName): string {
  return `http://${demoChurches[at].hosts[0]}:3000`
}

/** Makes a passkey for somebody who has just logged in. */
export async function addPasskey(
  test: TestApp,
  { userId, token }: LoggedIn,
  { at = 'full', counts = true }: { at?: DemoChurchName; counts?: boolean } = {},
): Promise<{ passkey: Passkey; chave: ChaveAcesso }> {
  const of = { at, token, params: { id: userId } }
  const { status, body } = await test.call('createDesafioChave', { ...of, body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const opcoes = body['opcoes'] as Record<string, unknown>
  const { passkey, resposta } = makePasskey(opcoes, { origin: originOf(at), counts })
  const kept = await test.call('createChave', { ...of, body: { resposta } })
  if (kept.status !== 201) throw new Error(JSON.stringify(kept.body))
  return { passkey, chave: kept.body['chave'] as ChaveAcesso }
}

/** What a passkey is given to sign. */
export async function askToSign(
  test: TestApp,
  at: DemoChurchName = 'full',
): Promise<Record<string, unknown>> {
  const { body } = await test.call('createDesafioLogin', { at, body: {} })
  return body['opcoes'] as Record<string, unknown>
}

export function enterBy(
  test: TestApp,
  resposta: ChaveAssinada,
  at: DemoChurchName = 'full',
): Promise<Answer> {
  return test.call('loginByChave', { at, body: { resposta } })
}
