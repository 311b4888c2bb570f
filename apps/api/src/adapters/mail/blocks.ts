import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { MailExtras, MailFact, MailIngresso } from './content.ts'
import type { Paint } from './paint.ts'

const PLAIN = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 }

/**
 * The church's icon, which its portal has for every church; where a mail program holds pictures back, its initial in its
 * colour stands there.
 */
export function Mark({ nome, origin, paint }: { nome: string; origin: string; paint: Paint }): ReactElement {
  const square = paint(
    { text: 'onAction', back: 'action' },
    { width: 44, height: 44, borderRadius: 10, fontSize: 20, fontWeight: 700, textAlign: 'center' },
  )
  return h(
    'table',
    { ...PLAIN, style: { marginBottom: 20 } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          square,
          h('img', {
            src: `${origin}/icon-192.png`,
            alt: initialOf(nome),
            width: 44,
            height: 44,
            style: { display: 'block', borderRadius: 10, lineHeight: '44px' },
          }),
        ),
        h('td', paint({ text: 'ink' }, { paddingLeft: 12, fontSize: 17, fontWeight: 600 }), nome),
      ),
    ),
  )
}

export function Photo({ foto }: { foto: NonNullable<MailExtras['foto']> }): ReactElement {
  return h('img', {
    src: `cid:${foto.cid}`,
    alt: foto.alt,
    width: 512,
    style: { display: 'block', width: '100%', height: 'auto', borderRadius: 10, margin: '0 0 24px' },
  })
}

export function Facts({ facts, paint }: { facts: readonly MailFact[]; paint: Paint }): ReactElement {
  return h(
    'table',
    { ...PLAIN, width: '100%', style: { margin: '8px 0 20px' } },
    h(
      'tbody',
      null,
      facts.map(({ label, value }, index) => {
        const style = lineOf(index === facts.length - 1)
        const labelled = paint(
          { text: 'inkMuted', edge: 'line' },
          { ...style, width: '32%', paddingRight: 12 },
        )
        const valued = paint(
          { text: 'ink', edge: 'line' },
          { ...style, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        )
        return h('tr', { key: label }, h('td', labelled, label), h('td', valued, value))
      }),
    ),
  )
}

function lineOf(last: boolean): CSSProperties {
  return {
    padding: '10px 0',
    ...(last ? {} : { borderBottomWidth: 1, borderBottomStyle: 'solid' }),
    fontSize: 16,
    lineHeight: '23px',
    verticalAlign: 'top',
  }
}

/** Codes on white whatever the mail's ground is: what is read at a door is not inverted. */
export function Tickets(props: {
  ingressos: readonly MailIngresso[]
  atTheDoor: string | undefined
  paint: Paint
}): ReactElement {
  const { ingressos, atTheDoor, paint } = props
  return h(
    'div',
    { style: { margin: '0 0 8px' } },
    ingressos.map(({ nome, participante, codigo, cid }) =>
      h(
        'table',
        { key: codigo, ...PLAIN, width: '100%', style: { marginBottom: 16 } },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { ...paint({ text: 'onTint', back: 'tint' }, TICKET), align: 'center' },
              h(
                'div',
                { style: { fontSize: 17, fontWeight: 600 } },
                [nome, participante].filter(Boolean).join(' · '),
              ),
              cid === null
                ? null
                : h('img', { src: `cid:${cid}`, alt: codigo, width: 200, height: 200, style: CODE }),
              h('div', { style: { fontFamily: MONO, fontSize: 20, letterSpacing: 1 } }, codigo),
              atTheDoor && h('div', { style: { fontSize: 14, lineHeight: '20px', marginTop: 6 } }, atTheDoor),
            ),
          ),
        ),
      ),
    ),
  )
}

const MONO = 'ui-monospace, Menlo, Consolas, monospace'
const TICKET: CSSProperties = { padding: '18px 16px', borderRadius: 12, lineHeight: '26px' }
const CODE: CSSProperties = {
  display: 'block',
  margin: '12px auto',
  borderRadius: 8,
  backgroundColor: '#ffffff',
  imageRendering: 'pixelated',
}

/** What is to be read or copied. */
export function Large({ text, paint }: { text: string; paint: Paint }): ReactElement {
  const style: CSSProperties = {
    margin: '20px 0',
    padding: '16px 20px',
    borderRadius: 10,
    fontFamily: MONO,
    fontSize: 22,
    lineHeight: '30px',
    wordBreak: 'break-all',
  }
  return h('p', paint({ text: 'onTint', back: 'tint' }, style), text)
}

/** A table of one cell: the only box that all mail programs draw. */
export function table(
  props: { width: string; className: string; style: CSSProperties },
  cell: { align?: 'center'; style: CSSProperties },
  ...content: ReactNode[]
): ReactElement {
  return h('table', { ...PLAIN, ...props }, h('tbody', null, h('tr', null, h('td', cell, ...content))))
}

function initialOf(nome: string): string {
  const { value } = new Intl.Segmenter().segment(nome.trim())[Symbol.iterator]().next()
  return value?.segment.toLocaleUpperCase() ?? ''
}
