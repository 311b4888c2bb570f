import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DraftForm } from './draft-form.tsx'

const nothing = () => Promise.resolve()
const form = (isBusy: boolean) => ({
  isBusy,
  isTyped: true,
  error: null,
  errors: {},
  stale: null,
  drop: nothing,
  save: nothing,
  saveOver: nothing,
})

const shown = (isBusy: boolean) =>
  renderToStaticMarkup(
    <DraftForm form={form(isBusy)}>
      <input name="titulo" />
    </DraftForm>,
  )

it('takes no words while it is saved, and keeps its button where it is', () => {
  expect(shown(true)).toMatch(
    /<div class="contents" inert=""><input name="titulo"\/><\/div><div [^>]*><div [^>]*><button/,
  )
  expect(shown(false)).not.toContain('inert')
})
