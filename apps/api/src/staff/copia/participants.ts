import type { Contas } from './contas.ts'

type Row = Record<string, unknown>

/** Where rows of rooms name who takes part, as `u:<account>` or `c:<guest>`; without whom some of them are nothing. */
const PARTICIPANTS: Readonly<Record<string, { column: string; isNeeded: (row: Row) => boolean }>> = {
  sala_denuncia: { column: 'participante', isNeeded: () => true },
  sala_evento: { column: 'autor', isNeeded: ({ autor }) => autor !== null && autor !== undefined },
  sala_membro: { column: 'participante', isNeeded: () => true },
  sala_moderacao: { column: 'alvo', isNeeded: () => false },
  sala_participante: { column: 'id', isNeeded: () => true },
  sala_remocao: { column: 'autor', isNeeded: ({ seq }) => seq === null || seq === undefined },
}

/** The row with the accounts of this installation; null where the one that it is of has none: they have gone. */
export function withParticipants(row: Row, { table, contas }: { table: string; contas: Contas }): Row | null {
  const named = PARTICIPANTS[table]
  if (!named) return row
  const { column, isNeeded } = named
  const here = participantHere(row[column], contas)
  if (here === null && isNeeded(row)) return null
  const ours = { ...row, [column]: here }
  const { tipo, corpo } = row as { tipo?: string; corpo?: Row }
  if (table !== 'sala_evento' || tipo !== 'removida_de') return ours
  const autor = participantHere(corpo?.['autor'], contas)
  return autor === null ? null : { ...ours, corpo: { ...corpo, autor } }
}

function participantHere(name: unknown, contas: Contas): string | null {
  if (typeof name !== 'string') return null
  const [, id] = /^u:(\d+)$/.exec(name) ?? []
  if (id === undefined) return name
  const here = contas.get(Number(id))
  return here === undefined ? null : `u:${here}`
}
