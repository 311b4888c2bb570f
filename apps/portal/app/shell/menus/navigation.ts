import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { ShellChurch } from '../church.ts'

export interface NavEntry {
  to: string
  label: () => string
}

/** Where the portal leads from every page, in order of interest; a slice adds its own line. */
const entries: readonly NavEntry[] = [
  { to: paths.home(), label: m.nav_home },
  { to: paths.about(), label: m.nav_about },
  { to: paths.events(), label: m.events_title },
  { to: paths.give(), label: m.giving_title },
  { to: paths.videos(), label: m.videos_title },
  { to: paths.songs(), label: m.praise_nav },
  { to: paths.bible(), label: m.bible_title },
  { to: paths.readingPlans(), label: m.plans_title },
  { to: paths.podcast(), label: m.podcast_title },
  { to: paths.devotionals(), label: m.devotionals_title },
  { to: paths.news(), label: m.news_title },
  { to: paths.ebds(), label: m.ebds_title },
  { to: paths.publications(), label: m.publications_title },
  { to: paths.ministries(), label: m.ministries_title },
  { to: paths.churchs(), label: m.nav_churches },
]

/** The groups of the phone's menu, by address. */
export const navGroups: readonly { label: () => string; to: readonly string[] }[] = [
  {
    label: m.nav_group_church,
    to: [
      paths.home(),
      paths.about(),
      paths.events(),
      paths.give(),
      paths.news(),
      paths.ministries(),
      paths.churchs(),
    ],
  },
  {
    label: m.nav_group_word,
    to: [paths.bible(), paths.readingPlans(), paths.devotionals(), paths.ebds(), paths.publications()],
  },
  { label: m.nav_group_media, to: [paths.videos(), paths.podcast(), paths.songs()] },
]

export function navEntries(church: Pick<ShellChurch, 'closedPages'> | null): NavEntry[] {
  if (!church) return entries.filter(({ to }) => to === paths.churchs())
  return entries.filter(({ to }) => !church.closedPages.includes(to))
}
