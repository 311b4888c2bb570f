import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, Card, Section } from '@atrio/ui'
import { CalendarClock, Compass, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { whenText } from './celula-words.ts'
import type { GroupBlock as Group } from './load-block.server.ts'

/** Groups that take people, on the church home, and the way to one's own. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` asks for
export default function GroupBlock({ data: groups }: { data: Group[] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <Section title={m.groups_block()} action={<Link to={paths.groups()}>{m.groups_block_all()}</Link>}>
      <ul className="card-grid">
        {groups.map((group) => {
          const place = group.bairro ?? group.cidade ?? (group.flagOnline ? m.groups_online() : null)
          return (
            <Card
              key={group.id}
              as="li"
              link={
                <Link to={paths.group({ celulaId: group.id })} lang={lang}>
                  {group.nome}
                </Link>
              }
              facts={[
                { key: 'when', icon: <CalendarClock aria-hidden="true" />, text: whenText(group, locale) },
                ...(place ? [{ key: 'where', icon: <MapPin aria-hidden="true" />, text: place }] : []),
              ]}
            >
              {group.resumo && <p lang={lang}>{group.resumo}</p>}
            </Card>
          )
        })}
      </ul>
      <p className="mt-5">
        <Link className={buttonClass({ variant: 'outline' })} to={paths.chooseGroup()}>
          <Compass aria-hidden="true" />
          {m.groups_choose()}
        </Link>
      </p>
    </Section>
  )
}
