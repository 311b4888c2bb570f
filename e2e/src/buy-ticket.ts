import type { Page } from '@playwright/test'

interface Bought {
  eventId: number
  codigo: string
  qrCode: string
}

/** Buys one free ticket as the portal does, in the name of whoever is logged in; answers the newest one. */
export function buyFreeTicket(page: Page, evento: string): Promise<Bought> {
  return page.evaluate(async (nome) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const call = async (path: string, body?: unknown) => {
      const response = await fetch(`/api/v1${path}`, {
        headers,
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return (await response.json()) as never
    }
    const { user } = (await call('/me')) as { user: { id: number; email: string } }
    const { usuarios } = (await call(`/user/${user.id}/usuario`)) as {
      usuarios: { igreja: { slug: string } }[]
    }
    let slug = ''
    let found: { id: number } | undefined
    for (const { igreja } of usuarios) {
      const { eventos } = (await call(`/igreja/${igreja.slug}/evento/?limit=100`).catch(() => ({
        eventos: [],
      }))) as { eventos: { id: number; nome: string }[] }
      found ??= eventos.find((listed) => listed.nome === nome)
      if (found && slug === '') slug = igreja.slug
    }
    if (!found) throw new Error(`no event ${nome}`)
    const eventId = found.id
    const event = (await call(`/igreja/${slug}/evento/${eventId}/`)) as {
      evento: {
        formVersion: number
        ingressos: { id: number; rulesVersion: number; formVersion: number }[]
      }
    }
    const { id, rulesVersion, formVersion } = event.evento.ingressos[0]!
    const tickets = `/usuario/${user.id}/evento/${eventId}/inscricao/`
    await call(tickets, {
      ingressos: [{ id, rulesVersion, formVersion, participantes: [{ nome: 'Convidada da porta' }] }],
      formVersion: event.evento.formVersion,
      metodoPagamento: 'gratuito',
      valorTotal: 0,
      comprador: { nome: 'Quem compra', email: user.email },
    })
    const { inscricoes } = (await call(tickets)) as { inscricoes: { codigo: string; qrCode: string }[] }
    return { eventId, codigo: inscricoes[0]!.codigo, qrCode: inscricoes[0]!.qrCode }
  }, evento)
}
