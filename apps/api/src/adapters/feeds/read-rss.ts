import type { RdfFeed, RssFeed } from 'feedsmith'
import { texts, type FeedDocument, type FeedEntry } from './feed-entry.ts'
import {
  enclosureLinks,
  mediaFiles,
  mediaPictures,
  mediaText,
  otherFiles,
  pageLinks,
} from './read-namespaces.ts'

type Rss = RssFeed.Feed<string>
type Rdf = RdfFeed.Feed<string>

/** RSS 0.9x and 2.0 with the namespaces in which podcasts are written. */
export function readRss(feed: Rss): FeedDocument {
  const { itunes, googleplay, podcast, media, atom, dc } = feed
  return {
    about: {
      texts: texts(
        feed.description,
        itunes?.summary,
        googleplay?.description,
        atom?.subtitle?.value,
        itunes?.subtitle,
        mediaText(media, 'description'),
      ),
      authors: [
        itunes?.author,
        googleplay?.author,
        atom?.authors?.[0]?.name,
        dc?.creators?.[0],
        itunes?.owner?.name,
        feed.managingEditor?.name,
      ],
      pictures: [
        itunes?.image,
        feed.image?.url,
        googleplay?.image?.href,
        ...(podcast?.images ?? []).map(({ href }) => href),
        atom?.logo,
        ...mediaPictures(media),
      ],
      pages: [feed.link, ...pageLinks(atom?.links), feed.image?.link],
    },
    entries: (feed.items ?? []).map(readItem),
  }
}

/** RSS 0.90 and 1.0, which are RDF and have their dates and texts in other namespaces. */
export function readRdf(feed: Rdf): FeedDocument {
  return {
    about: {
      texts: texts(feed.description, feed.dc?.descriptions?.[0]),
      authors: [feed.dc?.creators?.[0], feed.dc?.publishers?.[0]],
      pictures: [feed.image?.url, feed.atom?.logo, ...mediaPictures(feed.media)],
      pages: [feed.link, ...pageLinks(feed.atom?.links)],
    },
    entries: (feed.items ?? []).map((item) => ({
      ...readItem(item),
      names: [item.rdf?.about, item.dc?.identifiers?.[0]],
    })),
  }
}

function readItem(item: NonNullable<Rss['items']>[number]): FeedEntry {
  const { itunes, googleplay, podcast, media, atom, dc, dcterms, rawvoice } = item
  return {
    names: [item.guid?.value, atom?.id, dc?.identifiers?.[0]],
    titles: [item.title, itunes?.title, atom?.title?.value, dc?.titles?.[0], mediaText(media, 'title')],
    texts: texts(
      item.content?.encoded,
      item.description,
      itunes?.summary,
      googleplay?.description,
      atom?.content?.value,
      atom?.summary?.value,
      mediaText(media, 'description'),
      dc?.descriptions?.[0],
      itunes?.subtitle,
    ),
    authors: [],
    pictures: [
      itunes?.image,
      googleplay?.image?.href,
      ...(podcast?.images ?? []).map(({ href }) => href),
      ...mediaPictures(media),
      rawvoice?.poster?.url,
    ],
    dates: [
      item.pubDate,
      atom?.published,
      ...(dc?.dates ?? []),
      ...(dcterms?.issued ?? []),
      ...(dcterms?.created ?? []),
      atom?.updated,
    ],
    pages: [item.link, ...pageLinks(atom?.links)],
    media: [
      ...(item.enclosures ?? []),
      ...enclosureLinks(atom?.links),
      ...mediaFiles(media),
      ...otherFiles(podcast, rawvoice),
    ],
    durations: [itunes?.duration],
    explicit: [itunes?.explicit, googleplay?.explicit],
    chapters: item.psc?.chapters,
    chaptersUrl: podcast?.chapters?.url,
  }
}
