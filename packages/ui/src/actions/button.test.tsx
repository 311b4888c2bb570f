import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { find, tagsOf } from '../test-markup.ts'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describe('Button', () => {
  it('does not submit a form unless it says so', () => {
    expect(find(tagsOf(<Button>Salvar</Button>), 'button').attributes.type).toBe('button')
    expect(find(tagsOf(<Button type="submit">Salvar</Button>), 'button').attributes.type).toBe('submit')
  })

  it('keeps its name and stays focusable while it loads', () => {
    const { attributes } = find(tagsOf(<Button loading>Salvar</Button>), 'button')
    expect(attributes).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' })
    expect(attributes).not.toHaveProperty('disabled')
    expect(renderToStaticMarkup(<Button loading>Salvar</Button>)).toContain('Salvar')
  })

  it('is not busy otherwise', () => {
    const { attributes } = find(tagsOf(<Button>Salvar</Button>), 'button')
    expect(attributes).not.toHaveProperty('aria-busy')
    expect(attributes).not.toHaveProperty('aria-disabled')
  })
})

describe('buttonClass', () => {
  it('joins variant, size and own classes', () => {
    expect(buttonClass()).toBe('btn btn-primary')
    expect(buttonClass({ variant: 'quiet', size: 'lg', block: true, className: 'mt-4' })).toBe(
      'btn btn-quiet btn-lg btn-block mt-4',
    )
  })
})

describe('IconButton', () => {
  it('carries its name', () => {
    const { attributes } = find(tagsOf(<IconButton label="Fechar" icon={<svg />} />), 'button')
    expect(attributes['aria-label']).toBe('Fechar')
  })
})
