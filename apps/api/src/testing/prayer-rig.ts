import { demoChurches } from '@atrio/demo'
import { asOwner } from './owner.ts'
import { openEquipe } from './equipe.ts'
import { logIn, type LoggedIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import { createTestApp, type Answer, type CallOptions, type TestApp } from './test-app.ts'

export const { slug } = demoChurches.full

/** The prayer wall of the demo world's full church, and the people before it. */
export interface PrayerRig {
  test: TestApp
  igreja: number
  /** Asks. */
  ana: LoggedIn
  /** Administers the church. */
  helena: LoggedIn
  /** Cares for prayer. */
  rosa: LoggedIn
  /** Their sessions at the staff's site. */
  equipe: { helena: string; rosa: string }
  rows: <Row extends object>(statement: string) => Promise<Row[]>
  ask: (fields: Record<string, string>, given?: CallOptions) => Promise<Answer>
  /** On the wall, where everybody sees it. */
  askOnWall: (mensagem: string) => Promise<number>
  wall: () => Promise<number[]>
  /** Whether the church reads what is for the wall before it is shown. */
  readBefore: (flagAprovacao: boolean) => Promise<Answer>
  /** Titles in the bell of somebody since `mark`. */
  told: (who: LoggedIn) => Promise<string[]>
  mark: () => Promise<void>
}

export async function openPrayerRig(env = { RATE_LIMIT_FACTOR: '1000' }): Promise<PrayerRig> {
  const test = await createTestApp({ env })
  const [ana, helena, rosa] = [
    await logIn(test, 'member'),
    await logIn(test, 'admin'),
    await logIn(test, ROSA),
  ]
  const equipe = {
    helena: await openEquipe(test, helena.userId),
    rosa: await openEquipe(test, rosa.userId),
  }
  const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
  const [{ id: igreja }] = (await rows(`select id from igreja where slug = '${slug}'`)) as [{ id: number }]
  const ask: PrayerRig['ask'] = (body, given) =>
    test.call('createOracao', { body, token: ana.token, ...given })
  let since = 0
  return {
    test,
    igreja,
    ana,
    helena,
    rosa,
    equipe,
    rows,
    ask,
    async askOnWall(mensagem) {
      const { body } = await ask({ mensagem, nome: 'Ana', flagPublicarMural: 'true' })
      const { id } = body['oracao'] as { id: number }
      const params = { slug, id }
      await test.call('saveOracaoSituacao', {
        params,
        token: helena.token,
        body: { situacao: 'aprovada' },
      })
      return id
    },
    readBefore: (flagAprovacao) =>
      test.call('saveAprovacaoMuralEquipe', {
        params: { slug },
        equipe: equipe.helena,
        body: { flagAprovacao },
      }),
    async wall() {
      const { body } = await test.call('listOracoes', { params: { slug }, query: { limit: 50 } })
      return (body['oracoes'] as { id: number }[]).map(({ id }) => id)
    },
    async told({ userId }) {
      const found = await rows<{ titulo: string }>(
        `select titulo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
         where u.user_id = ${userId} and n.id > ${since} order by n.id`,
      )
      return found.map(({ titulo }) => titulo)
    },
    async mark() {
      const [{ id }] = (await rows('select coalesce(max(id), 0)::int as id from notificacao')) as [
        { id: number },
      ]
      since = id
    },
  }
}
