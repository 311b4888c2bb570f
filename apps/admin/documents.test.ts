import { LOCALES } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { drawFirst } from './app/entry/first-picture.tsx'
import { compose } from './documents.ts'

const BUILT = `<html lang="es"><head><title>Atrio</title>
<script type="module" crossorigin src="/assets/es/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/es/react-2.js">
<link rel="stylesheet" crossorigin href="/assets/frame-3.css"></head><body><div id="root"></div></body></html>`

const words = {
  'pt-BR': { title: 'Entrar', email: 'E-mail', submit: 'Entrar', again: 'Tentar de novo' },
  en: { title: 'Log in', email: 'E-mail', submit: 'Log in', again: 'Try again' },
  es: { title: 'Entrar', email: 'Correo electrónico', submit: 'Entrar', again: 'Intentar de nuevo' },
}

describe.each(LOCALES)('what the site shows before its scripts have run, in %s', (locale) => {
  const { login, frame } = drawFirst(locale)
  const [first, afterwards] = login.body.split('<div id="unable" hidden="">') as [string, string]

  it('is the log-in for who has no session', () => {
    const { title, email, submit } = words[locale]
    expect(login.title).toBe(title)
    expect(first).toMatch(new RegExp(`<h1>${title}</h1>`))
    expect(first).toMatch(
      new RegExp(`<label for="(\\w+)"[^>]*>${email}</label>.*<input type="email"[^>]* id="\\1"`),
    )
    expect(first).toMatch(new RegExp(`<button type="submit"[^>]*>.*?${submit}`))
  })

  it('shows nobody a log-in who may have come in', () => {
    expect(frame.body).not.toMatch(/<(?:form|input|button)/)
    expect(frame.body).toContain('<main aria-busy="true">')
  })

  it('has words, and a way on that needs no script, for browsers that run none', () => {
    expect(afterwards.match(new RegExp(`<a href="" [^>]*>${words[locale].again}</a>`, 'g'))).toHaveLength(2)
    expect(afterwards).toContain('<noscript>')
  })

  it('holds nothing that the policy refuses', () => {
    expect(login.body + frame.body).not.toMatch(/ style="| on\w+="|<script|<style/)
  })
})

it('asks for scripts once it is drawn, and for who somebody is and the letters at once', async () => {
  const picture = { title: 'Entrar', body: '<div id="root"></div>$& here' }
  const html = await compose(BUILT, picture, ['assets/text-4.woff2'], ['/assets/es/entry-5.js'])
  expect(html).toContain('<title>Entrar · Atrio</title>')
  expect(html).toContain('<body><div id="root"></div>$& here</body>')
  expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/text-4.woff2"')
  expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* src=/)
  const script = /<script type="module" async>([^]*)<\/script>/.exec(html)![1]!
  for (const file of ['index-1', 'react-2', 'entry-5']) expect(script).toContain(`"/assets/es/${file}.js"`)
  expect(script).toContain('fetch("/api/v1/equipe/acesso/"')
  expect(script).toContain('requestAnimationFrame')
})
