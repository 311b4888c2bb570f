import type { ApiCall } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'
import type { StoredResponse } from './stored-response.ts'

/** Opens a page as visitors shall see it; null for a ticket that opens nothing. */
export type OpenPreview = (
  request: FastifyRequest,
  asked: { pagina: string; token: string },
) => Promise<{ api: ApiCall; momento: string } | null>

/** The ticket in an address, and the page that it has to be for; undefined where nobody asks for a preview (Decision 186). */
export function previewIn(url: string): { pagina: string; token: string } | undefined {
  const mark = url.indexOf('?')
  const token = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1)).get('visita')
  return token === null ? undefined : { pagina: url.slice(0, mark), token }
}

/** For whom the address was made alone: kept nowhere, found by no engine, and told to no other site. */
export function asPreview(page: StoredResponse): StoredResponse {
  return { ...page, headers: { ...page.headers, ...PRIVATE } }
}

const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** To who comes too late, or with what opens something else: nothing of the page. */
export function refusePreview(reply: FastifyReply, locale: Locale): FastifyReply {
  const { title, detail } = words[locale]
  return reply
    .status(410)
    .headers({ ...securityHeaders, ...PRIVATE, vary: 'Host, Accept-Language, Cookie' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`,
    )
}

const words: Record<Locale, { title: string; detail: string }> = {
  'pt-BR': {
    title: 'Esta prévia terminou',
    detail: 'Uma prévia vale por dez minutos, para uma página só. Abra outra no site da equipe.',
  },
  en: {
    title: 'This preview has ended',
    detail: 'A preview is good for ten minutes and for one page. Open another one in the staff’s site.',
  },
  es: {
    title: 'Esta vista previa terminó',
    detail: 'Una vista previa vale diez minutos y para una sola página. Abre otra en el sitio del equipo.',
  },
}
