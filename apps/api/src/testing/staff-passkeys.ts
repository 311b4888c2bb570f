import { STAFF_COOKIE } from '../http/staff-session.ts'
import { staffUrl } from '../staff-url.ts'
import { makePasskey, type Passkey } from './authenticator.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Makes a passkey of the staff's site in a session of it. */
export async function addStaffPasskey(
  test: TestApp,
  equipe: string,
  {
    origin = staffUrl(test.deps.env).origin,
    before,
  }: { origin?: string; before?: () => Promise<unknown> } = {},
): Promise<{ passkey: Passkey; made: Answer; equipe: string }> {
  const { status, body } = await test.call('createDesafioChaveEquipe', { equipe, body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { passkey, resposta } = makePasskey(body['opcoes'] as Record<string, unknown>, { origin })
  await before?.()
  const made = await test.call('createChaveEquipe', { equipe, body: { resposta } })
  return { passkey, made, equipe: readStaffCookie(made) ?? equipe }
}

/** What the cookie of the staff's site holds since an answer, where it was set anew. */
function readStaffCookie({ headers }: Answer): string | undefined {
  return new RegExp(`${STAFF_COOKIE}=([^;]+)`).exec(String(headers['set-cookie']))?.[1]
}

/** What a passkey is given to sign there. */
export async function askStaffToSign(test: TestApp): Promise<Record<string, unknown>> {
  const { body } = await test.call('createDesafioEquipe', { body: {} })
  return body['opcoes'] as Record<string, unknown>
}
