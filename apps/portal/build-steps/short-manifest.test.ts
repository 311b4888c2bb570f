import { describe, expect, it } from 'vitest'
import { shorten } from './short-manifest.ts'

const route = {
  id: 'a',
  path: 'a',
  hasLoader: true,
  hasAction: false,
  module: '/a.js',
  imports: ['/b.js'],
  css: ['/a.css'],
}
const manifest = { entry: { module: '/e.js', imports: ['/b.js'] }, routes: { a: route }, version: '1' }

describe('shorten', () => {
  it('keeps what a route has, and leaves out what it has not and what its module imports', () => {
    const short = shorten(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
    expect(JSON.parse(short.replace('window.__reactRouterManifest=', '').replace(/;$/, ''))).toEqual({
      ...manifest,
      routes: { a: { id: 'a', path: 'a', hasLoader: true, module: '/a.js', imports: [], css: ['/a.css'] } },
    })
  })

  it('stops the build where the list is written in another way', () => {
    expect(() => shorten('export default {}')).toThrow('not known here')
  })
})
