import { asOwner } from '@atrio/api/testing/owner'
import type { Figure, Part } from './figure.ts'
import { medianOf, scoresOf } from './lighthouse.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder } from './server.ts'

const ON_AIR = 'harbor.atrio.localhost'
const LOBBY = 'esperanca.atrio.localhost'
/** In seconds. */
const LCP = 2

/** The page of a live service before it begins and while it is on air, as a slow phone on a slow network has it. */
export const liveLighthouse: Part = async () => {
  const folder = temporaryFolder()
  const { port, stop } = await startApplication(folder)
  try {
    const figures = await figuresOf({ name: 'live', shown: '`/live` on air', host: ON_AIR, port })
    const [moved] = await asOwner<{ id: number }>(
      targetOf(folder),
      `update transmissao set inicio = now() + interval '12 minutes', fim_previsto = now() + interval '90 minutes'
        where igreja_id = (select id from igreja where codigo = 'esperanca') and id = (
          select id from transmissao where inicio > now() and not flag_cancelada and not flag_exclusiva
            and igreja_id = (select id from igreja where codigo = 'esperanca') order by inicio limit 1)
        returning id`,
    )
    if (!moved) throw new Error('the demo world broadcasts nothing that is to come')
    return [
      ...figures,
      ...(await figuresOf({ name: 'lobby', shown: '`/live` in its lobby', host: LOBBY, port })),
    ]
  } finally {
    await stop()
  }
}

async function figuresOf({
  name,
  shown,
  host,
  port,
}: {
  name: string
  shown: string
  host: string
  port: number
}): Promise<Figure[]> {
  const { figures, runs } = await scoresOf({ name, shown, address: `http://${host}:${port}/live` })
  const ms = (audit: string) => medianOf(runs, audit).toFixed(0)
  return [
    ...figures,
    {
      id: `lighthouse-${name}-lcp`,
      what: `Until the largest thing of ${shown} is there`,
      value: medianOf(runs, 'largest-contentful-paint') / 1_000,
      unit: 's',
      atMost: LCP,
      how: `median of ${runs.length} runs of a simulated slow phone; first paint after ${ms('first-contentful-paint')} ms, scripts hold it up for ${ms('total-blocking-time')} ms`,
    },
  ]
}
