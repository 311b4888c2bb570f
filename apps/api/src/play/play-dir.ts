import { join } from 'node:path'
import type { Env } from '../env.ts'

/** The folder of one film. */
export function filmDir(
  { playDir }: Pick<Env, 'playDir'>,
  { igrejaId, id }: { igrejaId: number; id: string },
): string {
  return join(playDir, String(igrejaId), id)
}

/** What a player begins with: the list of a film that was prepared, or the file as it came. */
export const filmFile = {
  pronta: 'hls/master.m3u8',
  original: 'original.mp4',
  legenda: (idioma: string) => `legendas/${idioma}.vtt`,
}
