import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine, and so the server under test, has what prepares films (Decision 233). */
export const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0)

/** Twenty seconds of a film that browsers do not play as it is, with sound. */
export function drawFilm(name: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'atrio-film-')), name)
  const args = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=12:d=20', '-f', 'lavfi', '-i', 'sine=d=20']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, '-c:v', 'mpeg4', '-c:a', 'aac', file])
  return file
}
