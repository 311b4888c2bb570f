import type { Andamento, CallResult, ministriesCalls, ProjetoListado } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'

/** The projects of a ministry in the order that the church gave them. */
export async function listProjetos(
  trx: TenantTrx,
  { ministerioId }: { ministerioId: number },
): Promise<ProjetoListado[]> {
  const rows = await shown(trx)
    .where('ministerioId', '=', ministerioId)
    .select(listed)
    .orderBy('projeto.ordem')
    .orderBy('projeto.id')
    .execute()
  return rows.map(toListado)
}

/** @throws AppError NOT_FOUND, also when the project belongs to another ministry. */
export async function getProjeto(
  trx: TenantTrx,
  { id, idProjeto }: { id: number; idProjeto: number },
): Promise<CallResult<(typeof ministriesCalls)['getProjeto']>> {
  const row = await shown(trx)
    .innerJoin('ministerio', 'ministerio.id', 'projeto.ministerioId')
    .where(isShown('ministerio'))
    .where('ministerio.id', '=', id)
    .where('projeto.id', '=', idProjeto)
    .select([
      ...listed,
      'projeto.conteudo',
      'projeto.necessidade',
      'projeto.comoAjudar',
      'projeto.minutos',
      'ministerio.nome as ministerioNome',
      'lider',
      'liderEmail',
      'liderWhatsapp',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { ministerioNome, lider, liderEmail, liderWhatsapp, ...projeto } = row
  return {
    projeto: {
      ...toListado(projeto),
      ministerio: { id, nome: ministerioNome, lider, liderEmail, liderWhatsapp },
    },
  }
}

const listed = [
  'projeto.id',
  'projeto.nome',
  'projeto.resumo',
  'projeto.imagem',
  'projeto.imagemAlt',
  'projeto.meta',
  'projeto.alcancado',
  'projeto.unidade',
] as const

function toListado<
  Row extends {
    imagem: string | null
    imagemAlt: string | null
    meta: number | null
    alcancado: number | null
    unidade: string | null
  },
>(row: Row) {
  const { meta, alcancado, unidade } = row
  const andamento: Andamento | null =
    meta === null || alcancado === null ? null : { meta, alcancado, unidade }
  return { ...withImagem(row), andamento }
}

function shown(trx: TenantTrx) {
  return trx.selectFrom('projeto').where(isShown('projeto'))
}
