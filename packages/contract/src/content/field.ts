import * as z from 'zod/mini'
import { id, isoDate, text } from '../fields.ts'
import { conteudoArquivos, type ConteudoArquivo } from './file-kinds.ts'

/** How a form edits a field; its schema says what may be published. One entry for each input that the staff's site draws. */
export type FieldUi =
  | { input: 'line' | 'lines' | 'rich' | 'song' | 'date' | 'moment' | 'number' | 'address' }
  /** Names of several records of another kind, with commas between. */
  | { input: 'line'; names: string }
  | { input: 'choice'; options: readonly string[] }
  | { input: 'picture'; ratio: '16/9' | '1/1' | '3/1' }
  | { input: 'file'; of: ConteudoArquivo }
  /** Moments of what plays, one in a line; a column of JSON. */
  | { input: 'moments' }
  /** What is read of the Bible, a day in each line, with semicolons between. */
  | { input: 'passages' }
  /** A language and the address of its captions in each line; a column of JSON. */
  | { input: 'captions' }
  /** A name and an address elsewhere in each line; a column of JSON. */
  | { input: 'links' }
  /** What a video is called by where it lies; a pasted link fills in where that is, beside it. */
  | { input: 'film' }
  /** A day of the week, 0 for Sunday. */
  | { input: 'weekday' }
  /** `19:30`. */
  | { input: 'time' }
  /** Of an address: where it is known, it fills in the street, district and city beside it. */
  | { input: 'postcode' }
  /** Half of a place on a map; the field named beside has the other half, and is drawn with this one. */
  | { input: 'pin'; beside: string | null }
  /** One in each line; a column of texts. */
  | { input: 'items' }
  /** Yes or no. */
  | { input: 'flag' }
  /** Numbers of other records in their order, with commas between; a column of numbers. */
  | { input: 'records'; of: string }
  /** Of another kind of record, by the name of its resource. */
  | { input: 'ref'; to: string }

export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema
  ui: FieldUi
  /** May be left empty: what is empty is null. */
  optional?: true
}
export type Fields = Record<string, Field>

const filled = (max: number) => text(max).check(z.minLength(1), z.regex(/\S/))

/** One line of text that has to be there. */
export const line = (max: number) => ({ schema: filled(max), ui: { input: 'line' } }) satisfies Field
/** Names of records of another kind, in one line. */
export const names = (of: string, max: number) =>
  ({ schema: filled(max), ui: { input: 'line', names: of } }) satisfies Field
export const rich = (max: number) => ({ schema: filled(max), ui: { input: 'rich' } }) satisfies Field
export const lines = (max: number) => ({ schema: text(max), ui: { input: 'lines' } }) satisfies Field
/** Words of a song with its chords. */
export const song = (max: number) => ({ schema: filled(max), ui: { input: 'song' } }) satisfies Field
export const day = { schema: isoDate, ui: { input: 'date' } } satisfies Field
/** `2026-11-21T09:00:00.000Z`, between the years 2000 and 2100. */
export const instant = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
)
export const moment = { schema: instant, ui: { input: 'moment' } } satisfies Field
export const number = (min: number, max: number) =>
  ({
    schema: z.number().check(z.int(), z.minimum(min), z.maximum(max)),
    ui: { input: 'number' },
  }) satisfies Field
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  ({ schema: z.enum(options), ui: { input: 'choice', options } }) satisfies Field
export const ref = (to: string) => ({ schema: id, ui: { input: 'ref', to } }) satisfies Field

/** A page of the portal, or an address elsewhere: nothing that a browser would run. */
export const address = {
  schema: text(500).check(z.regex(/^(\/(?![/\\])\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/)),
  ui: { input: 'address' },
} satisfies Field

/**
 * Where a picture of the church lies, and in percent the point of it that stays in sight (Decision 180); beside it stands a
 * field of the same name and `Alt`, its alternative text.
 */
export const picture = (ratio: '16/9' | '1/1' | '3/1') =>
  ({
    schema: z.nullable(
      text(300).check(z.regex(/^\/(media|arquivo)\/\d+(\/[\w-]+)+(\.\w+)?(#foco=\d{1,3},\d{1,3})?$/)),
    ),
    ui: { input: 'picture', ratio },
    optional: true,
  }) satisfies Field

const OPEN_FILE = /^(\/media\/\d+(\/[\w-]+)+\.\w+|https:\/\/\S+)$/
const CLOSED_FILE = /^\/arquivo\/\d+\/[\da-f-]{36}\.\w+$/

/**
 * Where a file of the church lies, or of others elsewhere; it is sent in parts (Decision 182). One that is not for everybody
 * lies here, and its name opens nothing (Decision 292).
 */
export const file = (of: ConteudoArquivo) =>
  ({
    schema: z.nullable(text(500).check(z.regex(conteudoArquivos[of].publico ? OPEN_FILE : CLOSED_FILE))),
    ui: { input: 'file', of },
  }) satisfies Field

export const moments = (max: number) =>
  ({ schema: z.nullable(text(max)), ui: { input: 'moments' }, optional: true }) satisfies Field

export const captions = {
  schema: z.nullable(text(4_000)),
  ui: { input: 'captions' },
  optional: true,
} satisfies Field

export const links = {
  schema: z.nullable(text(4_000)),
  ui: { input: 'links' },
  optional: true,
} satisfies Field

/** What is not said is not so. */
export const flag = { schema: z.boolean(), ui: { input: 'flag' } } satisfies Field

export const records = (of: string) =>
  ({
    schema: z.nullable(text(2_000).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/))),
    ui: { input: 'records', of },
    optional: true,
  }) satisfies Field

export const weekday = {
  schema: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  ui: { input: 'weekday' },
} satisfies Field

export const time = {
  schema: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  ui: { input: 'time' },
} satisfies Field

/** Degrees north or east, as far as `max`. */
export const pin = ({ max, beside }: { max: number; beside: string | null }) =>
  ({
    schema: z.number().check(z.minimum(-max), z.maximum(max)),
    ui: { input: 'pin', beside },
  }) satisfies Field

export const items = (max: number) =>
  ({ schema: z.nullable(text(max)), ui: { input: 'items' }, optional: true }) satisfies Field

export const passages = (max: number) => ({ schema: filled(max), ui: { input: 'passages' } }) satisfies Field

/** The same field, which may stay empty. */
export const optional = <Schema extends z.ZodMiniType>({ schema, ui }: Field<Schema>) =>
  ({ schema: z.nullable(schema), ui, optional: true }) satisfies Field
