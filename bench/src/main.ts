import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../scripts/build.mjs'
import { archive } from './archive.ts'
import { cachedPage } from './cached-page.ts'
import { chatCrash } from './chat-crash.ts'
import { chatCuts } from './chat-cuts.ts'
import { chatDatabase } from './chat-database.ts'
import { chatFanout } from './chat-fanout.ts'
import { chatGuards } from './chat-guards.ts'
import { chatHidden } from './chat-hidden.ts'
import { chatJoins } from './chat-joins.ts'
import { chatProcesses } from './chat-processes.ts'
import { chatRemoval } from './chat-removal.ts'
import { chatSlow } from './chat-slow.ts'
import { holds, type Figure, type Part } from './figure.ts'
import { drawing } from './drawing.ts'
import { filmCost } from './film-cost.ts'
import { groups } from './groups.ts'
import { inventedHosts } from './invented-hosts.ts'
import { javascript } from './javascript.ts'
import { lighthouseScores } from './lighthouse.ts'
import { liveClockOfTheWorld } from './live-clock.ts'
import { liveHands } from './live-hands.ts'
import { liveLighthouse } from './live-lighthouse.ts'
import { livePage } from './live-page.ts'
import { logIn } from './log-in.ts'
import { memory } from './memory.ts'
import { moneyCost } from './money-cost.ts'
import { moneyCrash } from './money-crash.ts'
import { moneyCrowd } from './money-crowd.ts'
import { moneyIdempotency } from './money-idempotency.ts'
import { moneyModel } from './money-model.ts'
import { moneyWebhooks } from './money-webhooks.ts'
import { pageTurns } from './page-turns.ts'
import { playScreens } from './play-screens.ts'
import { playWatch } from './play-watch.ts'
import { describe, record } from './report.ts'
import { scale } from './scale.ts'
import { search } from './search.ts'
import { secondStart } from './second-start.ts'
import { soak } from './soak.ts'
import { staffSave } from './staff-save.ts'
import { staffSite } from './staff-site.ts'
import { subscriptionCrash } from './subscription-crash.ts'
import { subscriptionModel } from './subscription-model.ts'
import { uncachedRender } from './uncached-render.ts'

const parts: Record<string, Part> = {
  cache: cachedPage,
  render: uncachedRender,
  'page-turns': pageTurns,
  javascript,
  lighthouse: lighthouseScores,
  scale,
  search,
  groups,
  memory,
  hosts: inventedHosts,
  soak,
  start: secondStart,
  login: logIn,
  drawing,
  'staff-site': staffSite,
  'staff-save': staffSave,
  archive,
  'live-page': livePage,
  'live-lighthouse': liveLighthouse,
  'film-cost': filmCost,
  'play-screens': playScreens,
  'play-watch': playWatch,
  'chat-fanout': chatFanout,
  'chat-joins': chatJoins,
  'chat-slow': chatSlow,
  'chat-crash': chatCrash,
  'chat-cuts': chatCuts,
  'chat-database': chatDatabase,
  'chat-removal': chatRemoval,
  'chat-guards': chatGuards,
  'chat-processes': chatProcesses,
  'chat-hidden': chatHidden,
  'live-clock': liveClockOfTheWorld,
  'live-hands': liveHands,
  'money-cost': moneyCost,
  'money-crowd': moneyCrowd,
  'money-crash': moneyCrash,
  'money-webhooks': moneyWebhooks,
  'money-idempotency': moneyIdempotency,
  'money-model': moneyModel,
  'money-subscription-model': subscriptionModel,
  'money-subscription-crash': subscriptionCrash,
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'no-record': { type: 'boolean', default: false } },
})
// `money` stands for every part whose name begins so.
const chosen =
  values.only
    ?.split(',')
    .flatMap((name) =>
      name === 'money' ? Object.keys(parts).filter((part) => part.startsWith('money-')) : [name],
    ) ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

process.exitCode = await buildIfChanged()
const figures: Figure[] = []
for (const name of process.exitCode === 0 ? chosen : []) {
  for (const figure of await parts[name]!()) {
    console.log(describe(figure))
    figures.push({ ...figure, load: Number(loadavg()[1]!.toFixed(1)) })
  }
}
if (!values['no-record']) record(figures, new Date().toISOString().slice(0, 10))
if (figures.some((figure) => !holds(figure))) process.exitCode = 1
