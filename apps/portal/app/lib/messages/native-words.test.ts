import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../messages/', import.meta.url)
const texts = (locale: string) =>
  readdirSync(folder).map((slice) => readFileSync(new URL(`${slice}/${locale}.json`, folder), 'utf8'))

/** What no native writes, and was written once. */
const foreign = {
  'pt-BR': [/\d %|\} %/, /no seu passo/i, /tipo de letra/i, /\+ \{\w+\} taxa"/],
  en: [/\d %|\} %/, /boxes of \S+ boxes/i, /as you are moved/i],
  es: [/\d%|\}%/, /de nuevo solos/i, /y dentro de un año/i, /debe ser de más/i, /\b(usted|su cuenta)\b/i],
}

describe.each(Object.entries(foreign))('messages in %s', (locale, patterns) => {
  it.each(patterns)('never say %s', (pattern) => {
    expect(
      texts(locale)
        .filter((text) => pattern.test(text))
        .map((text) => pattern.exec(text)?.[0]),
    ).toEqual([])
  })
})
