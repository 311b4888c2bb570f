import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoChurchName } from '../churches.ts'
import { drawScore } from './score-pdf.ts'
import { demoSongs, scoreName } from './songs.ts'

/** Draws the scores of a church's songs into its folder of the media directory, where they are missing. */
export async function writeScores(mediaDir: string, igrejaId: number, name: DemoChurchName): Promise<void> {
  for (const [index, { melody, titulo, autor }] of (demoSongs[name] ?? []).entries()) {
    const file = join(mediaDir, String(igrejaId), scoreName(index))
    if (melody && !existsSync(file)) await writeFile(file, drawScore({ titulo, autor, melody }))
  }
}
