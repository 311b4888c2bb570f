import type { DatabaseTarget } from '../db/connection.ts'
import { signAccessToken } from '../http/access-token.ts'
import type { Secrets } from '../secrets.ts'
import { asOwner } from './owner.ts'

/** Somebody with a session, as the API knows them. */
export interface Visitor {
  userId: number
  token: string
}

/** New people of a church, written into the database: to log thousands in would take minutes. */
export async function makeCrowd(
  { target, secrets }: { target: DatabaseTarget; secrets: Secrets },
  igrejaId: number,
  count: number,
): Promise<Visitor[]> {
  const sessions = await asOwner<{ userId: number; sessionId: string }>(
    target,
    `with people as (
       insert into "user" (email, password_hash)
         select 'multidao-' || gen_random_uuid() || '@atrio.example', '-' from generate_series(1, $2::int) returning id
     ), members as (
       insert into usuario (igreja_id, user_id, nome, sobrenome, flag_ativo)
         select $1, id, 'Rosa', 'Multidão', true from people returning user_id
     )
     insert into session (igreja_id, user_id, expires_at)
       select $1, user_id, now() + interval '1 day' from members returning user_id as "userId", id as "sessionId"`,
    [igrejaId, count],
  )
  return Promise.all(
    sessions.map(async ({ userId, sessionId }) => ({
      userId,
      token: await signAccessToken(secrets, { userId, igrejaId, sessionId }),
    })),
  )
}
