import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/terms-page.ts'
import { ChurchText } from './church-text.tsx'
import { loadText } from './load-text.server.ts'
import { textMeta } from './text-meta.ts'

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { title: m.text_terms(), description: m.text_terms_description })

export const loader = (args: Route.LoaderArgs) => loadText(args, 'termos')

/** What holds for whoever uses the portal. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <ChurchText title={m.text_terms()} text={loaderData} path={paths.terms} />
}
