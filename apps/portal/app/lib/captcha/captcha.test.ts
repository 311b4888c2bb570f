import { createClient } from '@atrio/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createCaptcha } from './captcha.ts'

const solve = async (desafio: unknown) => `solved ${JSON.stringify(desafio)}`

afterEach(() => vi.unstubAllGlobals())

function open(now = () => 0) {
  const asked: unknown[] = []
  const api = createClient(async () => {
    const desafio = { number: asked.length }
    asked.push(desafio)
    return { tipo: 'altcha', desafio }
  })
  return { asked, captcha: createCaptcha(api, { place: () => null, solve, now }) }
}

it('solves ahead and gives each answer once', async () => {
  const { asked, captcha } = open()
  captcha.prepare()
  captcha.prepare()
  await expect(captcha.answer()).resolves.toBe('solved {"number":0}')
  await expect(captcha.answer()).resolves.toBe('solved {"number":1}')
  expect(asked).toHaveLength(2)
})

it('works from the moment the page opens', async () => {
  const { asked, captcha } = open()
  captcha.begin()
  captcha.prepare()
  await expect(captcha.answer()).resolves.toBe('solved {"number":0}')
  expect(asked).toHaveLength(1)
})

it('asks Google nothing before somebody turns to the form', async () => {
  const appended: string[] = []
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: () => ({ addEventListener: () => {} }),
    head: { append: ({ src }: { src: string }) => appended.push(new URL(src).hostname) },
  })
  const api = createClient(async () => ({ tipo: 'recaptcha', siteKey: 'key' }))
  const captcha = createCaptcha(api, { place: () => null, solve })
  captcha.begin()
  await new Promise((resolve) => setTimeout(resolve))
  expect(appended).toEqual([])
  captcha.prepare()
  await vi.waitFor(() => expect(appended).toEqual(['www.google.com']))
})

it('does not use an answer that has become too old', async () => {
  let now = 0
  const { captcha } = open(() => now)
  captcha.prepare()
  now = 9 * 60_000
  await expect(captcha.answer()).resolves.toBe('solved {"number":1}')
})

it('tries again after a failure', async () => {
  let up = false
  const api = createClient(async () => {
    if (!up) throw new Error('down')
    return { tipo: 'altcha', desafio: {} }
  })
  const captcha = createCaptcha(api, { place: () => null, solve: async () => 'solved' })
  captcha.prepare()
  await expect(captcha.answer()).rejects.toThrow('down')
  up = true
  await expect(captcha.answer()).resolves.toBe('solved')
})
