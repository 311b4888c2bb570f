import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { groupsAgenda } from './agenda.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let oficina: number
let leader: LoggedIn
let asking: LoggedIn

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '100' } })
  oficina = (await rows<{ id: number }>(`select id from celula where nome = 'Oficina de sexta'`))[0]!.id
  leader = await logIn(test, 'completeMember')
  asking = await logIn(test, 'admin')
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
/** What lies in the queue of mails, and in the bell, for somebody. */
const told = async ({ userId }: LoggedIn) =>
  rows<{ titulo: string }>(
    `select titulo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
     where u.user_id = ${userId} and n.tipo in ('CELULA', 'CELULA_PEDIDO') and n.id > ${before} order by n.id`,
  )
let before = 0

it('tells who leads the group of a request, reminds them once after three days, and tells who asked the answer', async () => {
  before = (await rows<{ id: number }>('select coalesce(max(id), 0)::int as id from notificacao'))[0]!.id
  const asked = await test.call('createSolicitacaoCelula', {
    params,
    token: asking.token,
    body: { celula: oficina },
  })
  const { id } = asked.body['solicitacao'] as { id: number }
  expect(await told(leader)).toEqual([{ titulo: 'Helena Prado quer participar de Oficina de sexta' }])
  // Nothing is due before its time.
  await workAgenda(test.deps, groupsAgenda)
  expect(await told(leader)).toHaveLength(1)
  await rows(`update agenda set vence_em = now() where tipo = 'celula_lembrete' and referencia = '${id}'`)
  while ((await workAgenda(test.deps, groupsAgenda)) > 0);
  expect(await told(leader)).toMatchObject([{}, { titulo: 'Helena Prado ainda espera uma resposta' }])
  await test.call('responderPedidoCelula', {
    params: { ...params, id: oficina, idSolicitacao: id },
    token: leader.token,
    body: { aceita: true },
  })
  expect(await told(asking)).toEqual([{ titulo: 'Você agora faz parte de Oficina de sexta' }])
})

it('reminds nobody of a request that was called off', async () => {
  const member = await logIn(test, 'member')
  const asked = await test.call('createSolicitacaoCelula', {
    params,
    token: member.token,
    body: { celula: oficina },
  })
  const { id } = asked.body['solicitacao'] as { id: number }
  const due = () => rows(`select from agenda where tipo = 'celula_lembrete' and referencia = '${id}'`)
  expect(await due()).toHaveLength(1)
  const [igreja] = await rows<{ id: number }>(`select id from igreja where codigo = 'esperanca'`)
  await test.call('deleteSolicitacaoCelula', {
    params: { idSolicitacao: id },
    query: { igreja: igreja!.id },
    token: member.token,
  })
  expect(await due()).toEqual([])
})
