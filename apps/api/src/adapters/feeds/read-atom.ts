import type { AtomFeed } from 'feedsmith'
import { texts, type FeedDocument, type FeedEntry, type LooseText } from './feed-entry.ts'
import { enclosureLinks, mediaFiles, mediaPictures, mediaText, pageLinks } from './read-namespaces.ts'

type Atom = AtomFeed.Feed<string>

/** Atom 0.3 and 1.0: titles and texts say what they are written in, recordings are links. */
export function readAtom(feed: Atom): FeedDocument {
  const { itunes, googleplay, media, dc } = feed
  return {
    about: {
      texts: [
        textOf(feed.subtitle),
        ...texts(itunes?.summary, googleplay?.description, mediaText(media, 'description')),
      ],
      authors: [itunes?.author, feed.authors?.[0]?.name, googleplay?.author, dc?.creators?.[0]],
      pictures: [itunes?.image, feed.logo, googleplay?.image?.href, ...mediaPictures(media), feed.icon],
      pages: pageLinks(feed.links),
    },
    entries: (feed.entries ?? []).map(readEntry),
  }
}

function readEntry(entry: NonNullable<Atom['entries']>[number]): FeedEntry {
  const { content, itunes, googleplay, media, dc, dcterms } = entry
  return {
    names: [entry.id, dc?.identifiers?.[0]],
    titles: [entry.title?.value, itunes?.title, dc?.titles?.[0], mediaText(media, 'title')],
    texts: [
      textOf(content),
      textOf(entry.summary),
      ...texts(itunes?.summary, googleplay?.description, mediaText(media, 'description'), itunes?.subtitle),
    ],
    authors: [],
    pictures: [itunes?.image, googleplay?.image?.href, ...mediaPictures(media)],
    dates: [
      entry.published,
      ...(dcterms?.issued ?? []),
      ...(dcterms?.created ?? []),
      ...(dc?.dates ?? []),
      entry.updated,
    ],
    pages: pageLinks(entry.links),
    media: [
      ...enclosureLinks(entry.links),
      // An entry whose content lies elsewhere may be the recording itself.
      { url: content?.src, type: content?.type },
      ...mediaFiles(media),
    ],
    durations: [itunes?.duration],
    explicit: [itunes?.explicit, googleplay?.explicit],
    chapters: entry.psc?.chapters,
    chaptersUrl: undefined,
  }
}

function textOf(text: { value?: string; type?: string } | undefined): LooseText {
  const type = text?.type?.toLowerCase()
  if (type === 'html' || type === 'xhtml' || type?.includes('html'))
    return { value: text?.value, kind: 'html' }
  // Without a type it is plain by the letter, but many write markup there.
  return type === 'text' || type === 'text/plain'
    ? { value: text?.value, kind: 'text' }
    : { value: text?.value }
}
