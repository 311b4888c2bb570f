import type { AtomFeed, RssFeed } from 'feedsmith'
import type { LooseMedia } from './feed-entry.ts'

type RssItem = NonNullable<RssFeed.Feed<string>['items']>[number]
type MediaNs = NonNullable<RssItem['media']>
type PodcastNs = NonNullable<RssItem['podcast']>
type RawVoiceNs = NonNullable<RssItem['rawvoice']>
type Link = NonNullable<AtomFeed.Feed<string>['links']>[number]

/** The files of Media RSS, those in groups too; the one that is marked as the usual first. */
export function mediaFiles(media: MediaNs | undefined): LooseMedia[] {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap((group) => group.contents ?? []),
  ]
  return contents
    .toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
    .map(({ url, type, medium, fileSize, duration }) => ({ url, type, medium, length: fileSize, duration }))
}

export function mediaPictures(media: MediaNs | undefined): (string | undefined)[] {
  const all = [media, ...(media?.groups ?? []), ...(media?.contents ?? [])]
  return all.flatMap((part) => part?.thumbnails ?? []).map(({ url }) => url)
}

export function mediaText(media: MediaNs | undefined, part: 'title' | 'description'): string | undefined {
  return [media, ...(media?.groups ?? []), ...(media?.contents ?? [])]
    .map((each) => each?.[part]?.value)
    .find(Boolean)
}

/** `podcast:alternateEnclosure` and RawVoice's files, for entries without an enclosure that can be heard. */
export function otherFiles(podcast: PodcastNs | undefined, rawvoice: RawVoiceNs | undefined): LooseMedia[] {
  const alternate = (podcast?.alternateEnclosures ?? []).flatMap(({ sources = [], type, length }) =>
    sources.map(({ uri, contentType }) => ({ url: uri, type: contentType ?? type, length })),
  )
  const raw = [rawvoice?.mp4, rawvoice?.webm].flatMap((file) =>
    file ? [{ url: file.src, type: file.type ?? 'video/mp4', length: file.length }] : [],
  )
  return [...alternate, ...raw]
}

/** The page that an entry stands for; links of other kinds lead to the feed itself, to comments or to files. */
export function pageLinks(links: readonly Link[] | undefined): (string | undefined)[] {
  return (links ?? []).filter(({ rel }) => rel === undefined || rel === 'alternate').map(({ href }) => href)
}

export function enclosureLinks(links: readonly Link[] | undefined): LooseMedia[] {
  return (links ?? [])
    .filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type, length }) => ({ url: href, type, length }))
}
