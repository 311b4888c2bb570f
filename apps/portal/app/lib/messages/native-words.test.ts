import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Of the portal, of the staff's site, and of what is mailed. */
const folders = ['portal', 'admin', 'api'].map(
  (app) => new URL(`../../../../${app}/messages/`, import.meta.url),
)
const texts = (locale: string) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(`${locale}.json`))
      .map((path) => readFileSync(new URL(path, folder), 'utf8')),
  )

/** What no native writes, and was written once. */
const foreign = {
  'pt-BR': [/\d %|\} %/, /no seu passo/i, /tipo de letra/i, /\+ \{\w+\} taxa"/],
  en: [/\d %|\} %/, /boxes of \S+ boxes/i, /as you are moved/i],
  es: [
    /\d%|\}%/,
    /de nuevo solos/i,
    /y dentro de un año/i,
    /debe ser de más/i,
    /\busted\b|\b(en|desde) su cuenta\b/i,
    // One word each for all who speak it; what is over is told in one tense, what is not yet in the other.
    /\b(móvil|celular|ordenador|computadora)\b/i,
    /(?<!no |no se |no lo |nadie más que tú |que )\b(ha|han) (se )?\w+(ado|ido)\b/i,
    // An `entrada` is a ticket, and nothing that one walks through.
    /\b(en|para) la entrada\b|control de entrada|cada entrada (en|queda)/i,
  ],
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
