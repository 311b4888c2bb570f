import type { Marcacao, Traducao, Versiculo } from '@atrio/contract'
import { classNames } from '@atrio/ui'
import { StickyNote } from 'lucide-react'
import { Fragment } from 'react'
import { m } from '../paraglide/messages.js'
import { paragraphsOf } from './paragraphs.ts'

export type ChapterTextProps = {
  traducao: Traducao
  versiculos: readonly Versiculo[]
  chosen: readonly number[]
  /** Verses that the address points to. */
  target: readonly number[]
  marks: ReadonlyMap<number, Marcacao>
  onToggle: (numero: number) => void
  /** The first text owns the ids that addresses point to. */
  isMain?: boolean
  /** Shows the translation's name above: where two stand side by side. */
  named?: boolean
}

export function ChapterText(props: ChapterTextProps) {
  const { traducao, versiculos, named } = props
  return (
    <section className="bible-text" lang={traducao.idioma.replace('_', '-')} aria-label={traducao.nome}>
      {named && <h2 className="text-sm text-ink-muted">{traducao.nome}</h2>}
      {paragraphsOf(versiculos).map((paragraph) => (
        <p key={paragraph[0]!.numero}>
          {paragraph.map((versiculo) => (
            <Fragment key={versiculo.numero}>
              <Verse {...props} versiculo={versiculo} />{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  )
}

function Verse(props: ChapterTextProps & { versiculo: Versiculo }) {
  const { versiculo, chosen, target, marks, onToggle, isMain } = props
  const { numero, texto } = versiculo
  const mark = marks.get(numero)
  const isChosen = chosen.includes(numero)
  return (
    <span
      id={isMain ? `v${numero}` : undefined}
      className={classNames(
        'bible-verse',
        target.includes(numero) && 'bible-target',
        isChosen && 'bible-chosen',
      )}
      data-cor={mark?.cor ?? undefined}
    >
      <button
        type="button"
        className="bible-number"
        aria-pressed={isChosen}
        aria-label={m.bible_verse({ numero })}
        onClick={() => onToggle(numero)}
      >
        {numero}
      </button>
      {/* The number is the control; the words are only a larger place to press. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span onClick={() => document.getSelection()?.isCollapsed !== false && onToggle(numero)}>{texto}</span>
      {mark?.nota && isMain && (
        <span className="bible-note-sign" title={mark.nota}>
          <StickyNote aria-hidden="true" />
          <span className="sr-only">
            {m.bible_note_of({ numero })}: {mark.nota}
          </span>
        </span>
      )}
    </span>
  )
}
