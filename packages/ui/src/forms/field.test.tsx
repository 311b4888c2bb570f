import { describe, expect, it } from 'vitest'
import { find, tagsOf, type Tag } from '../test-markup.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { fieldState } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const texts = { label: 'E-mail', hint: 'Para os ingressos', error: 'Esse campo é obrigatório.' }

describe.each([
  ['TextField', <TextField key="1" {...texts} />, 'input'],
  ['TextArea', <TextArea key="2" {...texts} />, 'textarea'],
  ['SelectField', <SelectField key="3" {...texts} options={[]} />, 'select'],
  [
    'PasswordField',
    <PasswordField key="4" {...texts} showLabel="Mostrar" hideButtonLabel="Ocultar" />,
    'input',
  ],
  ['CheckboxField', <CheckboxField key="5" {...texts} />, 'input'],
])('%s', (_name, element, control) => {
  const tags = tagsOf(element)
  const { attributes } = find(tags, control)

  it('is named by its label', () => {
    expect(find(tags, 'label').attributes.for).toBe(attributes.id)
  })

  it('is described by error and hint, which exist', () => {
    const described = attributes['aria-describedby']?.split(' ') ?? []
    expect(described).toEqual([`${attributes.id}-error`, `${attributes.id}-hint`])
    expect(described.filter((id) => !idsOf(tags).includes(id))).toEqual([])
  })

  it('is invalid', () => {
    expect(attributes['aria-invalid']).toBe('true')
  })
})

describe('TextField', () => {
  it('says nothing about errors that are not there', () => {
    const { attributes } = find(tagsOf(<TextField label="Nome" />), 'input')
    expect(attributes).not.toHaveProperty('aria-invalid')
    expect(attributes).not.toHaveProperty('aria-describedby')
  })

  it('looks different when idle, valid and invalid', () => {
    const states = [<TextField key="1" label="N" />, <TextField key="2" label="N" valid />]
    const shown = states.map((element) => find(tagsOf(element), 'div').attributes['data-state'])
    expect(shown).toEqual(['idle', 'valid'])
    expect(fieldState('CPF inválido.', true)).toBe('invalid')
  })

  it('passes its attributes to the input, and no text of the frame', () => {
    const element = <TextField label="Nome" name="nome" autoComplete="name" maxLength={80} required valid />
    const { attributes } = find(tagsOf(element), 'input')
    expect(attributes).toMatchObject({ name: 'nome', autoComplete: 'name', maxLength: '80', required: '' })
    expect(Object.keys(attributes)).not.toContain('valid')
  })
})

describe('PasswordField', () => {
  it('hides what is typed and lists what is needed', () => {
    const checks = [
      { label: 'Mínimo de 8 caracteres', met: false },
      { label: 'Um número', met: true },
    ]
    const tags = tagsOf(
      <PasswordField
        label="Senha"
        showLabel="Mostrar"
        hideButtonLabel="Ocultar"
        checks={checks}
        checksStatus="1 de 2"
      />,
    )
    const { attributes } = find(tags, 'input')
    expect(attributes.type).toBe('password')
    expect(attributes['aria-describedby']).toBe(find(tags, 'ul').attributes.id)
    const items = tags.filter(({ name }) => name === 'li')
    expect(items.map((item) => item.attributes['data-met'])).toEqual(['false', 'true'])
  })
})

describe('RadioGroup', () => {
  it('opens what the chosen one needs right below it, and nothing of the others', () => {
    const options = ['pix', 'cartao', 'boleto'].map((value) => ({
      value,
      label: value,
      content: <b data-of={value} />,
    }))
    const tags = tagsOf(
      <RadioGroup
        label="Como pagar"
        name="forma"
        options={options}
        value="cartao"
        onValueChange={() => {}}
      />,
    )
    const order = tags.flatMap(({ name, attributes }) =>
      name === 'input' ? [attributes.value] : name === 'b' ? [`+${attributes['data-of']}`] : [],
    )
    expect(order).toEqual(['pix', 'cartao', '+cartao', 'boleto'])
  })

  it('checks the chosen value alone and shares one name', () => {
    const options = ['pix', 'cartao', 'boleto'].map((value) => ({ value, label: value }))
    const tags = tagsOf(
      <RadioGroup label="Como pagar" name="forma" options={options} defaultValue="cartao" />,
    )
    const radios = tags.filter(({ attributes }) => attributes.type === 'radio')
    expect(radios.map(({ attributes }) => 'checked' in attributes)).toEqual([false, true, false])
    expect(new Set(radios.map(({ attributes }) => attributes.name))).toEqual(new Set(['forma']))
  })
})

function idsOf(tags: Tag[]): (string | undefined)[] {
  return tags.map(({ attributes }) => attributes.id)
}
