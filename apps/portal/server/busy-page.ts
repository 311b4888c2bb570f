import type { Locale } from '@atrio/rules'
import type { FastifyReply } from 'fastify'
import { securityHeaders } from './security-headers.ts'

const AGAIN_SECONDS = 5

/** To who would wait too long for a page to be made: browsers ask again by themselves, and programs are told when to. */
export function refuseBusy(reply: FastifyReply, locale: Locale): FastifyReply {
  const { title, detail, again } = words[locale]
  return reply
    .status(503)
    .headers({
      ...securityHeaders,
      'cache-control': 'no-store',
      'retry-after': AGAIN_SECONDS,
      vary: 'Host, Accept-Language, Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${AGAIN_SECONDS}"><title>${title}</title><h1>${title}</h1><p>${detail}</p><p><a href="">${again}</a></p></html>`,
    )
}

const words: Record<Locale, { title: string; detail: string; again: string }> = {
  'pt-BR': {
    title: 'Muita gente abriu páginas ao mesmo tempo',
    detail: 'Em alguns segundos, esta página tenta de novo sozinha.',
    again: 'Tentar agora',
  },
  en: {
    title: 'Many people are opening pages right now',
    detail: 'This page tries again by itself in a few seconds.',
    again: 'Try now',
  },
  es: {
    title: 'Mucha gente abrió páginas al mismo tiempo',
    detail: 'En unos segundos, esta página lo intenta de nuevo sola.',
    again: 'Intentar ahora',
  },
}
