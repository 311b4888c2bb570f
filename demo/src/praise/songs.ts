import type { DemoChurchName } from '../churches.ts'
import type { DemoLouvor } from './demo-louvor.ts'
import { englishSongs } from './songs-english.ts'
import { portugueseSongs } from './songs-portuguese.ts'
import { spanishSongs } from './songs-spanish.ts'

/** The songs of each church that publishes any. */
export const demoSongs: Partial<Record<DemoChurchName, DemoLouvor[]>> = {
  full: portugueseSongs,
  english: englishSongs,
  spanish: spanishSongs,
  inactive: portugueseSongs.slice(0, 1),
  otherOrganisation: englishSongs.slice(1, 2),
}

/** File name of the score of a church's song, by its place in the list. */
export function scoreName(index: number): string {
  return `louvor-${index + 1}.pdf`
}
