import { demoPeople } from '@atrio/demo'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../adapters/mail/mailer.ts'
import { composeMail } from '../../announce/compose.ts'
import { openDocuments, type Documents } from '../../documents.ts'
import { asOwner } from '../../testing/owner.ts'
import { readCode } from '../../testing/read-code.ts'
import { openWorld, type World } from '../../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { freeTicket, passOn } from '../../testing/transfer-cases.ts'
import { orderKinds, type PedidoNews } from './order-kinds.ts'

let test: TestApp
let world: World
let order: { igreja: number; evento: number; pedido: string; inscricao: number; codigo: string }
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  order = await buyOne()
})
afterAll(() => test.close())

async function buyOne(): Promise<typeof order> {
  const { idInscricao } = await freeTicket(world)
  const [row] = await asOwner<typeof order>(
    test.target,
    `select i.igreja_id::int as igreja, i.evento_id::int as evento, p.codigo as pedido, i.id::int as inscricao, i.codigo
     from inscricao i join pedido p on p.igreja_id = i.igreja_id and p.id = i.pedido_id where i.id = $1`,
    [idInscricao],
  )
  return row!
}

/** The mail that the worker would send now. */
function mailOf({ igreja: igrejaId, pedido }: typeof order, documents: Documents): Promise<Mail> {
  const facts: PedidoNews = {
    url: '/checkout/thank-you',
    item: 'Café com a vizinhança',
    total: 0,
    moeda: 'BRL',
    codigo: pedido,
    prazo: null,
    evento: { quando: '2026-12-12T12:30:00.000Z', onde: 'Salão', ingressos: ['Entrada'], agenda: null },
    proximas: [],
    estorno: null,
  }
  const message = { ...facts, tipo: 'pedido-aprovado' }
  const queued = { to: 'ana@atrio.example', locale: 'pt-BR', igrejaId, message } as const
  return composeMail({ ...test.deps, documents, kinds: orderKinds }, queued)
}

describe('the mail of tickets', () => {
  it('arrives with a code that opens the door, a document and the event for a calendar', async () => {
    const sent = await test.mailTo(demoPeople.member.email, /Your tickets: Café/)
    expect(sent.files.map(({ tipo }) => tipo).toSorted()).toEqual(
      expect.arrayContaining(['application/pdf', 'image/png', 'text/calendar']),
    )
    const bytes = await Promise.all(sent.files.map((_, index) => test.deps.outbox!.file(sent.id, index)))
    const fileOf = (tipo: string) => bytes[sent.files.findIndex((file) => file.tipo === tipo)]!
    expect(fileOf('application/pdf').subarray(0, 5).toString()).toBe('%PDF-')
    const calendar = new ICAL.Component(ICAL.parse(fileOf('text/calendar').toString()) as never)
    const [event] = calendar.getAllSubcomponents('vevent')
    expect(event!.getFirstPropertyValue('uid')).toMatch(new RegExp(`^evento-${order.evento}@`))
    const { cid } = sent.files.find(({ tipo }) => tipo === 'image/png')!
    expect(sent.html).toContain(`src="cid:${cid}"`)

    const { status, body } = await test.call('listInscricoes', {
      params: { id: world.member.userId, idEvento: order.evento },
      token: world.member.token,
    })
    expect(status).toBe(200)
    const codes = JSON.stringify(body)
    expect(codes).toContain(await readCode(fileOf('image/png')))
  })

  it('arrives without what cannot be drawn, with the link', async () => {
    const broken = openDocuments({ inputBytes: 1 })
    const mail = await mailOf(order, broken)
    expect(mail.files.map(({ tipo }) => tipo)).toEqual(['text/calendar'])
    expect(mail.html).toContain('/checkout/thank-you')
    expect(mail.html).not.toContain('cid:')
    expect(mail.text).not.toContain('anexo')
    await broken.close()
  })

  it('shows no code of a ticket that was passed on before it was sent, and the new one to who has it', async () => {
    const before = await buyOne()
    const { documents } = test.deps
    const told = await mailOf(before, documents)
    expect(told.files.some(({ cid }) => cid?.replaceAll('-', '').startsWith(before.codigo))).toBe(true)
    const ticket = { idEvento: before.evento, idInscricao: before.inscricao }
    await passOn(world, ticket, { nome: 'Eva Luz', email: 'eva.luz@example.com' })
    const after = await mailOf(before, documents)
    expect(after.files.some(({ cid }) => cid?.replaceAll('-', '').startsWith(before.codigo))).toBe(false)
    const got = await test.mailTo('eva.luz@example.com', /A ticket for you/)
    expect(got.files.filter(({ tipo }) => tipo === 'image/png')).toHaveLength(1)
    expect(got.text).toContain('Where: ')
  })
})
