import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppError } from '../../http/errors.ts'
import type { Outbox, OutboxMail } from './outbox.ts'

/**
 * The local outbox as a page, so that a newcomer finds the link that a mail server would have delivered: a list, and a
 * message as it would look. As JSON to whoever asks for it by `Accept`. Never part of production: it shows links that
 * log in.
 */
export function outboxPages(app: FastifyInstance, outbox: Outbox): void {
  app.get('/_dev/mail', async (request, reply) => {
    const mails = await outbox.list()
    if (wantsJson(request)) return reply.header('cache-control', 'no-store').send({ mails })
    const previews = h(
      'p',
      { key: 'previews' },
      h('a', { href: '/_dev/mail/preview' }, 'How every kind of message looks'),
    )
    return reply.headers(PAGE_HEADERS).send(page('Mail', [previews, h(MailList, { key: 'mails', mails })]))
  })
  app.get<{ Params: { id: string } }>('/_dev/mail/:id', async (request, reply) => {
    const mail = await outbox.find(request.params.id)
    if (!mail) throw new AppError('NOT_FOUND')
    if (wantsJson(request)) return reply.header('cache-control', 'no-store').send({ mail })
    const html = await withPictures(mail, (index) => outbox.file(mail.id, index))
    return reply.headers(PAGE_HEADERS).send(page(mail.subject, h(MailView, { mail: { ...mail, html } })))
  })
  app.get<{ Params: { id: string; index: string } }>('/_dev/mail/:id/:index', async (request, reply) => {
    const { id, index } = request.params
    const file = (await outbox.find(id))?.files[Number(index)]
    const bytes = file && (await outbox.file(id, Number(index)))
    if (!bytes) throw new AppError('NOT_FOUND')
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.nome)}`
    return reply
      .headers({ ...PAGE_HEADERS, 'content-type': file.tipo, 'content-disposition': disposition })
      .send(bytes)
  })
}

/** Mail programs find these pictures in the message; a browser needs them written out. */
async function withPictures(
  { html, files }: OutboxMail,
  read: (index: number) => Promise<Buffer | null>,
): Promise<string> {
  let shown = html
  for (const [index, { cid, tipo }] of files.entries()) {
    const bytes = cid === null ? null : await read(index)
    if (bytes) shown = shown.replaceAll(`cid:${cid}`, `data:${tipo};base64,${bytes.toString('base64')}`)
  }
  return shown
}

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // `frame-src` covers the message, which is shown from `srcdoc` in a sandbox.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'; base-uri 'none'",
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

function MailList({ mails }: { mails: OutboxMail[] }): ReactElement {
  if (mails.length === 0) return h('p', { className: 'quiet' }, 'Nothing was sent yet.')
  return h(
    'ol',
    null,
    mails.map((mail) => h(MailRow, { key: mail.id, mail })),
  )
}

function MailRow({ mail }: { mail: OutboxMail }): ReactElement {
  return h(
    'li',
    null,
    h(
      'a',
      { href: `/_dev/mail/${mail.id}` },
      h('strong', null, mail.subject),
      h('span', null, `${mail.fromName} → ${mail.to}`),
      h('time', { dateTime: mail.date }, mail.date.slice(0, 19).replace('T', ' ')),
    ),
  )
}

function MailView({ mail }: { mail: OutboxMail }): ReactElement {
  return h(
    'article',
    null,
    h('p', null, h('a', { href: '/_dev/mail' }, '← All messages')),
    h('p', { className: 'quiet' }, `${mail.fromName} → ${mail.to}, ${mail.date}, ${mail.language}`),
    // Links open in the page itself; nothing in the message can run.
    h('iframe', {
      title: mail.subject,
      sandbox: 'allow-top-navigation-by-user-activation allow-popups',
      srcDoc: mail.html.replace('<head>', '<head><base target="_top">'),
    }),
    mail.files.length === 0
      ? null
      : h(
          'ul',
          null,
          mail.files.map(({ nome, bytes }, index) =>
            h(
              'li',
              { key: nome },
              h('a', { href: `/_dev/mail/${mail.id}/${index}` }, `${nome}, ${Math.ceil(bytes / 1_024)} kB`),
            ),
          ),
        ),
    h('details', null, h('summary', null, 'Text'), h('pre', null, mail.text)),
  )
}

export function page(title: string, content: ReactNode): string {
  const document = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, `${title} – local outbox`),
      h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h('body', null, h('main', null, h('h1', null, title), content)),
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem }
ol { list-style: none; margin: 0; padding: 0 }
li + li { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas) }
li a { display: grid; padding: .75rem .25rem; color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline }
li span, time, .quiet { font-size: .875rem; color: color-mix(in srgb, CanvasText 70%, Canvas) }
iframe { width: 100%; height: 42rem; border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); border-radius: .5rem; background: white }
main:has(.previews) { max-width: 84rem }
.previews { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)) }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`
