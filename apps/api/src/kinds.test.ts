import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CANAIS } from '@atrio/contract'
import { contrastRatio, LOCALES, type Locale } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { NO_EXTRAS, type MailExtras } from './adapters/mail/content.ts'
import type { Mail } from './adapters/mail/mailer.ts'
import { writeMail } from './announce/compose.ts'
import { isOptional, type Facts, type Kind, type SampleWorld } from './announce/kind.ts'
import { kinds } from './kinds.ts'
import { loadSecrets } from './secrets.ts'
import { pedidoAprovado, type PedidoNews } from './payments/mail/order-kinds.ts'

const SOURCE = new URL('.', import.meta.url).pathname

const origin = 'https://igreja.example'
const igreja = {
  nome: 'Igreja <Nova> & "Viva"',
  corApp: '#ffd400',
  fusoHorario: 'America/Sao_Paulo',
  origin,
}
const world: SampleWorld = {
  locale: 'en',
  moeda: 'BRL',
  words: { say: (_locale, name) => `<${name}> · Bia` },
  days: (n) => new Date(Date.UTC(2026, 11, 1 + n, 12, 30)).toISOString(),
}
const secrets = await loadSecrets({
  ATRIO_SECRET: 'a-secret-of-more-than-thirty-two-letters',
  secretsDir: '',
})
/** Those that are sent by mail as well. */
const all = kinds
  .filter(({ email }) => email)
  .flatMap((kind) => kind.samples(world).map(({ facts }) => ({ kind, facts })))

function render(
  { kind, facts }: { kind: Kind; facts: Facts },
  locale: Locale,
  given: { corApp?: string | null; extras?: MailExtras } = {},
): Mail {
  const { corApp = igreja.corApp, extras = NO_EXTRAS } = given
  const mail = { to: 'a@atrio.example', locale, igrejaId: 1, userId: 7 }
  const message = { ...facts, tipo: kind.codigo }
  return writeMail({ secrets }, kind, { ...mail, message }, { ...igreja, corApp }, extras)
}

