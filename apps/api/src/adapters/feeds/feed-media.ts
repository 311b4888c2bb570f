import type { LooseMedia } from './feed-entry.ts'

/** The recording among an entry's files: sound before film, then as the feed puts them. */
export function recordingOf(
  media: readonly LooseMedia[],
  isUsable: (url: string | undefined) => boolean,
): LooseMedia | undefined {
  const files = media.filter(({ url }) => isUsable(url))
  return files.find((file) => kindOf(file) === 'audio') ?? files.find((file) => kindOf(file) === 'video')
}

/** What players are told that the file is; null where nothing tells. */
export function typeOf(file: LooseMedia): string | null {
  const type = bareType(file)
  return type && kindOfType(type) ? type : (BY_ENDING[endingOf(file.url)] ?? null)
}

function kindOf(file: LooseMedia): 'audio' | 'video' | null {
  const type = bareType(file)
  const said = kindOfType(type) ?? file.medium?.toLowerCase()
  if (said === 'audio' || said === 'video') return said
  // A picture or a page is not what its address ends with; other types are often those of any file.
  if (/^(?:image|text)\//.test(type) || said !== undefined) return null
  return kindOfType(BY_ENDING[endingOf(file.url)] ?? '')
}

function kindOfType(type: string): 'audio' | 'video' | null {
  if (type.startsWith('audio/') || type === 'application/ogg') return 'audio'
  return type.startsWith('video/') ? 'video' : null
}

/** `audio/mpeg` of `Audio/MPEG; charset=binary`. */
function bareType({ type }: LooseMedia): string {
  return (type ?? '').slice(0, 100).split(';', 1)[0]!.trim().toLowerCase()
}

function endingOf(url: string | undefined): string {
  const path = (url ?? '').slice(0, 2_000).split(/[?#]/, 1)[0]!
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase()
}

const BY_ENDING: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
