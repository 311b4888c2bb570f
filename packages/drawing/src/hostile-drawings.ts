import { serveDrawings } from './serve.ts'

/** What the pool's tests draw. */
export const hostile = {
  letters: async () => (text: string) => Buffer.from(text),
  forever: async () => (_input: null) => {
    for (;;);
  },
  hoard: async () => (_input: null) => {
    const kept: object[] = []
    for (;;) kept.push({ more: kept.length })
  },
  hoardOutside: async () => (_input: null) => {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(1024 * 1024, kept.length))
  },
  broken:
    async () =>
    (_input: null): Buffer => {
      throw new Error('this drawing is broken')
    },
  dies: async () => (_input: null) => process.exit(3),
  secrets: async () => (_input: null) => Buffer.from(Object.keys(process.env).toSorted().join()),
}

serveDrawings(hostile)
