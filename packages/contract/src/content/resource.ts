import * as z from 'zod/mini'
import type { ModuloCodigo } from '../church-shapes.ts'
import type { Area } from '../staff.ts'
import type { Field, Fields } from './field.ts'

/**
 * One kind of record that staff write, declared once (Decision 163): calls, SQL, forms, lists, history and the standing
 * tests derive from it.
 */
export interface Resource<
  Nome extends string = string,
  F extends Fields = Fields,
  O extends Order<F> = Order<F>,
> {
  /** The wire noun: a part of the path, and the table. */
  nome: Nome
  area: Area
  /** Where visitors see it. While it is off, the staff's site leads to none of it, and calls are open (Decision 256). */
  modulo: ModuloCodigo | null
  /** In the order of the form; each is a column. */
  fields: F
  /** Of the fields: what a row of the list shows, what `busca` reads, and what may be filtered by. */
  listed: readonly (keyof F & string)[]
  search: readonly (keyof F & string)[]
  filters?: readonly (keyof F & string)[]
  order: O
  /** Where an order that staff give is kept, and what it is an order in; `ordem` of all unless told. */
  place?: { column: string; within: keyof F & string }
  /** A day of its own from which visitors see it. */
  shownFrom?: keyof F & string
  /** `content` has a time in which it is shown, a `record` is there once it is saved (Decision 122). */
  life: 'content' | 'record'
  /**
   * Whether what is archived is removed for good when its days are over, with what stands under it (Decision 307). What
   * people did, paid for or belong to stays, and what others need.
   */
  archived: 'goes' | 'stays'
}

/** Staff give it, or a field does. */
export type Order<F> = 'manual' | { by: keyof F & string; descending?: true }

export const defineResource = <const Nome extends string, F extends Fields, const O extends Order<F>>(
  resource: Resource<Nome, F, O>,
): Resource<Nome, F, O> => resource

/** What may be published: every field, each as its schema says, and no other. */
export function valuesOf({ fields }: { fields: Fields }): Shape {
  return shapeOf(fields, ({ schema }) => schema)
}

/** What is being typed: any value under known names. Rules wait until it is published. */
export function draftOf({ fields }: { fields: Fields }): Shape {
  return shapeOf(fields, () => z.optional(typed))
}

const typed = z.union([z.null(), z.boolean(), z.number(), z.string()])

type Shape = z.ZodMiniType<Valores, Valores>

function shapeOf(fields: Fields, of: (field: Field) => z.ZodMiniType): Shape {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]))
  return z.strictObject(shape) as z.ZodMiniType as Shape
}

type Typed = z.output<typeof typed>
/** The fields of a record as they are on the wire; of what is old or unfinished any may be missing. */
export type Valores = Record<string, Typed | undefined>

/** What of what was typed is published: every field, and null for what is empty and may be. */
export function toPublish({ fields }: { fields: Fields }, given: Valores): Valores {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, whole(field, given[name])]))
}

function whole({ ui, optional }: Field, value: Valores[string]): Valores[string] {
  if (ui.input === 'flag') return value === true
  const isEmpty = value === undefined || value === null || value === ''
  if (isEmpty)
    return optional ? null : ['rich', 'lines', 'line', 'song', 'passages'].includes(ui.input) ? '' : null
  if (ui.input === 'number' || ui.input === 'ref') return Number(value)
  return value
}
