import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/privacy-page.ts'
import { ChurchText } from './church-text.tsx'
import { loadText } from './load-text.server.ts'
import { textMeta } from './text-meta.ts'

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { title: m.text_privacy(), description: m.text_privacy_description })

export const loader = (args: Route.LoaderArgs) => loadText(args, 'privacidade')

/** What the church keeps of people, and what for. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <ChurchText title={m.text_privacy()} text={loaderData} path={paths.privacy} />
}
