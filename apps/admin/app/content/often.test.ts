import { resources } from '@atrio/contract'
import { expect, it } from 'vitest'
import { often } from './often.ts'

it.each(Object.entries(often))('%s belongs to what its declaration says', (nome, { area }) => {
  expect(area).toBe(resources[nome as keyof typeof often].area)
})
