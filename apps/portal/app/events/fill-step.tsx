import type { Evento } from '@atrio/contract'
import { Button, Segmented, SelectField, TextField, useToasts } from '@atrio/ui'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSession } from '../lib/session.ts'
import { m } from '../paraglide/messages.js'
import {
  asksName,
  blank,
  BUYER,
  copyAnswers,
  mistakes,
  type Answers,
  type Filled,
  type Place,
} from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { useFamilyNames } from './use-family-names.ts'

export type FillStepProps = {
  evento: Evento
  places: readonly Place[]
  /** Which of the screens, from 1; the one after the tickets is the buyer's. */
  number: number
  total: number
  answers: Answers
  onFill: (key: string, filled: Filled) => void
  lang: string
  onBack: () => void
  onNext: () => void
}

/** One ticket: who comes, and what the event wants to know. */
export function FillStep(props: FillStepProps) {
  const { evento, places, number, total, answers, onFill, lang, onBack, onNext } = props
  const place = places[number - 1] ?? null
  const key = place?.key ?? BUYER
  const filled = answers[key] ?? blank
  const perguntas = place ? place.ingresso.perguntas : evento.perguntas
  const [shown, setShown] = useState(false)
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const wrong = mistakes(filled, perguntas, place ? asksName(place.ingresso) : false)
  const first = places[0]
  const copied =
    first && place && number > 1
      ? copyAnswers(answers[first.key] ?? blank, first.ingresso.perguntas, perguntas)
      : {}
  const errorOf = (field: string) =>
    shown && wrong[field]
      ? field === 'nome'
        ? m.events_fill_name_required()
        : wrong[field] === 'required'
          ? m.events_fill_required()
          : m.events_fill_invalid()
      : undefined
  return (
    <form
      ref={form}
      noValidate
      className="card flex flex-col gap-6 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (Object.keys(wrong).length === 0) return onNext()
        // After the messages are there: the first field that needs something.
        return requestAnimationFrame(() =>
          form.current
            ?.querySelector<HTMLElement>('[aria-invalid="true"] input, [aria-invalid="true"]')
            ?.focus(),
        )
      }}
    >
      {place ? (
        <p className="font-semibold" lang={lang}>
          {place.ingresso.nome}
        </p>
      ) : (
        <p className="text-ink-muted">{m.events_fill_buyer_detail()}</p>
      )}
      {place && (
        <Who
          key={key}
          filled={filled}
          required={asksName(place.ingresso)}
          error={errorOf('nome')}
          named={places.flatMap((other) => (other.key === key ? [] : [answers[other.key]?.nome ?? '']))}
          onName={(nome) => onFill(key, { ...filled, nome })}
        />
      )}
      {Object.keys(copied).length > 0 && (
        <div>
          <Button
            variant="outline"
            icon={<Copy aria-hidden="true" />}
            onClick={() => {
              onFill(key, { ...filled, respostas: { ...filled.respostas, ...copied } })
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
          error={errorOf(String(pergunta.id))}
          lang={lang}
          onChange={(valor) =>
            onFill(key, { ...filled, respostas: { ...filled.respostas, [pergunta.id]: valor } })
          }
        />
      ))}
      <p className="text-sm text-ink-muted">{m.events_fill_saved()}</p>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="outline" onClick={onBack}>
          {m.events_buy_back()}
        </Button>
        <Button type="submit">
          {number >= total
            ? m.events_fill_review()
            : number < places.length
              ? m.events_fill_next()
              : m.events_buy_next()}
        </Button>
      </div>
    </form>
  )
}

type WhoProps = {
  filled: Filled
  required: boolean
  error: string | undefined
  /** Of the order's other tickets. */
  named: readonly string[]
  onName: (nome: string) => void
}

/** Oneself, somebody of the family, or somebody else: nobody types a name that is known here. */
function Who({ filled, required, error, named, onName }: WhoProps) {
  const { usuario } = useSession()
  const me = usuario ? `${usuario.nome} ${usuario.sobrenome}`.trim() : ''
  const family = useFamilyNames(me).filter((name) => !named.includes(name))
  const [who, setWho] = useState(() =>
    filled.nome === '' ? '' : filled.nome === me ? 'me' : family.includes(filled.nome) ? 'family' : 'other',
  )
  const options = [
    ...(named.includes(me) ? [] : [{ value: 'me', label: m.events_fill_me() }]),
    ...(family.length > 0 || who === 'family' ? [{ value: 'family', label: m.events_fill_family() }] : []),
    { value: 'other', label: m.events_fill_other() },
  ]
  return (
    <div className="flex flex-col gap-3">
      {options.length > 1 && (
        <div>
          <p className="field-label mb-2">{m.events_fill_who()}</p>
          <Segmented
            label={m.events_fill_who()}
            options={options}
            value={who}
            onValueChange={(value) => {
              setWho(value)
              onName(value === 'me' ? me : '')
            }}
          />
        </div>
      )}
      {who === 'family' && (
        <SelectField
          label={m.events_fill_family_choose()}
          value={filled.nome}
          placeholder={m.events_fill_choose()}
          options={[...new Set([filled.nome, ...family])]
            .filter(Boolean)
            .map((name) => ({ value: name, label: name }))}
          error={error}
          onChange={(event) => onName(event.target.value)}
        />
      )}
      {who !== 'family' && (
        <TextField
          label={m.events_fill_name()}
          {...(required ? {} : { optional: m.events_fill_optional() })}
          name="nome"
          autoComplete="off"
          maxLength={120}
          value={filled.nome}
          error={error}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </div>
  )
}
