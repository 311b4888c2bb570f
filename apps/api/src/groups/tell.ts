import { localeOf } from '@atrio/rules'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { celulaAceita, celulaLembrete, celulaPedido, celulaRecusada } from './kinds.ts'
import { signResposta } from './resposta-token.ts'

type TellDeps = Pick<Deps, 'announce' | 'secrets'>

interface About {
  igrejaId: number
  /** The request. */
  id: number
}

/** Tells those who lead the group of a request that waits, each with a link of their own; answers whether it waits. */
export async function tellLideres(
  { announce, secrets }: TellDeps,
  trx: TenantTrx,
  { igrejaId, id, again = false }: About & { again?: boolean },
): Promise<boolean> {
  const pedido = await trx
    .selectFrom('celulaSolicitacao as s')
    .innerJoin('celula', 'celula.id', 's.celulaId')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 's.igrejaId').onRef('u.userId', '=', 's.userId'),
    )
    .where('s.id', '=', id)
    .where('s.situacao', 'in', ['enviada', 'vista'])
    .where(isShown('celula'))
    .select(['s.celulaId', 's.mensagem', 's.telefone', 'celula.nome as celula', 'u.nome', 'u.sobrenome'])
    .executeTakeFirst()
  if (!pedido) return false
  const { celulaId, mensagem, telefone, celula, nome, sobrenome } = pedido
  const lideres = await trx
    .selectFrom('celulaMembro as m')
    .innerJoin('user', 'user.id', 'm.userId')
    .where('m.celulaId', '=', celulaId)
    .where('m.papel', '=', 'lider')
    .select(['user.id', 'user.email', 'user.idioma'])
    .execute()
  for (const lider of lideres) {
    const chave = signResposta(secrets, { igrejaId, solicitacaoId: id, userId: lider.id })
    await announce(trx, {
      kind: again ? celulaLembrete : celulaPedido,
      igrejaId,
      to: { email: lider.email, locale: localeOf(lider.idioma) ?? 'en', userId: lider.id },
      facts: {
        url: `/groups/request/${id}?chave=${encodeURIComponent(chave)}`,
        celula,
        celulaId,
        pessoa: `${nome} ${sobrenome}`.trim(),
        mensagem,
        telefone,
      },
    })
  }
  return true
}

/** Tells who asked what became of it. */
export async function tellPedinte(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, id }: About,
): Promise<void> {
  const found = await trx
    .selectFrom('celulaSolicitacao as s')
    .innerJoin('celula as c', 'c.id', 's.celulaId')
    .innerJoin('user', 'user.id', 's.userId')
    .where('s.id', '=', id)
    .select(['s.celulaId', 's.situacao', 's.resposta', 'c.nome as celula'])
    .select(['user.id as userId', 'user.email', 'user.idioma'])
    .executeTakeFirstOrThrow()
  const { celulaId, situacao, resposta, celula, userId, email, idioma } = found
  const isIn = situacao === 'aceita'
  await announce(trx, {
    kind: isIn ? celulaAceita : celulaRecusada,
    igrejaId,
    to: { email, locale: localeOf(idioma) ?? 'en', userId },
    facts: { url: isIn ? `/groups/${celulaId}` : '/groups', celula, celulaId, resposta },
  })
}
