import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { shorten } from './short-manifest.ts'

const route = {
  id: 'a',
  path: 'a',
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  module: '/a.js',
  imports: ['/b.js'],
  css: ['/a.css'],
}
const manifest = { entry: { module: '/e.js', imports: ['/b.js'] }, routes: { a: route }, version: '1' }

describe('shorten', () => {
  it('leaves the browser what a route has, without what it has not and what its module imports', () => {
    const window: { __reactRouterManifest?: unknown } = {}
    runInNewContext(shorten(`window.__reactRouterManifest=${JSON.stringify(manifest)};`), { window })
    expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual({
      ...manifest,
      routes: { a: { id: 'a', path: 'a', hasLoader: true, module: '/a.js', imports: [], css: ['/a.css'] } },
    })
  })

  it('writes no name of a route twice', () => {
    const short = shorten(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
    expect(short).toContain('"a":{"path":"a","hasLoader":true,"module":"/a.js","css":["/a.css"]}')
  })

  it('stops the build where the list is written in another way', () => {
    expect(() => shorten('export default {}')).toThrow('not known here')
  })
})
