/** The colours of a picture: one church colour between a warm light and a deep shade. */
export type Palette = {
  /** A colour like yellow, on which only dark things show. */
  pale: boolean
  /** From 0, the brand colour, to 1, the light. */
  lit: (amount: number) => string
  /** From 0, the brand colour (a cool grey where that is pale), to 1, the deepest shade. */
  shaded: (amount: number) => string
  /** As `shaded`, towards the light: walls and floors that the light falls on. */
  raised: (amount: number) => string
  /** The deepest shade, for what stands before the light. */
  ink: string
  /** Warm white, where the light comes from. */
  light: string
  /** The glow at the horizon. */
  glow: string
  /** Between the sky's own colour and the glow: without it the two meet in grey. */
  blush: string
}

/** Pale colours such as yellow have no shade of their own that reads as shadow: theirs is a slate blue. */
export function palette(brand: string): Palette {
  const pale = luminance(brand) > 0.4
  const ink = pale ? '#272c44' : mix(brand, '#100a1c', 0.66)
  const light = '#fff6e6'
  const body = pale ? '#a3acc6' : brand
  return {
    pale,
    ink,
    light,
    glow: mix(brand, '#ffca8c', pale ? 0.4 : 0.93),
    blush: mix(mix(brand, light, 0.5), pale ? '#ffe9a8' : '#f2a48f', 0.55),
    lit: (amount) => mix(brand, light, amount),
    shaded: (amount) => mix(body, ink, amount),
    raised: (amount) => mix(body, light, amount),
  }
}

/** The colour that lies between two others. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)]
  return `#${a.map((channel, index) => hex(channel + (b[index]! - channel) * amount)).join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => (channel / 255) ** 2.2)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new TypeError(`not a colour: ${colour}`)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}
