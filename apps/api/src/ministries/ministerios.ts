import type { CallInput, CallResult, ministriesCalls } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'
import { listProjetos } from './projetos.ts'

type Calls = typeof ministriesCalls

/** The ministries in the order that the church gave them. */
export async function listMinisterios(
  trx: TenantTrx,
  { busca, page, limit }: CallInput<Calls['listMinisterios']>['query'],
): Promise<CallResult<Calls['listMinisterios']>> {
  const matching = shown(trx).where(holdsWords(busca))
  const { rows, total } = await readPage(matching.select(listed).orderBy('ordem').orderBy('id'), {
    page,
    limit,
  })
  return { ministerios: rows.map(withImagem), total }
}

/** @throws AppError NOT_FOUND */
export async function getMinisterio(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<CallResult<Calls['getMinisterio']>> {
  const row = await shown(trx)
    .where('id', '=', id)
    .select([...listed, 'conteudo', 'comoAjudar', 'lider', 'liderEmail', 'liderWhatsapp'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return { ministerio: { ...withImagem(row), projetos: await listProjetos(trx, { ministerioId: id }) } }
}

const listed = ['id', 'nome', 'resumo', 'quando', 'imagem', 'imagemAlt'] as const

function shown(trx: TenantTrx) {
  return trx.selectFrom('ministerio').where(isShown('ministerio'))
}
