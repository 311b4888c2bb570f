import { expect, it } from 'vitest'
import { homeBlocks, homeShelf } from './home-blocks.ts'

const loaders = import.meta.glob('./*/load-block.server.ts', { eager: true, import: 'loadBlock' })
const shown = [...homeBlocks, ...homeShelf]

it('what is loaded for the church home is shown there', () => {
  const loaded = Object.entries(loaders).map(([file, load]) => [file.split('/')[1], typeof load])
  expect(loaded.length).toBeGreaterThan(5)
  expect(loaded.filter(([id, kind]) => kind !== 'function' || !shown.some((one) => one.id === id))).toEqual(
    [],
  )
})

it('no two blocks have one place on the church home', () => {
  const places = shown.map(({ on, order }) => `${on} ${order}`)
  expect(places).toEqual([...new Set(places)])
})
