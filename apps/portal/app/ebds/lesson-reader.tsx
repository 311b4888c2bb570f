import type { LicaoListada } from '@atrio/contract'
import type { RichTextPart } from '@atrio/rich-text'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Button } from '@atrio/ui'
import { CircleCheck } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { Neighbours } from '../reader/neighbours.tsx'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import { useLessonsRead } from './progress.ts'
import type { Series } from './series-overview.tsx'

export type Lesson = LicaoListada & { conteudo: RichTextPart[]; notasProfessor: RichTextPart[] }

/** One lesson of a series, with the way to the others and the mark of having read it. */
export function LessonReader({ ebd, lesson }: { ebd: Series; lesson: Lesson }) {
  const { slug, titulo, professor, licoes } = ebd
  const { numero, referencia, data, minutos, conteudo, notasProfessor } = lesson
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [read, toggle] = useLessonsRead(slug)
  const isRead = read.includes(numero)
  const place = licoes.findIndex((licao) => licao.numero === numero)
  return (
    <Reader
      back={{ to: paths.ebd({ ebdSlug: slug }), label: titulo }}
      kicker={m.ebds_lesson_of({ numero: place + 1, all: licoes.length })}
      title={lesson.titulo}
      facts={[referencia, data && formatCivilDate(data, 'long', locale), professor]}
      minutos={minutos}
      after={
        <>
          <Button
            variant={isRead ? 'outline' : 'primary'}
            className="self-start"
            aria-pressed={isRead}
            icon={<CircleCheck aria-hidden="true" />}
            onClick={() => toggle(numero)}
          >
            {isRead ? m.ebds_read() : m.ebds_mark_read()}
          </Button>
          <Neighbours
            previous={toNeighbour(slug, licoes[place - 1])}
            next={toNeighbour(slug, licoes[place + 1])}
          />
        </>
      }
    >
      <RichText parts={conteudo} />
      {notasProfessor.length > 0 && (
        <details className="reader-aside">
          <summary>{m.ebds_teacher_notes()}</summary>
          <div className="mt-4">
            <RichText parts={notasProfessor} />
          </div>
        </details>
      )}
    </Reader>
  )
}

function toNeighbour(slug: string, licao: LicaoListada | undefined) {
  if (!licao) return null
  return { to: paths.ebd({ ebdSlug: slug }, { licao: licao.numero }), titulo: licao.titulo }
}
