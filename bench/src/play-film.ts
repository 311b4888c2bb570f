import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf, masterOf, renditionsOf } from '@atrio/api/films/renditions'

/** Encoded once and repeated: what a network carries is the same, and a film of minutes takes seconds to make. */
const PIECE = 12
export const FILM_SECONDS = 600
const film = { demuxer: 'mov', largura: 1_280, altura: 720, isPlain: false, hasSound: false } as const

/**
 * A film of ten minutes of moving, noisy pictures as staff's films are prepared, in the folder given.
 * @returns its 720 lines as one file, for a bare player
 */
export function writeFilm(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sent = join(folder, 'sent.mp4')
  const picture = `testsrc2=s=1280x720:r=30:d=${PIECE},noise=alls=6:allf=t`
  run(['-f', 'lavfi', '-i', picture, '-c:v', 'mpeg4', '-q:v', '3', sent])
  const shape = { ...film, duracao: PIECE }
  const made = renditionsOf(shape, statSync(sent).size, PIECE)
  for (const rendition of made) {
    const once = join(folder, 'once.m3u8')
    run(argumentsOf(sent, shape, { ...rendition, name: 'once' }, folder).filter((one) => one !== '-nostdin'))
    const piece = join(folder, 'piece.mp4')
    run(['-allowed_extensions', 'ALL', '-i', once, '-c', 'copy', piece])
    const whole = join(folder, `${rendition.name}-whole.mp4`)
    run([
      '-stream_loop',
      String(FILM_SECONDS / PIECE - 1),
      '-i',
      piece,
      '-c',
      'copy',
      '-movflags',
      '+faststart',
      whole,
    ])
    run(argumentsOf(whole, { ...film, duracao: FILM_SECONDS }, { ...rendition, copy: true }, folder))
  }
  writeFileSync(join(folder, 'master.m3u8'), masterOf({ ...film, duracao: FILM_SECONDS }, made))
  return join(folder, '720-whole.mp4')
}

function run(args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}
