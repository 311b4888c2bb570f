import { describe, expect, it } from 'vitest'
import { demoChurches, type DemoChurch, type DemoChurchName } from './churches.ts'
import type { ChurchDescription } from './church-description.ts'
import { descriptions } from './world.ts'

const churches = Object.entries<DemoChurch>(demoChurches) as [DemoChurchName, DemoChurch][]

describe.each(churches)('the texts of the %s church', (name, church) => {
  const description = descriptions[name]
  const texts = textsOf(description)

  it('say something', () => {
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.trim() === '' || /lorem ipsum/i.test(text))).toEqual([])
  })

  it('are in its language', () => {
    const prose = texts.join(' ')
    const scores = (['pt_BR', 'en', 'es'] as const).map((idioma) => [idioma, score(prose, idioma)] as const)
    const [best, second] = scores.toSorted((one, other) => other[1] - one[1])
    expect(best![0]).toBe(church.idioma)
    expect(best![1]).toBeGreaterThan(second![1] * 1.5)
  })

  it('have markup that a sanitiser leaves alone', () => {
    const tags = [...(description.historia ?? '').matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)]
    for (const [, tag, attributes] of tags) {
      expect(['p', 'h2', 'ul', 'li', 'blockquote', 'strong']).toContain(tag)
      expect(attributes).toBe('')
    }
  })

  it('lead nowhere but into the portal and to addresses that nobody owns', () => {
    const addresses = JSON.stringify(description).match(/https?:\/\/[^"]+/g) ?? []
    for (const address of addresses) expect(address).toMatch(/^https:\/\/[^?]*\.example(\/|$)/)
    const links = [...description.menu, ...description.banners].map(({ url }) => url)
    for (const link of links) expect(link ?? '/').toMatch(/^\/[a-z]*$/)
  })
})

// The languages of services may differ from the church's, and so may their texts.
function textsOf({ cultos, ...rest }: ChurchDescription): string[] {
  const texts: string[] = []
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (PROSE.has(key)) texts.push(value)
    } else if (value && typeof value === 'object') {
      for (const [name, part] of Object.entries(value)) visit(part, Array.isArray(value) ? key : name)
    }
  }
  visit(rest)
  visit(cultos.filter(({ nome }) => !/Culto en español|Culto em português|English gathering/.test(nome)))
  return texts
}

const PROSE = new Set([
  'descricao',
  'historia',
  'comoChegar',
  'titulo',
  'corpo',
  'alt',
  'observacao',
  'nome',
  'textoBotao',
])

// Words that one of the three languages has and the others lack.
const WORDS = {
  pt_BR:
    /(?<!\p{L})(o|os|em|um|uma|não|do|dos|da|das|no|na|com|você|ao|às|é|são|igreja|pela|até|domingo|depois)(?!\p{L})/giu,
  en: /(?<!\p{L})(the|and|of|to|a|is|in|for|with|you|on|we|are|it|at|that|from|by|who)(?!\p{L})/giu,
  es: /(?<!\p{L})(el|los|las|en|un|una|y|del|con|al|es|son|nos|por|se|para|iglesia|hasta|después)(?!\p{L})/giu,
}

function score(prose: string, idioma: keyof typeof WORDS): number {
  return prose.match(WORDS[idioma])?.length ?? 0
}
