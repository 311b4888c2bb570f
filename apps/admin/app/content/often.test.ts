import { resources, type Resource } from '@atrio/contract'
import { expect, it } from 'vitest'
import { often } from './often.ts'

it.each(Object.entries(often))('%s belongs to what its declaration says', (nome, { area, modulo }) => {
  expect({ area, modulo }).toEqual(pick(resources[nome as keyof typeof often]))
})

const pick = ({ area, modulo }: Pick<Resource, 'area' | 'modulo'>) => ({ area, modulo })
