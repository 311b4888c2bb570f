import type { Evento } from './sala-log.ts'

export const RING = 1_000

/** The last events of a room in order, with what was removed since marked. */
export function createAnel() {
  let eventos: Evento[] = []
  /** All events after this number are here. */
  let base = 0

  const markRemoved = (isIt: (one: Evento) => boolean) => {
    for (const one of eventos) if (one.tipo === 'mensagem' && isIt(one)) one.removida = true
  }

  return {
    get eventos(): readonly Evento[] {
      return eventos
    },
    get base() {
      return base
    },
    get last() {
      return eventos.at(-1)?.seq ?? base
    },
    /** Begins anew with the last of the log. */
    fill(found: Evento[]) {
      eventos = found
      base = found.length < RING ? 0 : found[0]!.seq - 1
    },
    take(fresh: readonly Evento[]) {
      eventos.push(...fresh)
      for (const { tipo, corpo } of fresh) {
        if (tipo === 'removida') markRemoved((one) => one.seq === corpo['alvo'])
        if (tipo === 'removida_de') {
          const { autor, ate } = corpo as { autor: string; ate: number }
          markRemoved((one) => one.autor === autor && one.seq <= ate)
        }
      }
      if (eventos.length <= RING) return
      eventos = eventos.slice(-RING)
      base = eventos[0]!.seq - 1
    },
    after(seq: number): Evento[] {
      let start = eventos.length
      while (start > 0 && eventos[start - 1]!.seq > seq) start -= 1
      return eventos.slice(start)
    },
  }
}
