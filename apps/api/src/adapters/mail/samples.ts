import type { Locale } from '@atrio/rules'
import type { EsperaMail, IngressoMail, MailMessage, PedidoMail } from './message.ts'

export interface Sample {
  /** What it is called on the page of previews. */
  nome: string
  message: MailMessage
  /** Whether its real sibling carries tickets. */
  tickets: number
}

/** Every kind of mail with what it could say, in the reader's own words where people write them. */
export function sampleMails(locale: Locale, { origin, moeda }: { origin: string; moeda: string }): Sample[] {
  const words = sampleWords[locale]
  const at = (path: string) => origin + path
  const pedido = (tipo: PedidoMail, given: Partial<Extract<MailMessage, { tipo: PedidoMail }>> = {}) => ({
    tipo,
    url: at('/checkout/thank-you?codigo=E4FY2GMC5NXBBCRZ'),
    item: words.evento,
    total: 25_920,
    moeda,
    codigo: 'E4FY2GMC5NXBBCRZ',
    prazo: null,
    evento: {
      quando: days(19),
      onde: words.onde,
      ingressos: words.ingressos,
      // Only what is paid for has a day to be kept free.
      agenda: tipo === 'pedido-aprovado' ? at('/event/1/calendar.ics') : null,
    },
    proximas: [],
    estorno: { ate: days(7), url: at('/checkout/refund?pedido=E4FY2GMC5NXBBCRZ&chave=abc') },
    ...given,
  })
  const gift = { item: words.motivo, total: 15_000, evento: null, estorno: null }
  const later = { ...pedido('pedido-aguardando', { prazo: days(1), estorno: null }) }
  const ingresso = (tipo: IngressoMail): MailMessage => ({
    tipo,
    url: at('/event/1'),
    item: words.evento,
    quando: days(19),
    nome: 'Nina Prado',
    de: 'Ana Albuquerque',
    ingresso: '7K4-9QX-2B0A',
  })
  const espera = (tipo: EsperaMail): MailMessage => ({
    tipo,
    url: at('/event/waiting/ABC'),
    item: words.evento,
    lugares: words.lugares,
    pessoa: 'Ana',
    posicao: tipo === 'espera-entrou' ? 3 : null,
    prazo: tipo === 'espera-oferta' ? days(1) : null,
  })
  const access = at('/access')
  return [
    of({ tipo: 'activation', url: at('/access?codigo=Zk3mP9') }),
    of({ tipo: 'temporary-password', senha: 'vale-rio-42', url: access, validoAte: days(0) }),
    of({ tipo: 'email-code', digitos: '482913', url: access }),
    of({ tipo: 'password-changed', url: at('/') }),
    of({ tipo: 'session-ended', url: access }),
    of({ tipo: 'igreja-linked', url: at('/') }),
    of({ tipo: 'account-exists', url: access }),
    of(pedido('pedido-aprovado'), 'pedido-aprovado: tickets', 2),
    of(
      pedido('pedido-aprovado', {
        evento: { quando: days(19), onde: null, ingressos: words.ingressos.slice(0, 1), agenda: null },
        total: 0,
      }),
      'pedido-aprovado: online, free',
    ),
    of(pedido('pedido-aprovado', gift), 'pedido-aprovado: gift'),
    of(
      pedido('pedido-aprovado', { ...gift, proximas: [30, 60, 90].map((n) => days(n).slice(0, 10)) }),
      'pedido-aprovado: recurring gift',
    ),
    of(later),
    of({ ...later, tipo: 'pedido-expirando' }),
    of(pedido('pedido-recusado', { estorno: null })),
    of(pedido('pedido-cancelado', { estorno: null })),
    of(pedido('pedido-reembolsado', { estorno: null })),
    of(pedido('pedido-devolvido-parte', { estorno: null, total: 8_640 })),
    of(ingresso('ingresso-recebido'), undefined, 1),
    of(ingresso('ingresso-passado'), undefined, 1),
    of(ingresso('ingresso-retirado')),
    of(espera('espera-confirmar')),
    of(espera('espera-entrou')),
    of(espera('espera-oferta')),
    of(espera('espera-perdida')),
  ]
}

/** The evening of a day to come. */
function days(n: number): string {
  return `${new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)}T22:30:00.000Z`
}

function of(message: MailMessage, nome: string = message.tipo, tickets = 0): Sample {
  return { nome, message, tickets }
}

export const sampleWords: Record<
  Locale,
  { evento: string; onde: string; ingresso: string; ingressos: string[]; lugares: string; motivo: string }
> = {
  'pt-BR': {
    evento: 'Retiro de famílias: três dias para respirar',
    onde: 'Sítio Águas Claras, Estrada do Rio 120, Ibiúna',
    ingresso: 'Inteira',
    ingressos: ['Inteira · Ana Albuquerque', 'Inteira · Davi Albuquerque'],
    lugares: '2 × Inteira',
    motivo: 'Dízimo',
  },
  en: {
    evento: 'Family retreat: three days to breathe',
    onde: 'Clearwater Farm, 120 River Road, Gloucester',
    ingresso: 'Adult',
    ingressos: ['Adult · Grace Whitfield', 'Adult · Naomi Okafor'],
    lugares: '2 × Adult',
    motivo: 'Tithe',
  },
  es: {
    evento: 'Retiro de familias: tres días para respirar',
    onde: 'Finca Aguas Claras, Camino del Río 120, Segovia',
    ingresso: 'General',
    ingressos: ['General · Camila Torres', 'General · Diego Torres'],
    lugares: '2 × General',
    motivo: 'Diezmo',
  },
}
