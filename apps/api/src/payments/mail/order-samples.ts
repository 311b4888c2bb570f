import type { Sample, SampleWorld } from '../../announce/kind.ts'
import { sampleTickets } from './draw-extras.ts'
import type { PedidoNews } from './order-kinds.ts'

/** How each mail about orders and gifts could look. */
export function orderSamples(codigo: string, world: SampleWorld): Sample<PedidoNews>[] {
  const { words, locale, moeda, days } = world
  const say = (name: Parameters<typeof words.say>[1]) => words.say(locale, name)
  const ingressos = [say('ingresso_1'), say('ingresso_2')]
  const facts: PedidoNews = {
    url: '/checkout/thank-you?codigo=E4FY2GMC5NXBBCRZ',
    item: say('evento'),
    total: 25_920,
    moeda,
    codigo: 'E4FY2GMC5NXBBCRZ',
    prazo: null,
    evento: { quando: days(19), onde: say('onde'), ingressos, agenda: null },
    proximas: [],
    estorno: null,
  }
  if (codigo === 'pedido-aprovado') return approved(facts, world)
  if (codigo === 'pedido-devolvido-parte') return [{ facts: { ...facts, total: 8_640 } }]
  const waits = codigo === 'pedido-aguardando' || codigo === 'pedido-expirando'
  return [{ facts: { ...facts, prazo: waits ? days(1) : null } }]
}

function approved(facts: PedidoNews, world: SampleWorld): Sample<PedidoNews>[] {
  const { days, words, locale } = world
  const estorno = { ate: days(7), url: '/checkout/refund?pedido=E4FY2GMC5NXBBCRZ&chave=abc' }
  const evento = { quando: days(19), onde: words.say(locale, 'onde') }
  const ingressos = [words.say(locale, 'ingresso_1'), words.say(locale, 'ingresso_2')]
  const gift = { ...facts, item: words.say(locale, 'motivo'), total: 15_000, evento: null }
  return [
    {
      variant: 'tickets',
      facts: { ...facts, estorno, evento: { ...evento, ingressos, agenda: '/event/1/calendar.ics' } },
      extras: sampleTickets(world, 2),
    },
    {
      variant: 'online, free',
      facts: {
        ...facts,
        estorno,
        total: 0,
        evento: { ...evento, onde: null, ingressos: ingressos.slice(0, 1), agenda: null },
      },
    },
    { variant: 'gift', facts: gift },
    {
      variant: 'recurring gift',
      facts: { ...gift, proximas: [30, 60, 90].map((n) => days(n).slice(0, 10)) },
    },
  ]
}
