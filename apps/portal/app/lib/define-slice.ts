import type { Call, CallResult, churchCalls, ModuloCodigo, NotificacaoTipo, TipoBusca } from '@atrio/contract'
import type { LucideIcon } from 'lucide-react'

/**
 * What the portal knows of a slice, or of a part that pages share, besides its pages: declared in its `slice.ts`, listed in
 * `app/slices.ts`, derived everywhere else (Decision 126). Facts alone: servers read it without a bundler, and browsers
 * get it only with what is opened later. What it is called, and its icons, are in the `slice-words.ts` beside it.
 */
export interface Slice {
  /** Spec §2: must be on at a church for any of the addresses. */
  modulo?: ModuloCodigo
  /** Beginnings of addresses that belong to the module: each with all below it. */
  addresses?: readonly string[]
  /** Places of the menu. */
  menu?: Readonly<Record<string, MenuPlace>>
  /** Places of somebody's account, shown where the module is on (Decision 144). */
  account?: Readonly<Record<string, AccountPlace>>
  /** Where what the search finds is, by its table; of what has a page of its own the sitemap says the same. */
  kinds?: Partial<Readonly<Record<TipoBusca, KindAddress>>>
  /** Where a notification of a type leads; the id is that of what it is about. */
  notifications?: Partial<Readonly<Record<NotificacaoTipo, NotificationPage>>>
  /** Public pages that stand still: those of the module where it is on. */
  sitemap?: readonly string[]
  parameters?: PageParameters
}

interface MenuPlace {
  to: string
  group: MenuGroup
  /** What people type for it besides its name, in all languages: visitors use their own. */
  typed?: string
  /** Of what a church may have nothing: then no menu leads there. */
  shows?: SemConteudo
  /** After the places of all slices, and alone where there is no church. */
  isLast?: true
}

interface AccountPlace {
  to: string
  part: AccountPart
  /** Who finds it there, as calls say it: anybody who is logged in, unless told. */
  auth?: Call['auth']
  /** It is no page of the portal: the server leads on from there. */
  leaves?: true
}

/**
 * A part of the account's page: tiles for what a person has or does here; settings, those of the person before those of
 * the account; the work of staff; and what cannot be undone, last.
 */
export type AccountPart = 'tiles' | 'person' | 'settings' | 'staff' | 'danger'

export type MenuGroup = 'church' | 'word' | 'media'
type SemConteudo = CallResult<typeof churchCalls.listModulos>['semConteudo'][number]

/** @param pai the same of what it belongs to, where it belongs to something */
export type KindAddress = (chave: string, pai: string) => string

export type NotificationPage = (id: number | null) => string

/** The query parameters that the pages of a slice read, by how an answer that depends on them is kept (Decision 115). */
interface PageParameters {
  /** Read while rendering; few values have them, so the page of each is kept. */
  kept?: readonly string[]
  /** Read while rendering; no two visitors send the same, so no page made with one is kept. */
  passed?: readonly string[]
  /** Read in the browser alone: they never reach rendering. */
  browser?: readonly string[]
}

export function defineSlice<const S extends Slice>(slice: S): S {
  return slice
}

/** What a slice is called, and its marks: for what is drawn, and so never read by servers without a bundler. */
export interface SliceWords {
  menu?: Readonly<Record<string, MenuWords>>
  account?: Readonly<Record<string, AccountWords>>
  /** Of many. */
  kinds?: Readonly<Partial<Record<TipoBusca, () => string>>>
}

interface MenuWords {
  label: () => string
  Icon: LucideIcon
}

interface AccountWords extends MenuWords {
  /** What it is for, in a few words. */
  detail: () => string
}

/** The words that this slice needs for what it declares: no fewer, and no more. */
export type WordsOf<S extends Slice> = (S extends { menu: infer Menu }
  ? { menu: { [Name in keyof Menu]: MenuWords } }
  : unknown) &
  (S extends { account: infer Places } ? { account: { [Name in keyof Places]: AccountWords } } : unknown) &
  (S extends { kinds: infer Kinds } ? { kinds: { [Tipo in keyof Kinds]: () => string } } : unknown)
