export const reacoesSala = ['amem', 'coracao', 'maos', 'alegria'] as const
export type ReacaoSala = (typeof reacoesSala)[number]

/** A text is so long at most, and a name between these. */
export const SALA_LIMITS = { texto: 500, nomeMin: 2, nome: 40, historico: 100 } as const
