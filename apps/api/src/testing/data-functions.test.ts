import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = new URL('../', import.meta.url).pathname

/** Where data functions are still to be brought into this form, and the few that are none. */
const BESIDE = [
  /^(?:payments|checkout|orders|giving|events|adapters\/mail)\//,
  /^db\//,
  // Open a transaction; they are not called in one.
  /^http\/context\.ts: (?:inTenant|onceInTenant)$/,
  /^content\/preview\/apply\.ts: takenBack$/,
  /^groups\/participacao\.ts: inCelula$/,
  // Asked for by purchases.
  /^aceites\.ts: saveAceites$/,
  // Asked inside of a transaction and outside.
  /^http\/origin\.ts: portalOrigin$/,
]

it('are given a transaction, before it at most what else they need, and after it one object (Decision 123)', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
  )
  const found: string[] = []
  let seen = 0
  for (const file of files) {
    const text = await readFile(join(SOURCE, file), 'utf8')
    for (const [start, name] of text
      .matchAll(/export (?:async )?function (\w+)(?:<[^(]*>)?\(/g)
      .map(placeOf)) {
      const given = parametersAt(text, start)
      const at = given.findIndex((one) => /\b(?:TenantTrx|PlatformTrx)\b/.test(one))
      if (at < 0 || BESIDE.some((place) => place.test(`${file}: ${name}`))) continue
      seen += 1
      const [input, ...more] = given.slice(at + 1)
      const isPlain =
        input !== undefined && /^\w+\??: (?:readonly )?(?:number|string|boolean|Date|')/.test(input)
      if (at > 1 || !given[at]!.startsWith('trx: ') || isPlain || more.length > 0)
        found.push(`${file}: ${name}`)
    }
  }
  expect(found).toEqual([])
  expect(seen).toBeGreaterThan(50)
})

function placeOf(match: RegExpExecArray): [start: number, name: string] {
  return [match.index + match[0].length, match[1]!]
}

/** The parameters that begin at a place, as they are written. */
function parametersAt(text: string, start: number): string[] {
  const parameters = ['']
  for (let index = start, depth = 0; depth >= 0; index += 1) {
    const sign = text[index]!
    if ('([{<'.includes(sign)) depth += 1
    else if (')]}'.includes(sign) || (sign === '>' && text[index - 1] !== '=')) depth -= 1
    if (sign === ',' && depth === 0) parameters.push('')
    else if (depth >= 0) parameters.push(parameters.pop()! + sign)
  }
  return parameters.map((one) => one.trim()).filter(Boolean)
}
