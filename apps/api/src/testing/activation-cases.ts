import type { CallName, ErrorCode } from '@atrio/contract'
import { asOwner } from './owner.ts'
import { newMember } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer, TestApp } from './test-app.ts'

/** While nothing can be put into the queue of mails. */
export async function withoutMail(test: TestApp, make: () => Promise<Answer>): Promise<Answer> {
  await asOwner(test.target, 'revoke insert on all tables in schema pgboss from atrio_app')
  try {
    return await make()
  } finally {
    await asOwner(test.target, 'grant insert on all tables in schema pgboss to atrio_app')
  }
}

/** Somebody who registered an hour ago and never confirmed; their password is the one of `newMember`. */
export async function registerUnconfirmed(
  test: TestApp,
  own: Pick<World['own'], 'igreja' | 'congregacao'>,
  email: string,
): Promise<void> {
  const body = newMember(email, own.congregacao)
  const { status } = await test.call('createUsuario', { params: { id: own.igreja }, body })
  if (status !== 201) throw new Error(`${email} cannot register`)
  // A second mail within a minute is not sent.
  await asOwner(
    test.target,
    `update one_time_code code set created_at = created_at - interval '1 hour'
     from "user" where "user".id = code.user_id and email = $1`,
    [email],
  )
}

/** How calls come to answer that the mail of an activation could not be sent. */
export const activationCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  login: {
    async ACTIVATION_MAIL_FAILED({ test, own }, name) {
      const email = 'sem-correio.entrada@atrio.example'
      await registerUnconfirmed(test, own, email)
      const { senha } = newMember(email, undefined)
      return withoutMail(test, () => test.call(name, { body: { username: email, password: senha } }))
    },
  },
  requestEmailVerification: {
    async ACTIVATION_MAIL_FAILED({ test, own }, name) {
      const email = 'sem-correio.reenvio@atrio.example'
      await registerUnconfirmed(test, own, email)
      return withoutMail(test, () => test.call(name, { query: { igreja: own.igreja, email } }))
    },
  },
  createUsuario: {
    ACTIVATION_MAIL_FAILED: ({ test, own }, name) =>
      withoutMail(test, () =>
        test.call(name, {
          params: { id: own.igreja },
          body: newMember('sem-correio.cadastro@atrio.example', own.congregacao),
        }),
      ),
  },
}
