import type { Locale } from '@atrio/rules'
import { createElement as h, type ReactElement } from 'react'
import { Facts, Large, Mark, Photo, table, Tickets } from './blocks.ts'
import type { MailContent, MailExtras } from './content.ts'
import { paintFor } from './paint.ts'
import type { MailFooter, MailIgreja } from './render.ts'

export interface MailLayoutProps {
  content: MailContent
  igreja: MailIgreja
  locale: Locale
  extras: MailExtras
  footer: MailFooter
}

/** The portal's own families where a reader has them; else what their system reads best. */
const UI = "'Atkinson Hyperlegible Next', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY = "Literata, Georgia, 'Times New Roman', serif"

/** A mail in the church's colours: tables and inline styles, because that is what mail programs draw alike. */
export function MailLayout(props: MailLayoutProps): ReactElement {
  const { content, igreja, locale, extras, footer } = props
  const { url, large, facts = [], receipt = [], links = [] } = content
  const { paint, sheet } = paintFor(igreja.corApp)
  const paragraph = paint({ text: 'ink' }, { margin: '0 0 16px', fontSize: 17, lineHeight: '26px' })
  const quiet = paint({ text: 'inkMuted' }, { margin: 0, fontSize: 14, lineHeight: '22px' })
  const why = paint({ text: 'inkMuted' }, { margin: 0, fontSize: 13, lineHeight: '20px' })
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
      textAlign: 'center',
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
      h('title', null, content.subject),
      h('style', { dangerouslySetInnerHTML: { __html: `:root{color-scheme:light dark}${sheet}` } }),
    ),
    h(
      'body',
      { ...ground, style: { ...ground.style, margin: 0, padding: 0, fontFamily: UI } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, content.paragraphs[0]),
      table(
        { width: '100%', ...ground },
        { align: 'center', style: { padding: '24px 12px' } },
        table(
          { width: '100%', ...card },
          { style: { padding: '28px 24px', fontFamily: UI } },
          h(Mark, { nome: igreja.nome, origin: igreja.origin, paint }),
          extras.foto && h(Photo, { foto: extras.foto }),
          h(
            'h1',
            paint(
              { text: 'ink' },
              { margin: '0 0 14px', fontFamily: DISPLAY, fontSize: 28, lineHeight: '35px', fontWeight: 600 },
            ),
            // In letters of this size a word that is broken at its hyphen is what one sees first.
            content.title.replaceAll('e-mail', 'e\u2011mail'),
          ),
          content.paragraphs.map((text) => h('p', { key: text, ...paragraph }, text)),
          facts.length === 0 ? null : h(Facts, { facts, paint }),
          extras.ingressos.length === 0
            ? null
            : h(Tickets, { ingressos: extras.ingressos, atTheDoor: content.atTheDoor, paint }),
          large === undefined ? null : h(Large, { text: large, paint }),
          h('p', { style: { margin: '24px 0' } }, h('a', { href: url, ...button }, content.button)),
          links.map((link) =>
            h(
              'p',
              {
                key: link.url,
                className: paragraph.className,
                style: { ...paragraph.style, margin: '0 0 12px' },
              },
              h('a', { href: link.url, ...paint({ text: 'link' }) }, link.text),
            ),
          ),
          receipt.length === 0 ? null : h(Facts, { facts: receipt, paint }),
          h(
            'p',
            {
              className: quiet.className,
              style: { ...quiet.style, marginBottom: 16, wordBreak: 'break-all' },
            },
            h('a', { href: url, ...paint({ text: 'link' }) }, url),
          ),
          h('p', quiet, content.caveat),
          content.signature &&
            h(
              'p',
              { ...quiet, style: { ...quiet.style, marginTop: 16, whiteSpace: 'pre-line' } },
              content.signature,
            ),
        ),
        table(
          { width: '100%', className: '', style: { maxWidth: 560 } },
          { style: { padding: '20px 24px', fontFamily: UI } },
          h('p', why, footer.why),
          footer.preferences &&
            h(
              'p',
              { ...why, style: { ...why.style, marginTop: 8 } },
              h(
                'a',
                { href: footer.preferences.url, ...paint({ text: 'inkMuted' }) },
                footer.preferences.text,
              ),
            ),
        ),
      ),
    ),
  )
}
