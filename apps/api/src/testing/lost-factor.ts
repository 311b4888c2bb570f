import type { DemoPersonName } from '@atrio/demo'
import { makeCodigos, makeFator } from '../access/staff-factor.ts'
import { digitsOf, fromBase32, stepOf } from '../access/totp.ts'
import { withPlatform } from '../db/tenant.ts'
import { openEquipe } from './equipe.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Answer, TestApp } from './test-app.ts'

export interface Loser {
  userId: number
  /** Of a log-in that has shown the password. */
  equipe: string
  segredo: string
  codigos: string[]
}

/** Somebody with an authenticator app and codes of recovery, at the step where they are shown. */
export async function withFactor(test: TestApp, name: DemoPersonName): Promise<Loser> {
  const { userId } = await logIn(test, name)
  const { db, secrets } = test.deps
  await asOwner(test.target, 'delete from equipe_fator where user_id = $1', [userId])
  const segredo = await makeFator(secrets, db, { userId })
  await asOwner(test.target, 'update equipe_fator set confirmado_em = now() where user_id = $1', [userId])
  const codigos = await withPlatform(db, (trx) => makeCodigos(trx, { userId }))
  return { userId, segredo, codigos, equipe: await openEquipe(test, userId, 'password') }
}

/** Says that it is lost. @returns the digits that they see, and the request's id */
export async function loseFactor(
  test: TestApp,
  { equipe, userId }: Pick<Loser, 'equipe' | 'userId'>,
): Promise<{ digitos: string; id: string }> {
  const { status, body } = await test.call('createFatorPerdidoEquipe', { equipe, body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const [row] = await asOwner<{ id: string }>(
    test.target,
    'select id from equipe_fator_perdido where user_id = $1',
    [userId],
  )
  return { digitos: (body['fatorPerdido'] as { digitos: string }).digitos, id: row!.id }
}

/** Their number as somebody of a church. */
export async function idUsuarioOf(test: TestApp, igreja: number, userId: number): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    'select id from usuario where igreja_id = $1 and user_id = $2',
    [igreja, userId],
  )
  return row!.id
}

/** Sets an app up in a log-in that may. */
export async function setUpApp(test: TestApp, equipe: string): Promise<{ made: Answer; segredo: string }> {
  const { body } = await test.call('createFatorEquipe', { equipe, body: {} })
  const segredo = body['segredo'] as string
  const codigo = digitsOf(fromBase32(segredo), stepOf(Date.now()))
  return { segredo, made: await test.call('saveFatorEquipe', { equipe, body: { codigo } }) }
}
