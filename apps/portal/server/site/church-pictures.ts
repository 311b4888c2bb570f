import { brandRoles, parseBrandColor } from '@atrio/rules'
import { initials } from '@atrio/ui/initials'
import { windowArtSvg } from '@atrio/ui/window-art-svg'
import { loadLettering, type Lettering } from './lettering.ts'

/** What the pictures of a church are drawn from. */
export interface PictureSubject {
  nome: string
  corApp: string | null
  /** Where it is, in a few words. */
  lugar: string
  seed: string
}

/** The church's initials on its colour. A maskable icon fills the square; others have round corners of their own. */
export async function drawIcon(subject: PictureSubject, shape: 'rounded' | 'maskable'): Promise<string> {
  const lettering = await loadLettering()
  const { light } = brandRoles(parseBrandColor(subject.corApp))
  const letters = initials(subject.nome) || '·'
  // A mask may cut away all but the middle four fifths.
  const room = shape === 'maskable' ? 250 : 330
  const size = Math.min(room, (room / lettering.measure(letters, 100)) * 100)
  const { path } = centre(lettering, letters, { x: 256, y: 256 + size * 0.34, size })
  return svg(512, 512, [
    `<rect width="512" height="512" rx="${shape === 'maskable' ? 0 : 112}" fill="${light.action}"/>`,
    `<path d="${path}" fill="${light.onAction}" ${bolden(light.onAction, size * 0.018)}/>`,
  ])
}

/** The picture that goes with a shared link: the church's name beside its window. */
export async function drawShareImage(subject: PictureSubject): Promise<string> {
  const lettering = await loadLettering()
  const { light } = brandRoles(parseBrandColor(subject.corApp))
  const window = windowArtSvg(subject.seed, { tint: light.tint, action: light.action, ink: light.ink })
  // Six lines have room for no more, and each word too many is measured with all before it.
  const { lines, size } = fit(lettering, subject.nome.slice(0, 200), { width: 600, lines: 4 })
  const leading = size * 1.16
  const top = 315 - ((lines.length - 1) * leading) / 2 + size * 0.3 - 20
  const name = lines.map(
    (line, index) => lettering.draw(line, { x: 80, y: top + index * leading, size }).path,
  )
  const place = lettering.draw(subject.lugar, { x: 82, y: top + (lines.length - 1) * leading + 74, size: 34 })
  return svg(1200, 630, [
    `<rect width="1200" height="630" fill="${light.bg}"/>`,
    `<path d="${name.join('')}" fill="${light.ink}" ${bolden(light.ink, size * 0.02)}/>`,
    `<path d="${place.path}" fill="${light.inkMuted}"/>`,
    // Its own size gives way to the place it gets here.
    window.replace(
      /^<svg[^>]*?(viewBox="[^"]*")[^>]*>/,
      `<svg x="740" y="0" width="460" height="630" $1 preserveAspectRatio="xMidYMid slice">`,
    ),
    `<rect x="732" width="8" height="630" fill="${light.action}"/>`,
  ])
}

/** The picture of the church's podcast where it has none: what it is called, and whose it is. */
export async function drawCover({ nome, corApp }: PictureSubject, titulo: string): Promise<string> {
  const lettering = await loadLettering()
  const { light } = brandRoles(parseBrandColor(corApp))
  const { lines, size } = fit(lettering, titulo, { width: 580, lines: 4 })
  const leading = size * 1.16
  const top = 300 - ((lines.length - 1) * leading) / 2
  const name = lines.map(
    (line, index) => lettering.draw(line, { x: 60, y: top + index * leading, size }).path,
  )
  const whose = wrap(lettering, nome, 580, 34).slice(0, 2)
  const below = whose.map(
    (line, index) => lettering.draw(line, { x: 60, y: 590 + index * 44, size: 34 }).path,
  )
  return svg(700, 700, [
    `<rect width="700" height="700" fill="${light.action}"/>`,
    `<path d="${name.join('')}" fill="${light.onAction}" ${bolden(light.onAction, size * 0.02)}/>`,
    `<path d="${below.join('')}" fill="${light.onAction}"/>`,
  ])
}

/** The largest size at which a text fits in so many lines of a width. */
function fit(lettering: Lettering, text: string, room: { width: number; lines: number }) {
  for (let size = 92; size > 40; size -= 4) {
    const lines = wrap(lettering, text, room.width, size)
    const fits = lines.every((line) => lettering.measure(line, size) <= room.width)
    if (fits && lines.length <= (size > 72 ? 3 : room.lines)) return { lines, size }
  }
  return { lines: wrap(lettering, text, room.width, 40).slice(0, 6), size: 40 }
}

function wrap(lettering: Lettering, text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && lettering.measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function centre(lettering: Lettering, text: string, at: { x: number; y: number; size: number }) {
  return lettering.draw(text, { ...at, x: at.x - lettering.measure(text, at.size) / 2 })
}

/** The face is read in its regular weight; a hairline around the letters makes it a display weight. */
function bolden(colour: string, width: number): string {
  return `stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"`
}

function svg(width: number, height: number, parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`
}
