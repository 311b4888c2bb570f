import type { IgrejaEquipe } from '@atrio/contract'
import { placeOfKind } from '../content/kind-names.ts'
import { m } from '../paraglide/messages.js'
import { SectionTabs } from '../shell/section-tabs.tsx'

/** The way between who waits, the groups, and what they talk about. */
export function GroupTabs({ codigo }: Pick<IgrejaEquipe, 'codigo'>) {
  return (
    <SectionTabs
      label={m.groups_parts()}
      tabs={[
        { to: `/${codigo}/grupos`, label: m.groups_desk_tab(), end: true },
        { to: `/${codigo}/${placeOfKind('celula')}`, label: m.kind_celula() },
        { to: `/${codigo}/${placeOfKind('estudo')}`, label: m.kind_estudo() },
      ]}
    />
  )
}
