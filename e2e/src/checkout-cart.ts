import { demoChurches, type DemoChurchName } from '@atrio/demo'
import type { Page } from '@playwright/test'
import { churchUrl } from './world.ts'

interface Pergunta {
  id: number
  tipo: string
  opcoes: string[]
  flagObrigatoria: boolean
}

interface Ingresso {
  id: number
  nome: string
  valor: number
  rulesVersion: number
  formVersion: number
  perguntas: Pergunta[]
}

export interface Evento {
  id: number
  nome: string
  dataInicio: string
  dataFim: string
  local: string | null
  formVersion: number
  flagJuros: boolean
  qtdeMaxParcelas: number
  perguntas: Pergunta[]
  ingressos: Ingresso[]
}

interface Reserva {
  uuid: string
  expiraEm: string
  renovacoesRestantes: number
  valor: number
}

/** How nothing is paid yet (Spec §4). */
const unpaid = {
  method: null,
  paymentData: { idCartao: null, salvarCartao: true },
  unregisteredUserData: null,
  installments: 1,
  finalValueInstallments: null,
  challenge: false,
  challengeComplete: false,
  idempotencyKey: null,
  sent: null,
  pedido: null,
}

/** Puts a gift into the checkout of this tab, as the giving page does. */
export async function beginGift(page: Page, church: DemoChurchName, valor: number): Promise<void> {
  await page.goto(churchUrl(church, '/about'))
  const slug = await slugOf(page, church)
  const { motivos } = await ask<{ motivos: { id: number; nome: string }[] }>(
    page,
    `/igreja/${slug}/doacao/opcoes/`,
  )
  const { id, nome } = motivos[0]!
  await keep(page, {
    type: 'give',
    usuarioId: null,
    motivos: [{ id, nome, valor }],
    flagUsuarioTaxa: false,
    recorrenciaDias: null,
    valor,
    ...unpaid,
  })
}

/** Holds a ticket and answers its questions, as the event's pages do; answers the event. */
export async function beginEvent(
  page: Page,
  church: DemoChurchName,
  nome: string,
  wanted?: string,
): Promise<number> {
  await page.goto(churchUrl(church, '/about'))
  const { user } = await ask<{ user: { id: number } }>(page, '/me')
  const evento = await findEvento(page, church, nome)
  const { id } = evento
  const ticket = evento.ingressos.find((one) => one.nome === wanted) ?? evento.ingressos[0]!
  const { reserva } = await ask<{ reserva: Reserva }>(page, `/usuario/${user.id}/evento/${id}/reserva/`, {
    ingressos: [{ id: ticket.id, quantidade: 1, rulesVersion: ticket.rulesVersion }],
  })
  const { perguntas, ...kind } = ticket
  const { dataInicio, dataFim, local, formVersion, flagJuros, qtdeMaxParcelas } = evento
  await keep(page, {
    type: 'event',
    usuarioId: user.id,
    evento: {
      id,
      nome,
      imagem: null,
      dataInicio,
      dataFim,
      local,
      formVersion,
      flagPerguntas: true,
      flagJuros,
      qtdeMaxParcelas,
    },
    ingressos: [{ ...kind, participantes: [{ nome: 'Alguém', respostas: answers(perguntas) }] }],
    respostas: answers(evento.perguntas),
    holdId: reserva.uuid,
    expiraEm: reserva.expiraEm,
    renovacoesRestantes: reserva.renovacoesRestantes,
    valor: reserva.valor,
    ...unpaid,
  })
  return id
}

/** An event with its tickets and questions, by its name. */
export async function findEvento(page: Page, church: DemoChurchName, nome: string): Promise<Evento> {
  const slug = await slugOf(page, church)
  const { eventos } = await ask<{ eventos: Evento[] }>(page, `/igreja/${slug}/evento/?limit=100`)
  const { id } = eventos.find((one) => one.nome === nome)!
  return (await ask<{ evento: Evento }>(page, `/igreja/${slug}/evento/${id}/`)).evento
}

/** What an amount comes to by card at an event, with its fees. */
export async function totalByCard(page: Page, eventId: number, valor: number): Promise<number> {
  const query = `valor=${valor}&metodoPagamento=cartao_credito`
  return (await ask<{ total: number }>(page, `/evento/${eventId}/calcular-taxas?${query}`)).total
}

/** Gives back what a person holds of an event. */
export async function release(page: Page, eventId: number): Promise<void> {
  const { user } = await ask<{ user: { id: number } }>(page, '/me')
  await ask(page, `/usuario/${user.id}/evento/${eventId}/reserva/`, undefined, 'DELETE')
}

/** Gives in cash, in the name of whoever is logged in, or of nobody; answers the order that waits for it. */
export async function giveInCash(
  page: Page,
  church: DemoChurchName,
  comprador = { nome: 'Grace Whitfield', email: 'grace@example.com' },
): Promise<string> {
  const slug = await slugOf(page, church)
  const { motivos } = await ask<{ motivos: { id: number }[] }>(page, `/igreja/${slug}/doacao/opcoes/`)
  const valor = 4_000
  const { pedido } = await ask<{ pedido: { codigo: string } }>(
    page,
    '/pagamento/',
    {
      motivos: [{ id: motivos[0]!.id, valor }],
      metodoPagamento: 'dinheiro',
      valorTotal: valor,
      comprador,
    },
    'POST',
  )
  return pedido.codigo
}

const samples: Record<string, string> = { data: '2018-03-04', telefone: '+55 11 98765-4321' }

function answers(perguntas: Pergunta[]) {
  return perguntas
    .filter(({ flagObrigatoria }) => flagObrigatoria)
    .map(({ id, tipo, opcoes }) => ({
      idPergunta: id,
      valor: opcoes[0] ?? samples[tipo] ?? 'sim',
    }))
}

async function slugOf(page: Page, church: DemoChurchName): Promise<string> {
  const path = `/igreja/codigo/${demoChurches[church].codigo}`
  return (await ask<{ igreja: { slug: string } }>(page, path)).igreja.slug
}

/** Calls the API as the person of this tab; with a body it is a PUT unless told otherwise. */
async function ask<Answer>(
  page: Page,
  path: string,
  body?: object,
  method = body ? 'PUT' : 'GET',
): Promise<Answer> {
  const answer: unknown = await page.evaluate(
    async ([path, body, method]) => {
      const token = sessionStorage.getItem('atrio:token')
      const response = await fetch(`/api/v1${path}`, {
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        },
        method,
        body,
      })
      return (await response.json()) as unknown
    },
    [path, body ? JSON.stringify(body) : null, method] as const,
  )
  return answer as Answer
}

async function keep(page: Page, state: object): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('atrio:checkout', text), JSON.stringify(state))
}