describe('every kind', () => {
  it('that a file of kinds makes is listed', async () => {
    const files = (await readdir(SOURCE, { recursive: true })).filter((file) => /\bkinds\.ts$/.test(file))
    const modules = await Promise.all(
      files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, unknown>>),
    )
    const made = modules.flatMap((exported) => Object.values(exported).filter(isKind))
    expect(made.length).toBeGreaterThan(30)
    expect(made.filter((kind) => !kinds.includes(kind)).map(({ codigo }) => codigo)).toEqual([])
  })

  it('has its own name', () => {
    expect(new Set(kinds.map(({ codigo }) => codigo)).size).toBe(kinds.length)
  })

  it('that may be switched off says what it is, in three languages; no other does', () => {
    for (const kind of kinds) {
      const optional = CANAIS.some((canal) => isOptional(kind, canal))
      expect([kind.codigo, kind.describe !== null]).toEqual([kind.codigo, optional])
      const names = LOCALES.map((locale) => JSON.stringify(kind.describe?.(locale)))
      expect(new Set(names).size).toBe(optional ? LOCALES.length : 1)
    }
  })

  it.each(LOCALES)('has its mail in %s, with its link in both forms, and nothing left open', (locale) => {
    for (const one of all) {
      const mail = render(one, locale)
      const url = origin + one.facts.url
      expect(mail.text).toContain(url)
      expect(mail.html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
      expect(mail.html).toContain(`<html lang="${locale}">`)
      expect(`${mail.subject}${mail.text}`).toContain(igreja.nome)
      expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
      expect(mail.html).not.toMatch(/<Nova>|<evento>/)
    }
  })

  it('has other words in each language', () => {
    for (const one of all) {
      const texts = LOCALES.map((locale) => render(one, locale).text)
      expect(new Set(texts).size).toBe(LOCALES.length)
    }
  })

  it('says where it is switched off if it may be, and nowhere else', () => {
    for (const one of all) {
      const { text, html, unsubscribe } = render(one, 'en')
      const optional = one.kind.email?.optional === true
      expect([one.kind.codigo, text.includes('/notifications#preferences')]).toEqual([
        one.kind.codigo,
        optional,
      ])
      expect(html.includes('/notifications#preferences')).toBe(optional)
      expect(unsubscribe?.startsWith(`${origin}/aviso/1.7.${one.kind.codigo}.`) ?? false).toBe(optional)
    }
  })

  it('says a code once', () => {
    for (const one of all) {
      const code = 'codigo' in one.facts ? String(one.facts.codigo) : '7K4-9QX-2B0A'
      const text = render(one, 'pt-BR').text.replace(/https?:\S+/g, '')
      expect([one.kind.codigo, text.split(code).length]).not.toEqual([one.kind.codigo, 3])
    }
  })

  it.each(['#ffd400', '#1a237e', '#ffffff', '#000000', '#7f7f7f', null])(
    'is legible in %s, by day and by night',
    (colour) => {
      for (const one of all) {
        const { html } = render(one, 'en', { corApp: colour })
        const night = new Map(
          [...html.matchAll(/\.([tbe]-\w+)\{[\w-]+:(#[0-9a-f]{6})!/g)].map(([, k, v]) => [k!, v!]),
        )
        const day = new Map<string, string>()
        for (const [, classes, style] of html.matchAll(/class="([^"]+)" style="([^"]+)"/g)) {
          for (const name of classes!.split(' ')) {
            // What the night's sheet does not know would stay as it is by day.
            expect([...night.keys()]).toContain(name)
            const property = { t: 'color', b: 'background-color', e: 'border-color' }[name[0]!]!
            day.set(name, new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(style!)![1]!)
          }
        }
        for (const [text, back] of PAIRS) {
          for (const colours of [day, night]) {
            if (!colours.has(text)) continue
            const ratio = contrastRatio(colours.get(text)!, colours.get(back)!)
            expect(ratio).toBeGreaterThanOrEqual(4.5)
          }
        }
      }
    },
  )
})

describe('what is said', () => {
  const textOf = (codigo: string, locale: Locale) =>
    render(
      all.find(({ kind }) => kind.codigo === codigo)!,
      locale,
    ).text.replaceAll('\u00a0', ' ')

  it('tells until when the password works, on the church’s clock', () => {
    expect(textOf('temporary-password', 'pt-BR')).toContain('até 09:30')
  })

  it('tells what is to be paid, and until when, as the reader writes it', () => {
    expect(textOf('pedido-aguardando', 'pt-BR')).toContain('R$ 259,20')
    expect(textOf('pedido-aguardando', 'pt-BR')).toContain('09:30')
    expect(textOf('pedido-aguardando', 'en')).toContain('R$259.20')
  })

  it('says what comes next, by what was paid for', () => {
    const [tickets] = pedidoAprovado.samples(world)
    const next = (given: Partial<PedidoNews>, extras = NO_EXTRAS) =>
      render({ kind: pedidoAprovado, facts: { ...tickets!.facts, ...given } }, 'en', { extras }).text
    expect(next({})).toContain('show the QR code of each ticket')
    expect(next({})).not.toContain('attached')
    const pdf = {
      nome: 'tickets.pdf',
      tipo: 'application/pdf',
      conteudo: Buffer.from(''),
      cid: null,
    } as const
    expect(next({}, { ...NO_EXTRAS, files: [pdf] })).toContain('A PDF to print')
    expect(next({ evento: { ...tickets!.facts.evento!, onde: null } })).toContain(
      'join from the event’s page',
    )
    expect(next({ total: 0 })).not.toContain('We received')
    expect(next({ total: 0 })).not.toContain('money')
    expect(next({})).toContain('Ask for your money back')
    const gift = next({ evento: null, proximas: ['2026-12-21', '2027-01-20'] })
    expect(gift).toContain('Your next gift is on December 21, 2026')
    expect(gift).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })
})

/** What stands on what (`layout.ts`, `blocks.ts`). */
const PAIRS = [
  ['t-ink', 'b-surface'],
  ['t-inkMuted', 'b-surface'],
  ['t-inkMuted', 'b-sunken'],
  ['t-link', 'b-surface'],
  ['t-onAction', 'b-action'],
  ['t-onTint', 'b-tint'],
] as const

function isKind(value: unknown): value is Kind {
  return typeof value === 'object' && value !== null && 'codigo' in value && 'samples' in value
}
