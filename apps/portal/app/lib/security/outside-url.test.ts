import { expect, it } from 'vitest'
import { isInside, safeHref } from './outside-url.ts'

it.each([
  ['/about', '/about'],
  [' /about#location ', '/about#location'],
  ['https://esperanca.example/app', 'https://esperanca.example/app'],
  ['mailto:oi@esperanca.example', 'mailto:oi@esperanca.example'],
])('keeps %s', (url, href) => expect(safeHref(url)).toBe(href))

it.each([
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'about',
  '',
  null,
])('refuses %s', (url) => expect(safeHref(url)).toBeNull())

it('tells paths of the portal from addresses elsewhere', () => {
  expect(isInside('/churchs?busca=a')).toBe(true)
  expect(isInside('https://esperanca.example')).toBe(false)
  expect(isInside('//evil.example')).toBe(false)
})
