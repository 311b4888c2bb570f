/** What a feed says of itself or of one entry, in whatever format: candidates in the order in which they are tried. */
export interface FeedEntry {
  names: Loose[]
  titles: Loose[]
  texts: LooseText[]
  authors: Loose[]
  pictures: Loose[]
  dates: Loose[]
  pages: Loose[]
  media: LooseMedia[]
  /** Seconds. */
  durations: (number | undefined)[]
  /** Whether it is said to be for adults alone; formats have words of their own beside `true`. */
  explicit: unknown[]
  chapters: unknown
  chaptersUrl: Loose
}

/** A feed and its entries. */
export interface FeedDocument {
  about: Pick<FeedEntry, 'texts' | 'authors' | 'pictures' | 'pages'>
  entries: FeedEntry[]
}

export type Loose = string | undefined

/** `kind` is left out where the format does not tell markup from plain words. */
export interface LooseText {
  value: Loose
  kind?: 'html' | 'text'
}

export interface LooseMedia {
  url?: Loose
  type?: Loose
  /** `audio` or `video`, of Media RSS. */
  medium?: Loose
  /** Bytes. */
  length?: number | undefined
  /** Seconds. */
  duration?: number | undefined
}

/** Texts of formats that leave it to the reader what they are. */
export function texts(...values: Loose[]): LooseText[] {
  return values.map((value) => ({ value }))
}
