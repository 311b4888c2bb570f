import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { probe } from '@atrio/api/films/probe'
import { argumentsOf, renditionsOf } from '@atrio/api/films/renditions'
import type { Figure, Part } from './figure.ts'
import { temporaryFolder } from './server.ts'

/** Of film that are prepared; the figures are those of a minute. */
const SECONDS = 10
const BOUND = 80
const TICKS_PER_SECOND = 100

/** What a minute of film costs to prepare: moving, noisy pictures that browsers do not play as they came. Linux only. */
export const filmCost: Part = async () => {
  const missing = ['ffmpeg', 'ffprobe'].filter((name) => spawnSync(name, ['-version']).status !== 0)
  if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`)
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  const path = drawFilm(folder)
  const found = await probe({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }, { path, demuxer: 'mov' })
  if (!('film' in found)) throw new Error(`the film was not taken: ${found.motivo}`)
  const { film } = found
  const renditions = renditionsOf(film, statSync(path).size, film.duracao)
  const costOf = (change: (args: string[]) => string[]) =>
    (60 / SECONDS) *
    childSeconds(() => {
      for (const rendition of renditions)
        execFileSync('ffmpeg', change(argumentsOf(path, film, rendition, folder)), { stdio: 'ignore' })
    })
  const names = renditions.map(({ name }) => name).join(', ')
  const figures: Figure[] = [
    {
      id: 'film-cost',
      what: 'Processor time to prepare a minute of 720p',
      value: costOf((args) => args),
      unit: 's of a processor',
      atMost: BOUND,
      how: `into ${renditions.length} renditions (${names}) of ${SECONDS} s of moving, noisy pictures at 30 a second`,
    },
    {
      id: 'film-cost-slower',
      what: 'Negative control: the same with the preset that ffmpeg takes by itself',
      value: costOf((args) => args.map((one) => (one === 'veryfast' ? 'medium' : one))),
      unit: 's of a processor',
      atLeast: BOUND,
      how: 'its default preset, as whoever leaves the choice out has it',
    },
  ]
  return figures
}

function drawFilm(folder: string): string {
  const file = join(folder, 'film.mp4')
  const picture = `testsrc2=s=1280x720:r=30:d=${SECONDS},noise=alls=4:allf=t`
  const sources = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=d=${SECONDS}`]
  const how = ['-c:v', 'mpeg4', '-q:v', '3', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...sources, ...how, file])
  return file
}

/** What programs that this one started and waited for have computed meanwhile. */
function childSeconds(work: () => void): number {
  const before = waitedFor()
  work()
  return waitedFor() - before
}

function waitedFor(): number {
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=\S)/)
  const all = fields!.split(' ')
  return (Number(all[13]) + Number(all[14])) / TICKS_PER_SECOND
}
