import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = new URL('../', import.meta.url).pathname

/** What opens a transaction for somebody is given a function, and is not called in one. */
const OPENS = /^\w+: \(/

/** Asked inside of a transaction and outside. */
const INSIDE_AND_OUTSIDE = /^db: Database \| TenantTrx$/

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
      const at = given.findIndex((one) => /\b(?:TenantTrx|PlatformTrx)\b/.test(one) && !OPENS.test(one))
      if (at < 0) continue
      seen += 1
      const [input, ...more] = given.slice(at + 1)
      const isPlain =
        input !== undefined && /^\w+\??: (?:readonly )?(?:number|string|boolean|Date|')/.test(input)
      const isNamed = given[at]!.startsWith('trx: ') || INSIDE_AND_OUTSIDE.test(given[at]!)
      if (at > 1 || !isNamed || isPlain || more.length > 0) found.push(`${file}: ${name}`)
    }
  }
  expect(found).toEqual([])
  expect(seen).toBeGreaterThan(500)
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
