/** Notes by name and octave (`F#4 G4`), with a syllable for each where they are sung. */
export type Melody = { notes: string; words?: string }

/** A melody as a one-page PDF: title, author, staves of eight quarter notes. */
export function drawScore(score: { titulo: string; autor: string; melody: Melody }): Buffer {
  const notes = score.melody.notes.split(' ')
  const words = (score.melody.words ?? '').split(/(?<=-)|\s+/)
  const staves = chunk(notes, PER_STAFF).map((line, index) =>
    drawStaff(line, words.slice(index * PER_STAFF, (index + 1) * PER_STAFF), 660 - index * 110),
  )
  return toPdf(
    [text(60, 770, 20, 'F2', score.titulo), text(60, 748, 11, 'F1', score.autor), '0.7 w', ...staves].join(
      '\n',
    ),
  )
}

const PER_STAFF = 8
const LEFT = 60
const STEP = 4
const CURVE = 0.5523

function drawStaff(notes: string[], words: string[], bottom: number): string {
  const lines = [0, 1, 2, 3, 4].map((line) => stroke(LEFT, bottom + line * 8, 535, bottom + line * 8))
  const bars = [LEFT, LEFT + 237, 535].map((x) => stroke(x, bottom, x, bottom + 32))
  const drawn = notes.map((name, index) => drawNote(name, words[index] ?? '', 92 + index * 57, bottom))
  return [...lines, ...bars, ...drawn].join('\n')
}

function drawNote(name: string, word: string, x: number, bottom: number): string {
  const [, letter = 'G', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  // The lowest line of the treble clef is E4.
  const place = 'CDEFGAB'.indexOf(letter) + Number(octave) * 7 - 30
  const y = bottom + place * STEP
  const stem = place < 4 ? stroke(x + 4.6, y, x + 4.6, y + 27) : stroke(x - 4.6, y, x - 4.6, y - 27)
  return [
    place <= -2 ? stroke(x - 9, bottom - 8, x + 9, bottom - 8) : '',
    sign ? text(x - 15, y - 4, 13, 'F1', sign) : '',
    ellipse(x, y, 5, 3.8),
    stem,
    text(x - 10, bottom - 26, 10, 'F1', word),
  ].join('\n')
}

function stroke(x1: number, y1: number, x2: number, y2: number): string {
  return `${x1} ${y1} m ${x2} ${y2} l S`
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * CURVE, ry * CURVE]
  return [
    `${x - rx} ${y} m`,
    `${x - rx} ${y + ky} ${x - kx} ${y + ry} ${x} ${y + ry} c`,
    `${x + kx} ${y + ry} ${x + rx} ${y + ky} ${x + rx} ${y} c`,
    `${x + rx} ${y - ky} ${x + kx} ${y - ry} ${x} ${y - ry} c`,
    `${x - kx} ${y - ry} ${x - rx} ${y - ky} ${x - rx} ${y} c f`,
  ].join(' ')
}

function text(x: number, y: number, size: number, font: string, words: string): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

function toPdf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Times-Italic'),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + xref + trailer, 'latin1')
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)]
}
