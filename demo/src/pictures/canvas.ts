import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Setting } from './setting.ts'

/** What a scene is drawn with; it returns the marks that go inside the picture. */
type SceneContext = { colours: Palette; random: Random; setting: Setting }
export type Scene = (context: SceneContext) => string

export const WIDTH = 1200
export const HEIGHT = 675

/** A standalone picture, 16:9, that fills its frame. */
export function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
}

/** Attributes of a mark: only those that are given, numbers rounded to a tenth. */
export type Paint = { fill?: string; opacity?: number; stroke?: string; width?: number }

export function rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): string {
  const round = radius ? ` rx="${radius}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${attributes(paint)}/>`
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(paint)}/>`
}

/** A path; numbers in it are rounded by the caller's template through {@link n}. */
export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`
}

export function polygon(points: [x: number, y: number][], paint: Paint): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, paint)
}

/** A gradient to fill with, as `url(#id)`: from top to bottom, or from left to right. */
export function linear(
  id: string,
  stops: [offset: number, colour: string, opacity?: number][],
  across = false,
): string {
  const direction = across ? '' : ' x2="0" y2="1"'
  return `<linearGradient id="${id}"${direction}>${stops.map(stop).join('')}</linearGradient>`
}

/** A glow around a point of the picture. */
export function radial(
  id: string,
  x: number,
  y: number,
  radius: number,
  stops: [offset: number, colour: string, opacity?: number][],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stops.map(stop).join('')}</radialGradient>`
}

/** A number as short as a picture needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function stop([offset, colour, opacity]: [number, string, number?]): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}

function attributes({ fill = 'none', opacity, stroke, width }: Paint): string {
  return [
    ` fill="${fill}"`,
    opacity === undefined
      ? ''
      : ` opacity="${n(opacity * 100) === '0' ? 0 : Math.round(opacity * 100) / 100}"`,
    stroke ? ` stroke="${stroke}" stroke-width="${n(width ?? 1)}" stroke-linecap="round"` : '',
  ].join('')
}
