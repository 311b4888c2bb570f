import { funcoes, type Funcao, type Pendencia } from '@atrio/contract'
import { demoPassword } from '@atrio/demo'
import { STAFF_COOKIE } from '../http/staff-session.ts'
import { startSession, type Shown } from '../access/staff-sessions.ts'
import { staffUrl } from '../staff-url.ts'
import type { Deps } from '../deps.ts'
import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

/** A session of the staff's site, as its cookie holds it. */
export function openEquipe(
  test: Pick<TestApp, 'deps'>,
  userId: number,
  shown: Shown = 'factor',
): Promise<string> {
  return startSession(test.deps.db, { userId, shown, userAgent: undefined })
}

/** What a page of the staff's site sends with a call. */
export function fromStaffSite(
  { env }: Pick<Deps, 'env'>,
  equipe: string | undefined,
): Record<string, string> {
  const { origin, host } = staffUrl(env)
  return {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    ...(equipe === undefined ? {} : { cookie: `${STAFF_COOKIE}=${equipe}` }),
  }
}

/** How much of a kind Today names to somebody; 0 for what it says nothing of. */
export async function countPendencia(
  test: TestApp,
  { slug, equipe, tipo }: { slug: string; equipe: string; tipo: Pendencia['tipo'] },
): Promise<number> {
  const { status, body } = await test.call('getHojeEquipe', { params: { slug }, equipe })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body['pendencias'] as Pendencia[]).find((one) => one.tipo === tipo)?.quantidade ?? 0
}

/** Somebody of the full church for each charge but prayer, whose somebody the demo world names. */
export async function chargeNeighbours(
  test: TestApp,
  igreja: number,
): Promise<{ funcao: Funcao; email: string; password: string }[]> {
  const others = funcoes.filter((funcao) => funcao !== 'oracao')
  const people = await asOwner<{ userId: number; email: string }>(
    test.target,
    `select u.user_id as "userId", "user".email from usuario u join "user" on "user".id = u.user_id
     where u.igreja_id = $1 and u.flag_ativo and "user".email like '%@vizinhos.example'
       and not exists (select from equipe_funcao f where f.igreja_id = $1 and f.user_id = u.user_id)
     order by u.user_id limit $2`,
    [igreja, others.length],
  )
  if (people.length < others.length) throw new Error('The demo world has too few neighbours')
  const charged = others.map((funcao, index) => ({ funcao, ...people[index]!, password: demoPassword }))
  for (const { funcao, userId } of charged) {
    await asOwner(
      test.target,
      'insert into equipe_funcao (igreja_id, user_id, funcao) values ($1, $2, $3) on conflict do nothing',
      [igreja, userId, funcao],
    )
  }
  return charged
}
