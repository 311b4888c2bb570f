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
      const shown = host === HOST ? path : `${host}${path}`
      const runs = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(
          await audit(`http://${host}:${application.port}${path}`, { onlyCategories: [...categories] }),
        )
      }
      for (const category of categories) {
        figures.push({
          id: `lighthouse-${name}-${category}`,
          what: `Lighthouse, mobile, \`${shown}\`: ${category}`,
          value: Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))),
          unit: 'of 100',
          atLeast: 95,
          how: `median of ${RUNS} runs`,
        })
      }
      const shifts = runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
      figures.push({
        id: `lighthouse-${name}-cls`,
        what: `Layout shift of \`${shown}\``,
        value: median(shifts),
        unit: 'CLS',
        atMost: 0.02,
        how: `median of ${RUNS} runs`,
      })
    }
    return figures
  } finally {
    await application.stop()
  }
}
