import { brandRoles, type Locale } from '@atrio/rules'
import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import type { MailCopy } from './copy.ts'
import type { MailIgreja } from './render.ts'

export interface MailLayoutProps {
  copy: MailCopy
  igreja: MailIgreja
  locale: Locale
  url: string
  /** Shown large, to be read or copied. */
  senha: string | undefined
}

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** A mail in the church's colours: tables and inline styles, because that is what mail programs draw alike. */
export function MailLayout({ copy, igreja, locale, url, senha }: MailLayoutProps): ReactElement {
  const { light: c } = brandRoles(igreja.corApp)
  const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: c.ink }
  const quiet: CSSProperties = {
    ...paragraph,
    margin: 0,
    fontSize: 14,
    lineHeight: '22px',
    color: c.inkMuted,
  }
  return h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, copy.assunto),
    ),
    h(
      'body',
      { style: { margin: 0, padding: 0, backgroundColor: c.sunken, fontFamily: FONT } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, copy.paragrafos[0]),
      table(
        { width: '100%', style: { backgroundColor: c.sunken } },
        cell(
          { align: 'center', style: { padding: '32px 16px' } },
          table(
            {
              width: '100%',
              style: {
                maxWidth: 560,
                backgroundColor: c.surface,
                border: `1px solid ${c.line}`,
                borderTop: `6px solid ${c.brand}`,
                borderRadius: 12,
              },
            },
            cell(
              { style: { padding: '32px 32px 28px' } },
              h('p', { style: { ...quiet, marginBottom: 20, fontWeight: 600 } }, igreja.nome),
              h(
                'h1',
                { style: { margin: '0 0 16px', fontSize: 26, lineHeight: '32px', color: c.ink } },
                copy.titulo,
              ),
              copy.paragrafos.map((text) => h('p', { key: text, style: paragraph }, text)),
              senha === undefined ? null : h(Password, { senha, color: c.onTint, back: c.tint }),
              h(
                'p',
                { style: { margin: '24px 0' } },
                h(
                  'a',
                  {
                    href: url,
                    style: {
                      display: 'inline-block',
                      padding: '14px 24px',
                      borderRadius: 10,
                      border: `1px solid ${c.actionLine}`,
                      backgroundColor: c.action,
                      color: c.onAction,
                      fontSize: 16,
                      fontWeight: 600,
                      textDecoration: 'none',
                    },
                  },
                  copy.botao,
                ),
              ),
              h(
                'p',
                { style: { ...quiet, marginBottom: 16, wordBreak: 'break-all' } },
                h('a', { href: url, style: { color: c.link } }, url),
              ),
              h('p', { style: quiet }, copy.ressalva),
            ),
          ),
        ),
      ),
    ),
  )
}

function Password({ senha, color, back }: { senha: string; color: string; back: string }): ReactElement {
  return h(
    'p',
    {
      style: {
        margin: '20px 0',
        padding: '16px 20px',
        borderRadius: 10,
        backgroundColor: back,
        color,
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        fontSize: 22,
        lineHeight: '30px',
        wordBreak: 'break-all',
      },
    },
    senha,
  )
}

function table(props: { width: string; style: CSSProperties }, content: ReactElement): ReactElement {
  const attributes = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...props }
  return h('table', attributes, h('tbody', null, h('tr', null, content)))
}

function cell(
  props: { align?: 'center'; style: CSSProperties },
  ...content: React.ReactNode[]
): ReactElement {
  return h('td', props, ...content)
}
