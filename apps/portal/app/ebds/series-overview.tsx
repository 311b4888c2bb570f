import type { EbdListada, LicaoListada } from '@atrio/contract'
import type { RichTextPart } from '@atrio/rich-text'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { buttonClass, Picture } from '@atrio/ui'
import { BookOpen, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { useLessonsRead } from './progress.ts'
import '../reader/reader.css'

export type Series = EbdListada & { licoes: LicaoListada[] }

/** What a series is about, its lessons, and how far this browser's reader has come. */
export function SeriesOverview({ ebd, parts }: { ebd: Series; parts: RichTextPart[] }) {
  const { slug, titulo, classe, professor, resumo, imagem, licoes } = ebd
  const [read] = useLessonsRead(slug)
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  const next = licoes.find(({ numero }) => !read.includes(numero)) ?? licoes[0]
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <header>
        <BackLink to={paths.ebds()}>{m.ebds_title()}</BackLink>
        {classe && (
          <p className="eyebrow" lang={lang}>
            {classe}
          </p>
        )}
        <h1 lang={lang}>{titulo}</h1>
        {resumo && (
          <p className="mt-4 max-w-[42rem] font-read text-xl leading-relaxed" lang={lang}>
            {resumo}
          </p>
        )}
        {professor && <p className="mt-3 text-ink-muted">{m.ebds_teacher({ professor })}</p>}
      </header>
      <aside className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`ebd ${titulo}`}
          ratio="3/2"
          priority
          className="rounded-lg max-lg:max-h-56"
        />
        {next && (
          <Link
            className={buttonClass({ block: true })}
            to={paths.ebd({ ebdSlug: slug }, { licao: next.numero })}
          >
            <BookOpen aria-hidden="true" />
            {read.length > 0 ? m.ebds_continue() : m.ebds_start()}
          </Link>
        )}
      </aside>
      <div className="flex flex-col gap-8">
        <section aria-labelledby="lessons">
          <h2 id="lessons" className="mb-4 text-2xl">
            {m.ebds_lessons_title()}
          </h2>
          <Progress done={licoes.filter(({ numero }) => read.includes(numero)).length} all={licoes.length} />
          <ol className="flex flex-col gap-3">
            {licoes.map((licao) => (
              <Lesson
                key={licao.numero}
                slug={slug}
                licao={licao}
                isRead={read.includes(licao.numero)}
                lang={lang}
              />
            ))}
          </ol>
        </section>
        <div lang={lang}>
          <RichText parts={parts} />
        </div>
      </div>
    </div>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  if (all === 0) return <p className="text-ink-muted">{m.ebds_no_lessons()}</p>
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <progress className="lesson-progress" value={done} max={all} aria-label={m.ebds_progress_label()} />
      {done === 0 ? m.ebds_progress_none() : m.ebds_progress({ done, all })}
    </p>
  )
}

type LessonProps = { slug: string; licao: LicaoListada; isRead: boolean; lang: string | undefined }

function Lesson({ slug, licao, isRead, lang }: LessonProps) {
  const { numero, titulo, referencia, data, minutos } = licao
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const facts = [
    referencia,
    data && formatCivilDate(data, 'weekday', locale),
    m.reader_minutes({ count: minutos }),
  ]
  return (
    <li className="card card-row">
      <div className="card-body">
        <p className="card-eyebrow">{m.ebds_lesson({ numero })}</p>
        <h3 className="card-title" lang={lang}>
          <Link to={paths.ebd({ ebdSlug: slug }, { licao: numero })}>{titulo}</Link>
        </h3>
        <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isRead && (
        <span className="me-5 flex shrink-0 items-center gap-2 text-sm font-semibold text-ok">
          <CircleCheck aria-hidden="true" className="size-5" />
          {m.ebds_read()}
        </span>
      )}
    </li>
  )
}
