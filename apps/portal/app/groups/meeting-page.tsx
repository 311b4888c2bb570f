import { groupsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { buttonClass, Tag } from '@atrio/ui'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { Attendance } from './attendance.tsx'
import { HydrateFallback } from './in-group-layout.tsx'
import { MeetingPicture } from './meeting-picture.tsx'

/** One meeting: what was talked and prayed about, and for who leads the group who came. */
export default function MeetingPage() {
  const params = useParams()
  const [celulaId, meetingId] = [Number(params.celulaId), Number(params.meetingId)]
  const church = useChurch()
  const slug = church?.slug ?? ''
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const loaded = useCall(
    groupsCalls.getReuniao,
    { params: { slug, id: celulaId, idReuniao: meetingId } },
    { keepOffline: true },
  )
  const reuniao = loaded.data?.reuniao
  return (
    <div className="stack gap-8">
      <header>
        <BackLink to={paths.groupMeetings({ celulaId })}>{m.groups_meetings()}</BackLink>
        {reuniao && <p className="eyebrow">{formatCivilDate(reuniao.data, 'long', locale)}</p>}
        <h1 lang={reuniao?.tema ? lang : undefined}>{reuniao?.tema ?? m.groups_meeting_without_theme()}</h1>
        {reuniao?.presencas && (
          <p className="mt-4">
            <Link
              className={buttonClass({ variant: 'outline' })}
              to={paths.groupMeetingEdit({ celulaId, meetingId })}
            >
              {m.groups_write_title()}
            </Link>
          </p>
        )}
        {reuniao?.flagCancelada && <Tag tone="warn">{m.groups_meeting_cancelled()}</Tag>}
      </header>
      <LoadedContent of={loaded} loading={<HydrateFallback />}>
        {({ reuniao: { data, imagem, estudo, anotacoes, pedidosOracao, nomesVisitantes, presencas } }) => (
          <>
            {estudo && (
              <p>
                {m.groups_meeting_study()}:{' '}
                <Link lang={lang} to={paths.study({ studiesId: estudo.id })}>
                  {estudo.titulo}
                </Link>
              </p>
            )}
            <Words title={m.groups_meeting_notes()} text={anotacoes} lang={lang} />
            <Words title={m.groups_meeting_prayers()} text={pedidosOracao} lang={lang} />
            {nomesVisitantes && nomesVisitantes.length > 0 && (
              <Words title={m.groups_meeting_guest_names()} text={nomesVisitantes.join('\n')} lang={lang} />
            )}
            {presencas && (
              <Attendance slug={slug} celulaId={celulaId} meetingId={meetingId} presencas={presencas} />
            )}
            <MeetingPicture
              place={{ slug, id: celulaId, idReuniao: meetingId }}
              imagem={imagem}
              dia={formatCivilDate(data, 'long', locale)}
              leads={presencas !== null}
            />
          </>
        )}
      </LoadedContent>
    </div>
  )
}

function Words({ title, text, lang }: { title: string; text: string | null; lang: string }) {
  if (!text) return null
  return (
    <section className="max-w-prose">
      <h2 className="font-ui text-lg">{title}</h2>
      <p lang={lang} className="mt-1 break-words whitespace-pre-line">
        {text}
      </p>
    </section>
  )
}
