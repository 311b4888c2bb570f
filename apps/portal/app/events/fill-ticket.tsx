import { Button, useToasts } from '@atrio/ui'
import { Check, ChevronDown, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { blank, copyAnswers, mistakes, type Answers, type Filled, type Screen } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { Who } from './who.tsx'

export type FillTicketProps = {
  screen: Screen
  /** Its place on the page, from 1. */
  number: number
  /** Those of the screens that are tickets. */
  tickets: readonly Screen[]
  open: boolean
  /** Somebody meant to be done with it: what is missing is said. */
  tried: boolean
  filled: Filled
  answers: Answers
  onFill: (filled: Filled) => void
  lang: string
  onOpen: () => void
  onTry: () => void
  onNext: () => void
  /** Label of the button that leads on. */
  next: string
}

/** One ticket, or what is asked of the buyer: a line with who comes, and the questions once it is open. */
export function FillTicket(props: FillTicketProps) {
  const { screen, number, tickets, open, tried, filled, lang, onOpen, onTry, onNext } = props
  const { place } = screen
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const name = place ? m.events_fill_of({ n: number, total: tickets.length }) : m.events_fill_buyer()
  useEffect(() => {
    // Whoever opens it begins at its heading, for the eyes and for screen readers.
    if (open) heading.current?.focus()
  }, [open])
  return (
    <li className="fill-ticket" data-open={open || undefined}>
      <header className="fill-head">
        <span className="fill-mark" data-done={(screen.complete && !open) || undefined} aria-hidden="true">
          {screen.complete && !open ? <Check /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-ui text-lg font-semibold">
            {name}
          </h2>
          <p className="text-sm break-words text-ink-muted" lang={place ? lang : undefined}>
            {place
              ? [place.ingresso.nome, open ? '' : filled.nome].filter(Boolean).join(' · ')
              : m.events_fill_buyer_detail()}
          </p>
        </div>
        {!open && (
          <Button
            variant="quiet"
            aria-label={`${screen.complete ? m.events_review_edit() : m.events_fill_open()}: ${name}`}
            onClick={onOpen}
          >
            {screen.complete ? m.events_review_edit() : <ChevronDown aria-hidden="true" />}
          </Button>
        )}
      </header>
      {open && (
        <form
          ref={form}
          noValidate
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            onTry()
            if (screen.complete) return onNext()
            // After the messages are there: the first field that needs something.
            return requestAnimationFrame(() =>
              form.current
                ?.querySelector<HTMLElement>('[aria-invalid="true"] input, [aria-invalid="true"]')
                ?.focus(),
            )
          }}
        >
          <Fields {...props} wrong={tried ? mistakes(filled, screen.perguntas, screen.asksName) : {}} />
          <p className="text-sm text-ink-muted">{m.who_event()}</p>
          <div className="flex justify-end">
            <Button type="submit" className="max-sm:w-full">
              {props.next}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}

function Fields(props: FillTicketProps & { wrong: ReturnType<typeof mistakes> }) {
  const { screen, number, tickets, filled, answers, onFill, lang, wrong } = props
  const { place, perguntas, key } = screen
  const toasts = useToasts()
  const first = tickets[0]
  const copied =
    first && place && number > 1 ? copyAnswers(answers[first.key] ?? blank, first.perguntas, perguntas) : {}
  return (
    <>
      {place && (
        <Who
          first={number === 1}
          filled={filled}
          perguntas={perguntas}
          error={wrong['nome'] && m.events_fill_name_required()}
          named={tickets.flatMap((other) => (other.key === key ? [] : [answers[other.key]?.nome ?? '']))}
          onFill={onFill}
        />
      )}
      {Object.keys(copied).length > 0 && (
        <div>
          <Button
            variant="outline"
            icon={<Copy aria-hidden="true" />}
            onClick={() => {
              onFill({ ...filled, respostas: { ...filled.respostas, ...copied } })
              toasts.show({ tone: 'ok', title: m.events_fill_copied() })
            }}
          >
            {m.events_fill_same({ n: 1 })}
          </Button>
        </div>
      )}
      {perguntas.map((pergunta) => (
        <QuestionField
          key={pergunta.id}
          pergunta={pergunta}
          value={filled.respostas[pergunta.id] ?? ''}
          error={errorOf(wrong[pergunta.id], pergunta.tipo)}
          lang={lang}
          onChange={(valor) =>
            onFill({ ...filled, respostas: { ...filled.respostas, [pergunta.id]: valor } })
          }
        />
      ))}
    </>
  )
}

function errorOf(wrong: 'required' | 'invalid' | undefined, tipo: string): string | undefined {
  if (wrong === undefined) return undefined
  if (wrong === 'required') return m.events_fill_required()
  return tipo === 'cpf' ? m.validation_cpf() : m.events_fill_invalid()
}
