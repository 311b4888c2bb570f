import type { Locale } from '@atrio/rules'
import { createElement as h, type ReactElement } from 'react'
import { Facts, Mark, Password, Photo, table, Tickets, type Fato } from './blocks.ts'
import type { MailCopy } from './copy.ts'
import type { MailExtras } from './extras.ts'
import { paintFor } from './paint.ts'
import type { MailIgreja } from './render.ts'

export interface MailLayoutProps {
  copy: MailCopy
  igreja: MailIgreja
  locale: Locale
  url: string
  /** Shown large, to be read or copied. */
  senha: string | undefined
  /** What, when, where, who: a block to be found again at a glance. */
  fatos: readonly Fato[]
  /** How much, and which order: below the button. */
  recibo: readonly Fato[]
  /** What else can be done, below the button. */
  links: readonly { texto: string; url: string }[]
  extras: MailExtras
  /** Under each code that opens a door. */
  naEntrada: string
}

/** The portal's own families where a reader has them; else what their system reads best. */
const UI = "'Atkinson Hyperlegible Next', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY = "Literata, Georgia, 'Times New Roman', serif"

/** A mail in the church's colours: tables and inline styles, because that is what mail programs draw alike. */
export function MailLayout(props: MailLayoutProps): ReactElement {
  const { copy, igreja, locale, url, senha, fatos, recibo, links, extras, naEntrada } = props
  const { paint, sheet } = paintFor(igreja.corApp)
  const paragraph = paint({ text: 'ink' }, { margin: '0 0 16px', fontSize: 17, lineHeight: '26px' })
  const quiet = paint({ text: 'inkMuted' }, { margin: 0, fontSize: 14, lineHeight: '22px' })
  const button = paint(
    { text: 'onAction', back: 'action', edge: 'actionLine' },
    {
      display: 'inline-block',
      padding: '14px 24px',
      borderRadius: 10,
      borderWidth: 1,
      borderStyle: 'solid',
      fontSize: 17,
      fontWeight: 600,
      textDecoration: 'none',
    },
  )
  const card = paint(
    { back: 'surface', edge: 'action' },
    { maxWidth: 560, borderTopWidth: 6, borderTopStyle: 'solid', borderRadius: 12 },
  )
  const ground = paint({ back: 'sunken' })
  return h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, copy.assunto),
      h('style', { dangerouslySetInnerHTML: { __html: `:root{color-scheme:light dark}${sheet}` } }),
    ),
    h(
      'body',
      { ...ground, style: { ...ground.style, margin: 0, padding: 0, fontFamily: UI } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, copy.paragrafos[0]),
      table(
        { width: '100%', ...ground },
        { align: 'center', style: { padding: '24px 12px' } },
        table(
          { width: '100%', ...card },
          { style: { padding: '28px 24px', fontFamily: UI } },
          h(Mark, { nome: igreja.nome, origin: new URL(url).origin, paint }),
          extras.foto && h(Photo, { foto: extras.foto }),
          h(
            'h1',
            paint(
              { text: 'ink' },
              { margin: '0 0 14px', fontFamily: DISPLAY, fontSize: 28, lineHeight: '35px', fontWeight: 600 },
            ),
            copy.titulo,
          ),
          copy.paragrafos.map((text) => h('p', { key: text, ...paragraph }, text)),
          fatos.length === 0 ? null : h(Facts, { fatos, paint }),
          extras.ingressos.length === 0
            ? null
            : h(Tickets, { ingressos: extras.ingressos, naEntrada, paint }),
          senha === undefined ? null : h(Password, { senha, paint }),
          h('p', { style: { margin: '24px 0' } }, h('a', { href: url, ...button }, copy.botao)),
          links.map((link) =>
            h(
              'p',
              {
                key: link.url,
                className: paragraph.className,
                style: { ...paragraph.style, margin: '0 0 12px' },
              },
              h('a', { href: link.url, ...paint({ text: 'link' }) }, link.texto),
            ),
          ),
          recibo.length === 0 ? null : h(Facts, { fatos: recibo, paint }),
          h(
            'p',
            {
              className: quiet.className,
              style: { ...quiet.style, marginBottom: 16, wordBreak: 'break-all' },
            },
            h('a', { href: url, ...paint({ text: 'link' }) }, url),
          ),
          h('p', quiet, copy.ressalva),
        ),
      ),
    ),
  )
}
