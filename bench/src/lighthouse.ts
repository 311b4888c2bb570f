import { audit } from './audit.ts'
import { median, type Figure, type Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOST = 'esperanca.atrio.localhost'
const STAFF_HOST = 'admin.atrio.localhost'
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = {
  home: '/',
  about: '/about',
  churches: '/churchs',
  access: '/access',
  videos: '/videos',
  podcast: '/podcast',
  bible: '/bible/kjv/jhn/3',
  devotional: '/devotionals/1',
}

/** Lighthouse with its mobile preset: a slow phone on a slow network. */
export const lighthouseScores: Part = async () => {
  const application = await startApplication(temporaryFolder())
  const pages = [
    ...Object.entries(PAGES).map(([name, path]) => ({ name, path, host: HOST, categories: CATEGORIES })),
    // Where staff come in, which no search engine is to find.
    {
      name: 'staff-entry',
      path: '/',
      host: STAFF_HOST,
      categories: CATEGORIES.filter((one) => one !== 'seo'),
    },
  ]
  try {
    const figures: Figure[] = []
    for (const { name, path, host, categories } of pages) {
      const shown = `\`${host === HOST ? path : `${host}${path}`}\``
      const address = `http://${host}:${application.port}${path}`
      figures.push(...(await scoresOf({ name, shown, address, categories })).figures)
    }
    return figures
  } finally {
    await application.stop()
  }
}

type Audited = Awaited<ReturnType<typeof audit>>

/** The scores of one page and what moves in it, as medians of some runs. */
export async function scoresOf({
  name,
  shown,
  address,
  categories = CATEGORIES,
}: {
  name: string
  shown: string
  address: string
  categories?: readonly (typeof CATEGORIES)[number][]
}): Promise<{ figures: Figure[]; runs: Audited[] }> {
  const runs: Audited[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await audit(address, { onlyCategories: [...categories] }))
  const how = `median of ${RUNS} runs`
  const figures = categories.map((category) => ({
    id: `lighthouse-${name}-${category}`,
    what: `Lighthouse, mobile, ${shown}: ${category}`,
    value: Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))),
    unit: 'of 100',
    atLeast: 95,
    how,
  }))
  const shift = medianOf(runs, 'cumulative-layout-shift')
  return {
    runs,
    figures: [
      ...figures,
      {
        id: `lighthouse-${name}-cls`,
        what: `Layout shift of ${shown}`,
        value: shift,
        unit: 'CLS',
        atMost: 0.02,
        how,
      },
    ],
  }
}

export function medianOf(runs: readonly Audited[], name: string): number {
  return median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
}
