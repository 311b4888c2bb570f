import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first.ts'

const head =
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/>'
const code = [
  'import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1_clientLoader from "/assets/loader.js";',
  'import * as route1_main from "/assets/page.js";',
  'const route1 = {...route1_clientLoader,...route1_main};',
  '  window.__reactRouterRouteModules = {"root":route0,"page":route1};',
  '',
  'import("/assets/entry.js");',
].join('\n')
const page = `<html><head>${head}</head><body><script nonce="n">window.x = 1</script><script nonce="n" type="module" async="">${code}</script></body></html>`

describe('paintFirst', () => {
  const painted = paintFirst(page, 'pt-BR')
  const script = /type="module" async="">([^<]*)</.exec(painted)![1]!

  it('asks for no module before the first paint', () => {
    expect(painted).not.toContain('<link rel="modulepreload"')
    expect(script).not.toMatch(/^import[^(]/m)
    expect(script.indexOf('requestAnimationFrame')).toBeLessThan(script.indexOf('/assets/'))
  })

  it('asks for every module of the page’s language at once after it', () => {
    expect(script).toContain('of ["/assets/pt-BR/a.js","/assets/pt-BR/b.js"]')
  })

  it('leaves the router with the same names', () => {
    expect(script).toContain('await import("/assets/pt-BR/manifest.js");')
    expect(script).toContain('const route0=await import("/assets/pt-BR/root.js");')
    expect(script).toContain('const route1_main=await import("/assets/pt-BR/page.js");')
    expect(script).toContain('import("/assets/pt-BR/entry.js");')
  })

  it('leaves styles, other scripts and the nonce alone', () => {
    expect(painted).toContain('<link rel="stylesheet" href="/assets/root.css"/>')
    expect(painted).toContain('<script nonce="n">window.x = 1</script><script nonce="n" type="module"')
  })

  it('leaves a document without the router’s script as it is', () => {
    const plain = '<html><head><link rel="modulepreload" href="/a.js"/></head></html>'
    expect(paintFirst(plain, 'en')).toBe(plain)
  })
})
