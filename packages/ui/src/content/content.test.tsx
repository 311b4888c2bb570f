import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Banner } from '../feedback/banner.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Light } from '../feedback/light.tsx'
import { SkeletonGroup } from '../feedback/skeleton.tsx'
import { ToastProvider, useToasts } from '../feedback/toasts.tsx'
import { Section } from '../layout/section.tsx'
import { Picture } from '../media/picture.tsx'
import { find, tagsOf } from '../test-markup.ts'
import { Avatar } from './avatar.tsx'
import { Card } from './card.tsx'
import { Chip } from './chip.tsx'
import { initials } from './initials.ts'
import { Steps } from './steps.tsx'
import { Tabs } from './tabs.tsx'

describe('initials', () => {
  it.each([
    ['Maria da Silva', 'MS'],
    ['  érica   ', 'É'],
    ['Igreja Nova Aurora', 'IA'],
    ['João e Ana dos Reis', 'JR'],
    ['"Zé" Lima', 'ZL'],
    ['𝒜na 李', '𝒜李'],
    ['', ''],
    ['de', ''],
  ])('%s → %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('Steps', () => {
  it('tells which one is being done, and leaves the others unmarked', () => {
    const steps = ['a', 'b', 'c'].map((key) => ({ key, label: key }))
    const items = tagsOf(<Steps label="Etapas" steps={steps} current="b" />).filter(
      ({ name }) => name === 'li',
    )
    expect(items.map(({ attributes }) => [attributes['data-state'], attributes['aria-current']])).toEqual([
      ['done', undefined],
      ['now', 'step'],
      ['next', undefined],
    ])
  })
})

describe('Light', () => {
  it('is nothing that is read out', () => {
    expect(find(tagsOf(<Light />), 'span').attributes['aria-hidden']).toBe('true')
  })
})

describe('Avatar', () => {
  it('is silent beside a name, and speaks alone', () => {
    expect(find(tagsOf(<Avatar name="Ana Lima" />), 'span').attributes['aria-hidden']).toBe('true')
    expect(find(tagsOf(<Avatar name="Ana Lima" named />), 'img').attributes['aria-label']).toBe('Ana Lima')
  })
})

describe('Card', () => {
  it('is one link, held by its heading', () => {
    const markup = renderToStaticMarkup(<Card link={<a href="/evento/1">Retiro</a>} level={4} />)
    expect(markup).toMatch(/<h4 class="card-title"><a href="\/evento\/1">Retiro<\/a><\/h4>/)
  })

  it('has no empty heading or list', () => {
    const names = tagsOf(<Card facts={[]}>Texto</Card>).map(({ name }) => name)
    expect(names).not.toContain('h3')
    expect(names).not.toContain('ul')
  })
})

describe('Chip', () => {
  it('says whether it is on', () => {
    expect(find(tagsOf(<Chip selected>Terça</Chip>), 'button').attributes['aria-pressed']).toBe('true')
    expect(find(tagsOf(<Chip>Terça</Chip>), 'button').attributes['aria-pressed']).toBe('false')
  })
})

describe('Tabs', () => {
  it('shows one panel, ties each to its tab, and is one stop of the keyboard', () => {
    const tabs = ['a', 'b'].map((id) => ({ id, label: id, panel: id }))
    const tags = tagsOf(<Tabs label="Abas" tabs={tabs} value="b" onValueChange={() => {}} />)
    const heads = tags
      .filter(({ attributes }) => attributes.role === 'tab')
      .map(({ attributes }) => attributes)
    const panels = tags
      .filter(({ attributes }) => attributes.role === 'tabpanel')
      .map(({ attributes }) => attributes)
    expect(heads.map((head) => head['aria-controls'])).toEqual(panels.map((panel) => panel.id))
    expect(heads.map((head) => head.tabindex)).toEqual(['-1', '0'])
    expect(panels.map((panel) => 'hidden' in panel)).toEqual([true, false])
  })
})

describe('Picture', () => {
  it('draws a window where there is no picture', () => {
    expect(renderToStaticMarkup(<Picture alt="" seed="culto" />)).toContain('<svg')
    expect(renderToStaticMarkup(<Picture alt="" seed="culto" src="/a.avif" />)).not.toContain('<svg')
  })

  it('keeps its name when it is drawn', () => {
    expect(find(tagsOf(<Picture alt="Coro" seed="culto" />), 'img').attributes['aria-label']).toBe('Coro')
  })

  it('loads late unless it is the first thing seen', () => {
    expect([loadingOf(false), loadingOf(true)]).toEqual(['lazy', 'eager'])
  })
})

describe('Section', () => {
  it('is named by its heading', () => {
    const tags = tagsOf(
      <Section title="Eventos" id="eventos">
        …
      </Section>,
    )
    expect(find(tags, 'section').attributes).toMatchObject({
      id: 'eventos',
      'aria-labelledby': 'eventos-title',
    })
    expect(find(tags, 'h2').attributes.id).toBe('eventos-title')
  })
})

describe('what is announced', () => {
  it('a banner speaks only when asked to', () => {
    expect(find(tagsOf(<Banner title="Aviso" />), 'div').attributes).not.toHaveProperty('role')
    expect(find(tagsOf(<Banner title="Aviso" live="polite" />), 'div').attributes.role).toBe('status')
    expect(find(tagsOf(<Banner title="Erro" live="assertive" />), 'div').attributes.role).toBe('alert')
  })

  it('a skeleton says once that content is on its way', () => {
    const { attributes } = find(tagsOf(<SkeletonGroup label="Carregando">…</SkeletonGroup>), 'status')
    expect(attributes['aria-busy']).toBe('true')
  })

  it('the region for messages is there before any message', () => {
    const tags = tagsOf(
      <ToastProvider label="Avisos" dismissLabel="Fechar">
        <main />
      </ToastProvider>,
    )
    expect(find(tags, 'status').attributes['aria-live']).toBe('polite')
  })

  it('messages need their provider', () => {
    expect(() => renderToStaticMarkup(<NeedsToasts />)).toThrow('ToastProvider')
  })

  it('an empty state takes its place in the outline', () => {
    expect(tagsOf(<EmptyState title="Nada por aqui" level={1} />).map(({ name }) => name)).toContain('h1')
  })
})

function NeedsToasts() {
  useToasts()
  return null
}

function loadingOf(priority: boolean) {
  return find(tagsOf(<Picture alt="Coro" seed="c" src="/a.avif" priority={priority} />), 'img').attributes
    .loading
}
