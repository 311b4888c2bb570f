import type { Canal, NotificacaoTipo } from '@atrio/contract'
import { formatInstant, type Locale } from '@atrio/rules'
import type { MailContent, MailExtras, MailFact } from '../adapters/mail/content.ts'
import type { Deps } from '../deps.ts'
import type { Words } from './words.ts'

/** What a kind says is about, as JSON: it may lie in the queue until the next server takes the mail. */
export interface Facts {
  /** Where it leads: an address within the church's portal. */
  url: string
}

/**
 * One kind of what people are told: by which channels it may reach them, which of those a person may switch off, and how
 * each is written. A slice declares its own and lists them in `kinds.ts`; a channel that it leaves out it does not have.
 */
export interface Kind<F extends Facts = Facts> {
  /** On the wire, in the queue and in people's preferences. */
  codigo: string
  /** What a person reads who is to switch it off; null where nothing of it can be. */
  describe: ((locale: Locale) => { nome: string; descricao: string }) | null
  notificacao?: { optional: boolean; write(facts: F, reader: Pick<MailReader, 'locale' | 'moment'>): Notice }
  email?: {
    optional: boolean
    compose(facts: F, reader: MailReader): MailContent
    /** What goes with it, as far as it can be drawn when it is sent. */
    extras?(deps: ExtrasDeps, facts: F, to: ExtrasFor): Promise<MailExtras | null>
  }
  push?: {
    optional: boolean
    /** It does not wait for the end of the night. */
    urgente: boolean
    /** How long it is worth being told. */
    horas: number
    /** Others may see it on a locked screen: nobody's name, and nothing of what somebody wrote. */
    write(facts: F, reader: Pick<MailReader, 'locale' | 'moment'>): PushWords
  }
  /** How it could look, for the page of previews. */
  samples(world: SampleWorld): Sample<F>[]
}

/** The facts of one kind are known where it is declared and where it is announced; between them it is one of many. */
export function defineKind<F extends Facts>(kind: Kind<F>): Kind<F> {
  return kind
}

/** A row of the bell (Spec §7). */
export interface Notice {
  titulo: string
  corpo: string
  tipo: NotificacaoTipo
  idEntidadeRelacionada: number | null
}

/** What a device shows. */
interface PushWords {
  titulo: string
  corpo: string
}

export function isOptional(kind: Kind, canal: Canal): boolean {
  return kind[canal]?.optional === true
}

/** Who reads a mail, and where. */
export interface MailReader {
  locale: Locale
  timeZone: string
  /** The church's name. */
  igreja: string
  /** A path of the portal as a whole address. */
  at: (path: string) => string
  /** An ISO instant by the church's clock, as the reader writes it; empty for none. */
  moment: (instant: string | null) => string
  extras: MailExtras
}

export type ExtrasDeps = Pick<Deps, 'db' | 'env' | 'secrets' | 'documents' | 'onError'>

export interface ExtrasFor {
  igrejaId: number
  locale: Locale
  igreja: { nome: string; fusoHorario: string; origin: string }
}

export interface Sample<F extends Facts> {
  /** What sets it apart from the kind's other samples. */
  variant?: string
  facts: F
  /** Drawn of nobody's. */
  extras?: (deps: ExtrasDeps, to: ExtrasFor) => Promise<MailExtras>
}

export interface SampleWorld {
  locale: Locale
  moeda: string
  words: Words<'culto' | 'evento' | 'onde' | 'ingresso' | 'ingresso_1' | 'ingresso_2' | 'lugares' | 'motivo'>
  /** The evening of a day to come, ISO. */
  days: (n: number) => string
}

type Part = 'subject' | 'title' | 'text' | 'button' | 'caveat'

/** A mail's own words, `<prefix>_subject` and so on; paragraphs of its text are parted by an empty line. */
export function mailWords<Prefix extends string, Why extends string>(
  words: Words<`${Prefix}_${Part}` | Why>,
  { prefix, why }: { prefix: Prefix; why: Why },
  { locale, igreja }: Pick<MailReader, 'locale' | 'igreja'>,
  values: Readonly<Record<string, string>> = {},
): Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'button' | 'caveat' | 'why'> {
  const say = (name: `${Prefix}_${Part}` | Why) => words.say(locale, name, { igreja, ...values })
  return {
    subject: say(`${prefix}_subject`),
    title: say(`${prefix}_title`),
    paragraphs: say(`${prefix}_text`).split('\n\n'),
    button: say(`${prefix}_button`),
    caveat: say(`${prefix}_caveat`),
    why: say(why),
  }
}

export function momentBy(locale: Locale, timeZone: string): MailReader['moment'] {
  return (instant) => (instant === null ? '' : formatInstant(instant, 'dateTime', locale, timeZone))
}

/** Without those that say nothing. */
export function mailFacts(all: readonly (readonly [label: string, value: string])[]): MailFact[] {
  return all.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}
