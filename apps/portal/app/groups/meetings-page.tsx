import { groupsCalls, type ReuniaoListada } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, todayIn, type Locale } from '@atrio/rules'
import { buttonClass, Card, EmptyState, Tag, type CardFact } from '@atrio/ui'
import { BookOpen, CalendarDays, UserPlus, UsersRound } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { AttendancePlot } from './attendance-plot.tsx'
import { HydrateFallback } from './in-group-layout.tsx'

/** A group's meetings, for who is in it: those to come, and what became of the others. */
export default function MeetingsPage() {
  const celulaId = Number(useParams().celulaId)
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const today = todayIn(church?.fusoHorario ?? 'UTC')
  const loaded = useCall(
    groupsCalls.listReunioes,
    { params: { slug: church?.slug ?? '', id: celulaId }, query: { limit: 50 } },
    { keepOffline: true },
  )
  const own = useCall(
    groupsCalls.getCelula,
    { params: { slug: church?.slug ?? '', id: celulaId }, query: {} },
    { keepOffline: true },
  )
  return (
    <div className="stack gap-8">
      <header>
        <BackLink to={paths.group({ celulaId })}>{m.groups_title()}</BackLink>
        <h1>{m.groups_meetings()}</h1>
        {own.data?.celula.participacao?.papel === 'lider' && (
          <p className="mt-4">
            <Link className={buttonClass()} to={paths.groupMeetingNew({ celulaId })}>
              {m.groups_write_new()}
            </Link>
          </p>
        )}
      </header>
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ reunioes }) => reunioes.length === 0}
        empty={
          <EmptyState icon={<CalendarDays />} title={m.groups_meetings_empty_title()}>
            <p>{m.groups_meetings_empty()}</p>
          </EmptyState>
        }
      >
        {({ reunioes }) => (
          <>
            <AttendancePlot reunioes={reunioes.filter(({ data }) => data <= today)} locale={locale} />
            <ul className="card-grid">
              {reunioes.map((reuniao) => (
                <MeetingCard
                  key={reuniao.id}
                  reuniao={reuniao}
                  to={paths.groupMeeting({ celulaId, meetingId: reuniao.id })}
                  isToCome={reuniao.data > today}
                  locale={locale}
                />
              ))}
            </ul>
          </>
        )}
      </LoadedContent>
    </div>
  )
}

type MeetingCardProps = { reuniao: ReuniaoListada; to: string; isToCome: boolean; locale: Locale }

function MeetingCard({ reuniao, to, isToCome, locale }: MeetingCardProps) {
  const { data, tema, estudo, presentes, visitantes, flagCancelada, flagPresente } = reuniao
  const facts: CardFact[] = [
    ...(estudo ? [{ key: 'study', icon: <BookOpen aria-hidden="true" />, text: estudo.titulo }] : []),
    ...(presentes > 0
      ? [
          {
            key: 'there',
            icon: <UsersRound aria-hidden="true" />,
            text: m.groups_meeting_present({ count: presentes }),
          },
        ]
      : []),
    ...(visitantes > 0
      ? [
          {
            key: 'guests',
            icon: <UserPlus aria-hidden="true" />,
            text: m.groups_meeting_guests({ count: visitantes }),
          },
        ]
      : []),
  ]
  return (
    <Card
      as="li"
      level={2}
      eyebrow={formatCivilDate(data, 'weekday', locale)}
      tag={
        flagCancelada ? (
          <Tag tone="warn">{m.groups_meeting_cancelled()}</Tag>
        ) : isToCome ? (
          <Tag tone="info">{m.groups_meeting_to_come()}</Tag>
        ) : flagPresente === null ? undefined : (
          <Tag tone={flagPresente ? 'ok' : 'plain'}>
            {flagPresente ? m.groups_meeting_you_were() : m.groups_meeting_you_were_not()}
          </Tag>
        )
      }
      link={<Link to={to}>{tema ?? m.groups_meeting_without_theme()}</Link>}
      facts={facts}
    />
  )
}
