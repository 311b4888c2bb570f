import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { holds, type Figure } from './figure.ts'
import { root } from './server.ts'

const JSON_FILE = join(root, 'docs/bench.json')
const MARKDOWN_FILE = join(root, 'docs/bench.md')

type Recorded = Figure & { measured: string; machine: string }

const MACHINE = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`

/** Writes the figures to docs/, where those of parts that did not run now stay as they were. */
export function record(figures: readonly Figure[], today: string): void {
  const kept = existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Recorded[]) : []
  const fresh = new Map(
    figures.map((figure) => [figure.id, { ...rounded(figure), measured: today, machine: MACHINE }]),
  )
  const all = kept.map((figure) => fresh.get(figure.id) ?? figure)
  all.push(...[...fresh.values()].filter(({ id }) => !kept.some((figure) => figure.id === id)))
  writeFileSync(JSON_FILE, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(MARKDOWN_FILE, toMarkdown(all))
}

/** One line for the terminal. */
export function describe(figure: Figure): string {
  const mark = holds(figure) ? '✓' : '✗'
  return `${mark} ${figure.what}: ${show(figure.value)} ${figure.unit} (${boundOf(figure)}) — ${figure.how}`
}

function toMarkdown(figures: readonly Recorded[]): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | **${show(figure.value)} ${figure.unit}** | ${boundOf(figure)} | ${holds(figure) ? 'yes' : '**no**'} | ${figure.how} | ${figure.measured}, ${figure.machine}${figure.load === undefined ? '' : `, load ${figure.load}`} |`,
  )
  return `# What was measured

\`npm run bench\` measures all of it, \`npm run bench -- --only cache,memory\` a part; both write this file. Ratios compare two
servers in turn within one run; figures without a bound are told for the machine (Decision 112). Load generator and
browser run on the same machine as the server, with Node ${process.versions.node}.

| Figure | Measured | Bound | Holds | How | On |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function boundOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined && atLeast === atMost) return `= ${atLeast} ${unit}`
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`
  return atMost === undefined ? '–' : `≤ ${atMost} ${unit}`
}

function rounded<F extends Figure>(figure: F): F {
  return { ...figure, value: Number(figure.value.toPrecision(4)) }
}

function show(value: number): string {
  return String(Number(value.toPrecision(3)))
}
