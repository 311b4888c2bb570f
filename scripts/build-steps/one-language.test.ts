import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { splitDocument, splitLanguages } from './one-language.ts'

const LOCALES = ['pt-BR', 'en', 'es']
const build = mkdtempSync(join(tmpdir(), 'one-language-'))
afterAll(() => rmSync(build, { recursive: true }))

const read = (path: string) => readFileSync(join(build, path), 'utf8')

it('writes each script once for each language, without the words of the others', async () => {
  const assets = join(build, 'assets')
  mkdirSync(assets)
  writeFileSync(
    join(assets, 'main-1.js'),
    `const say=()=>__PAGE_LOCALE__==="pt-BR"?"Olá":__PAGE_LOCALE__==="es"?"Hola":"Hello";
    console.log(say());import("./late-2.js").then((late)=>late.default(["assets/late-2.js","assets/late-2.css"]))`,
  )
  writeFileSync(join(assets, 'late-2.js'), 'export default console.log')
  await splitLanguages(assets, LOCALES)
  expect(readdirSync(assets).toSorted()).toEqual(['en', 'es', 'pt-BR'])
  expect(read('assets/es/main-1.js')).toContain('Hola')
  expect(read('assets/es/main-1.js')).not.toMatch(/Hello|Olá/)
  // Beside each other they keep their names; from the root they have their language's.
  expect(read('assets/es/main-1.js')).toContain('import("./late-2.js")')
  expect(read('assets/es/main-1.js')).toContain('["assets/es/late-2.js","assets/late-2.css"]')
})

it('writes the document of each language, which asks for its scripts', async () => {
  writeFileSync(
    join(build, 'index.html'),
    '<html lang="en"><script src="/assets/main-1.js"></script><link href="/assets/main.css"></html>',
  )
  await splitDocument(build, LOCALES)
  expect(readdirSync(build).toSorted()).toEqual(['assets', 'en.html', 'es.html', 'pt-BR.html'])
  expect(read('pt-BR.html')).toBe(
    '<html lang="pt-BR"><script src="/assets/pt-BR/main-1.js"></script><link href="/assets/main.css"></html>',
  )
})
