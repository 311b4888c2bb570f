import { mix, palette } from './palette.ts'

/** A church's or an organisation's logo: its symbol in a window of its colour, on no ground. */
export function drawEmblem(name: string, colour: string): string {
  const { symbol, side } = tones(colour)
  const [inside, around] = [`${WINDOW}Z`, `<clipPath id="w"><path d="${WINDOW}Z"/></clipPath>`]
  return svg(
    96,
    `${around}<path d="${inside}" fill="${colour}"/>` +
      `<g clip-path="url(#w)"><path d="M58 4 90 4 90 92 22 92Z" fill="${side}"/></g>${mark(name, symbol)}`,
  )
}

/** The same symbol on a square of the colour, with the room around it that home screens cut away. */
export function drawIcone(name: string, colour: string): string {
  const { symbol, side } = tones(colour)
  return svg(
    512,
    `<rect width="512" height="512" fill="${colour}"/><path d="M330 0H512V512H130Z" fill="${side}"/>` +
      `<g transform="translate(35 8) scale(4.6)">${mark(name, symbol)}</g>`,
  )
}

const WINDOW = 'M14 92V40a34 34 0 0 1 68 0v52'

// Lines in a space of 96 × 96, between the sides of the window.
const SYMBOLS: Record<string, string> = {
  // An anchor whose stock makes a cross.
  esperanca: 'M48 31V78M35 42H61M30 60Q32 78 48 79 64 78 66 60M48 31a6 6 0 1 1 .1 0',
  // A lighthouse and its beam.
  harbor: 'M40 82 43.5 44H52.5L56 82ZM41 44H55M44 44V35H52V44M61 36 74 30M61 42 74 48M35 36 22 30',
  // A road that runs towards the rising sun.
  camino:
    'M22 52H74M36 52a12 12 0 0 1 24 0M48 32V27M32 40 28 36M64 40 68 36M40 60 28 84M56 60 68 84M48 64V69M48 78V84',
  // A chapel on a hill.
  colina: 'M20 78Q48 52 76 78M38 63V50L48 41 58 50V63M48 41V28M43 33H53',
  // A flame.
  lantern: 'M48 28Q66 48 62 62 59 76 48 76 37 76 34 62 31 52 42 42 44 50 48 52 53 42 48 28Z',
  // An oak with its roots.
  encina:
    'M48 84V54M48 64 38 55M48 60 58 51M34 58a13 13 0 0 1 1-24 14 14 0 0 1 26 0 13 13 0 0 1 1 24ZM36 84Q46 82 48 76 50 82 60 84',
  // A boat.
  'porto-antigo': 'M24 68H72L64 80H32ZM46 62V30L28 62ZM52 62V38L68 62Z',
  // Three doors side by side.
  'rede-esperanca':
    'M22 80V62a7 7 0 0 1 14 0V80M39 80V50a9 9 0 0 1 18 0V80M60 80V62a7 7 0 0 1 14 0V80M48 34V22',
  // A lamp that hangs in a window.
  'lantern-fellowship': 'M48 12V34M38 46 48 34 58 46ZM38 46V72H58V46M34 72H62M48 66Q42 60 48 51 54 60 48 66Z',
}

function mark(name: string, stroke: string): string {
  const symbol = SYMBOLS[name]
  if (!symbol) throw new Error(`no symbol for ${name}`)
  return `<path d="${symbol}" fill="none" stroke="${stroke}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`
}

function tones(colour: string): { symbol: string; side: string } {
  const { ink, light, pale } = palette(colour)
  return { symbol: pale ? ink : light, side: mix(colour, '#ffffff', pale ? 0.38 : 0.16) }
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`
}
