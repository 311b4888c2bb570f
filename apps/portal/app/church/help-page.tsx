import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/help-page.ts'
import { ChurchText } from './church-text.tsx'
import { loadText } from './load-text.server.ts'
import { textMeta } from './text-meta.ts'

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { title: m.text_help(), description: m.text_help_description })

export const loader = (args: Route.LoaderArgs) => loadText(args, 'ajuda')

/** Answers to what is asked most, always in the same place (WCAG 3.2.6). */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return <ChurchText title={m.text_help()} text={loaderData} path={paths.help} />
}
