import type { Evento } from '@atrio/contract'
import { formatMoney } from '@atrio/rules'
import { paths } from '../lib/paths.ts'

/** schema.org's view of an event: when, where, and what a ticket costs. */
export function eventoJsonLd(
  evento: Evento,
  { origin, igreja }: { origin: string; igreja: { nome: string; moeda: string } },
): object {
  const { id, nome, resumo, imagem, dataInicio, dataFim, flagOnline, local, endereco } = evento
  const url = origin + paths.event({ eventId: id })
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: nome,
    ...(resumo ? { description: resumo } : {}),
    ...(imagem ? { image: new URL(imagem.url, origin).href } : {}),
    startDate: dataInicio,
    endDate: dataFim,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${flagOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: flagOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: local ?? igreja.nome, ...(endereco ? { address: endereco } : {}) },
    organizer: organizerOf(evento, { origin, nome: igreja.nome }),
    offers: evento.ingressos.flatMap(({ nome, valor, disponibilidade }) =>
      valor === null ? [] : [offer({ nome, valor, disponibilidade, moeda: igreja.moeda, url })],
    ),
  }
}

function organizerOf(
  { organizador, flagOrganizadorPessoa }: Evento,
  church: { origin: string; nome: string },
): object {
  if (organizador !== null && flagOrganizadorPessoa) return { '@type': 'Person', name: organizador }
  return { '@type': 'Organization', name: organizador ?? church.nome, url: `${church.origin}/` }
}

function offer(ticket: {
  nome: string
  valor: number
  disponibilidade: Evento['disponibilidade']
  moeda: string
  url: string
}): object {
  return {
    '@type': 'Offer',
    name: ticket.nome,
    price: formatMoney(ticket.valor, ticket.moeda, 'en').replace(/[^\d.]/g, ''),
    priceCurrency: ticket.moeda,
    availability: `https://schema.org/${availability[ticket.disponibilidade]}`,
    url: ticket.url,
  }
}

const availability: Record<Evento['disponibilidade'], string> = {
  em_breve: 'PreOrder',
  disponivel: 'InStock',
  esgotado: 'SoldOut',
  encerrado: 'Discontinued',
}
