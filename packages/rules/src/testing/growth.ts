/** Characters and beginnings that patterns stumble over when they come a thousand times. */
const PIECES = [
  ...'< > & [ ] { } ( ) * _ # - / . , : ; " a A 0 é </ <b> <!-- &# a= a=" [a [C] {a'.split(' '),
  "'",
  ' ',
  '\t',
  '\n',
  '<a ',
  '**a ',
  '_a ',
  '- ',
  'Jo 3,',
  '1 ',
]
/** What stands before them, in turn: each opens something that does not end. */
const BEFORE = ['#', '- ', '<a ', '{c', '[', '**a', 'a@', '1']

const LENGTH = 4_000
/** Work on the longer text that is little, whatever it grew from. */
const LITTLE_MS = 30
/** Four times the text is four times the work of what is linear, and sixteen of what is quadratic. */
const MOST = 9

/**
 * The beginning of a text at which a function does far more than four times the work once it is four times as long;
 * null where there is none. Work is the processor's time of this thread, the least of several runs, so that a busy
 * machine changes nothing.
 */
export function growsFast(read: (text: string) => unknown): string | null {
  for (const [index, piece] of PIECES.entries()) {
    for (const before of ['', BEFORE[index % BEFORE.length]!]) {
      const make = (length: number) => `${before + piece.repeat(Math.ceil(length / piece.length))}!`
      if (workOf(read, make(4 * LENGTH), 1) < LITTLE_MS) continue
      const long = workOf(read, make(4 * LENGTH), 3)
      if (long >= LITTLE_MS && long > MOST * workOf(read, make(LENGTH), 3)) return before + piece.repeat(3)
    }
  }
  return null
}

function workOf(read: (text: string) => unknown, text: string, times: number): number {
  const runs = Array.from({ length: times }, () => {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}
