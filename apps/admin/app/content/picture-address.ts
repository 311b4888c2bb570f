/** In percent of a picture, from its upper left corner. */
export interface Focus {
  x: number
  y: number
}

const FOCUS = /#foco=(\d{1,3}),(\d{1,3})$/

/** Where a picture lies, and the point of it that stays in sight (Decision 180). */
export function readPicture(address: string): { src: string; focus: Focus } {
  const [, x = 50, y = 50] = FOCUS.exec(address) ?? []
  return { src: address.replace(FOCUS, ''), focus: { x: Number(x), y: Number(y) } }
}

export function pictureAt(src: string, { x, y }: Focus): string {
  return `${src}#foco=${percent(x)},${percent(y)}`
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
