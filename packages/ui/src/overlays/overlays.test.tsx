import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { find, tagsOf } from '../test-markup.ts'
import { Dialog } from './dialog.tsx'
import { MenuItem } from './menu-item.tsx'
import { Menu, menuItemProps } from './menu.tsx'

describe('Dialog', () => {
  it('is named and described by its own texts', () => {
    const tags = tagsOf(dialog(true))
    const { attributes } = find(tags, 'dialog')
    expect(find(tags, 'h2').attributes.id).toBe(attributes['aria-labelledby'])
    expect(find(tags, 'p').attributes.id).toBe(attributes['aria-describedby'])
  })

  it('leaves the opening to the browser, so that it is modal', () => {
    expect(find(tagsOf(dialog(true)), 'dialog').attributes).not.toHaveProperty('open')
  })

  it('holds nothing while closed', () => {
    expect(renderToStaticMarkup(dialog(false))).not.toContain('Conteúdo')
  })
})

describe('Menu', () => {
  const tags = tagsOf(
    <Menu trigger={(props) => <button {...props}>Maria</button>}>
      <MenuItem disabled>Carteirinha</MenuItem>
      <MenuItem checked>Português</MenuItem>
      <a href="/user" {...menuItemProps}>
        Minha conta
      </a>
    </Menu>,
  )

  it('opens from its button without script', () => {
    const { attributes } = find(tags, 'button')
    expect(attributes.popoverTarget ?? attributes.popovertarget).toBe(find(tags, 'menu').attributes.id)
    expect(attributes).toMatchObject({ 'aria-haspopup': 'menu', 'aria-expanded': 'false' })
  })

  it('is named by its button', () => {
    expect(find(tags, 'menu').attributes['aria-labelledby']).toBe(find(tags, 'button').attributes.id)
  })

  it('tells actions, choices and what cannot be chosen apart', () => {
    expect(find(tags, 'menuitem').attributes['aria-disabled']).toBe('true')
    expect(find(tags, 'menuitemradio').attributes['aria-checked']).toBe('true')
    expect(find(tags, 'a').attributes).toMatchObject({ role: 'menuitem', tabindex: '-1' })
  })
})

function dialog(open: boolean) {
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      title="Trocar de igreja?"
      description="Seu login é um só."
      closeLabel="Fechar"
    >
      Conteúdo
    </Dialog>
  )
}
