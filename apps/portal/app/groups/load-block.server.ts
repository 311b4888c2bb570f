import { groupsCalls, type ApiCall, type CelulaListada } from '@atrio/contract'

/** A group as the church home shows it. */
export type GroupBlock = Pick<
  CelulaListada,
  'id' | 'nome' | 'resumo' | 'diaSemana' | 'hora' | 'bairro' | 'cidade' | 'flagOnline'
>

/** Three groups with room, for the church home: an invitation wants somewhere to go. */
export async function loadBlock(api: ApiCall, slug: string): Promise<GroupBlock[] | null> {
  const { celulas } = await api(groupsCalls.listCelulas, {
    params: { slug },
    query: { vagas: 'true', limit: 3 },
  })
  if (celulas.length === 0) return null
  return celulas.map(({ id, nome, resumo, diaSemana, hora, bairro, cidade, flagOnline }) => ({
    id,
    nome,
    resumo,
    diaSemana,
    hora,
    bairro,
    cidade,
    flagOnline,
  }))
}
