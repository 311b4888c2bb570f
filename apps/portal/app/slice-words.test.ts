import { describe, expect, it } from 'vitest'
import { accountPlaces, kindNames, menuPlaces } from './slice-words.ts'
import { kindAddresses, slices } from './slices.ts'

describe('the words of slices', () => {
  it('name every place of the menu that a slice declares', () => {
    const declared = Object.values(slices).flatMap(({ menu = {} }) => Object.values(menu).map(({ to }) => to))
    expect(menuPlaces.map(({ to }) => to).toSorted()).toEqual(declared.toSorted())
    expect(menuPlaces.filter(({ label }) => label() === '')).toEqual([])
  })

  it('name every place of the account that a slice declares', () => {
    const declared = Object.values(slices).flatMap(({ account = {} }) =>
      Object.values(account).map(({ to }) => to),
    )
    expect(accountPlaces.map(({ to }) => to).toSorted()).toEqual(declared.toSorted())
    expect(accountPlaces.filter(({ label, detail }) => label() === '' || detail() === '')).toEqual([])
  })

  it('name every kind of thing that can be found', () => {
    expect(Object.keys(kindNames).toSorted()).toEqual(Object.keys(kindAddresses).toSorted())
  })
})
