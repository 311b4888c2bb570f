import type { JsonFeed } from 'feedsmith'
import type { FeedDocument, FeedEntry } from './feed-entry.ts'

type Json = JsonFeed.Feed<string>

/** JSON Feed 1.0 and 1.1, whose attachments say type, size and length. */
export function readJson(feed: Json): FeedDocument {
  return {
    about: {
      texts: [{ value: feed.description, kind: 'text' }],
      authors: (feed.authors ?? []).map(({ name }) => name),
      pictures: [feed.icon, feed.favicon, ...(feed.authors ?? []).map(({ avatar }) => avatar)],
      pages: [feed.home_page_url],
    },
    entries: (feed.items ?? []).map(readItem),
  }
}

function readItem(item: NonNullable<Json['items']>[number]): FeedEntry {
  return {
    names: [item.id],
    titles: [item.title],
    texts: [
      { value: item.content_html, kind: 'html' },
      { value: item.content_text, kind: 'text' },
      { value: item.summary, kind: 'text' },
    ],
    authors: [],
    pictures: [item.image, item.banner_image],
    dates: [item.date_published, item.date_modified],
    pages: [item.url, item.external_url],
    media: (item.attachments ?? []).map(({ url, mime_type, size_in_bytes, duration_in_seconds }) => ({
      url,
      type: mime_type,
      length: size_in_bytes,
      duration: duration_in_seconds,
    })),
    durations: [],
    explicit: [],
    chapters: undefined,
    chaptersUrl: undefined,
  }
}
