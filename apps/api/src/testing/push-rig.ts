import { demoPeople } from '@atrio/demo'
import { pushAgenda } from '../announce/push-send.ts'
import { withTenant } from '../db/tenant.ts'
import { celulaAceita } from '../groups/kinds.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { esperaOferta } from '../payments/waiting/waiting-kinds.ts'
import { asOwner } from './owner.ts'
import { logIn, type LoggedIn } from './people.ts'
import { startPushService, type Browser } from './push-service.ts'
import { createTestApp } from './test-app.ts'

const offer = {
  url: '/event/1/waiting/ABC',
  item: 'Retiro',
  eventoId: 1,
  lugares: '2 × Inteira',
  pessoa: 'Ana',
  posicao: null,
  prazo: '2026-12-12T12:30:00.000Z',
}
const accepted = { url: '/groups/1', celula: 'Recomeço', celulaId: 1, resposta: 'Um abraço do Davi' }

export type PushRig = Awaited<ReturnType<typeof openPushRig>>

/** The application with a push service on this machine, and a member who has no device yet. */
export async function openPushRig() {
  const service = await startPushService()
  const test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000', PUSH_TRUSTED: service.host } })
  const [row] = await asOwner<{ id: number }>(test.target, `select id from igreja where codigo = 'esperanca'`)
  const igrejaId = row!.id
  let member: LoggedIn = await logIn(test, 'member')
  const subscribe = (browser: Browser, who = member) =>
    test.call('createDispositivoPush', {
      params: { id: igrejaId },
      token: who.token,
      // The language of the device, whatever the person's is elsewhere.
      headers: { 'accept-language': 'pt-BR' },
      body: { assinatura: browser.assinatura, chave: test.deps.push!.chave },
    })
  return {
    test,
    service,
    igrejaId,
    member: () => member,
    again: async () => (member = await logIn(test, 'member')),
    subscribe,
    async device(name = 'celular', who = member) {
      const browser = service.browser(name)
      const { body } = await subscribe(browser, who)
      const { id } = body['dispositivo'] as { id: string }
      return { browser, id, renovacao: body['renovacao'] as string }
    },
    async list(who = member) {
      const { body } = await test.call('listDispositivosPush', { params: { id: igrejaId }, token: who.token })
      return body as {
        chave: string | null
        dispositivos: { id: string; flagAtual: boolean; dataUltimoEnvio: string | null }[]
        silencio: object
      }
    },
    /** Of a place that is kept, or of a group that has answered. */
    tell: (kind: 'urgent' | 'patient' = 'urgent') =>
      withTenant(test.deps.db, { igrejaId }, (trx) => {
        const to = { email: demoPeople.member.email, locale: 'en', userId: member.userId } as const
        return kind === 'urgent'
          ? test.deps.announce(trx, { kind: esperaOferta, igrejaId, to, facts: offer })
          : test.deps.announce(trx, { kind: celulaAceita, igrejaId, to, facts: accepted })
      }),
    work: () => workAgenda(test.deps, pushAgenda),
    silence: (body: object) =>
      test.call('saveSilencioAviso', { params: { id: igrejaId }, token: member.token, body }),
    waiting: () =>
      asOwner<{ later: boolean }>(test.target, 'select enviar_em > now() as later from push_envio'),
    async reset() {
      await asOwner(test.target, 'delete from push_dispositivo')
      await asOwner(test.target, 'delete from silencio_aviso')
      service.taken.length = 0
      service.answer(201)
      member = await logIn(test, 'member')
    },
    async close() {
      await test.close()
      await service.close()
    },
  }
}
