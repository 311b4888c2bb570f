import { funcoes, papeisDados } from '@atrio/contract'
import { expect, it } from 'vitest'
import { places } from '../lib/modules.ts'
import { sectionsOf } from './sections.ts'

const modulos = Object.values(places)

const atPortal = (papel: (typeof funcoes)[number], of = modulos) =>
  sectionsOf({ papeis: [papel], modulos: of }).flatMap(({ path, portal }) => (portal ? [path] : []))

it('leads everybody of the staff to what they are charged with', () => {
  const withoutWork = [...papeisDados, ...funcoes].filter((one) =>
    sectionsOf({ papeis: [one], modulos }).every(({ right }) => right === null),
  )
  expect(withoutWork).toEqual([])
})

it('leads to the door and to private requests at the portal, and only whom they are for', () => {
  expect(atPortal('portaria')).toEqual(['door'])
  expect(atPortal('portaria', [])).toEqual([])
  expect(atPortal('oracao')).toEqual(['prayer/desk/care'])
  expect(atPortal('tesouraria')).toEqual([])
})
