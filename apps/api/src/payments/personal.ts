import { sql, type SqlBool } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { byUser, isSought, nobody, nothing, ofUser, type Person, type Personal } from '../personal.ts'
import type { Secrets } from '../secrets.ts'
import { endOrders } from './end-orders.ts'
import { openComprador, sealComprador, type Comprador } from './order/buyer.ts'
import { hasTermos } from './order/buyer-terms.ts'

/** What hangs on the person's orders. */
export const ofOrders = (person: Person) => isSought(person, 'pedido', 'pedido_id')

const MONEY = 'the church has to account for its money'

/** Money's records stay without the person (Decision 147). */
export const paymentsPersonal: Personal = {
  tables: {
    pedido: {
      whose: (person) => isSought(person, 'pedido'),
      seek: findOrders,
      erase: {
        why: MONEY,
        cut: {
          user_id: nothing,
          comprador_encrypted: {
            by: 'codigo',
            seal: (secrets, codigo) => sealComprador(secrets, codigo, NOBODY),
          },
          carrinho_hash: nothing,
        },
      },
    },
    comprador_termo: { whose: ofOrders, hidden: true, erase: 'delete' },
    pagamento: {
      whose: ofOrders,
      hidden: ['tentativa_encrypted', 'desafio'],
      erase: {
        why: MONEY,
        cut: {
          usuario_cartao_id: nothing,
          tentativa_encrypted: nothing,
          titular: nothing,
          instrumento: nothing,
          desafio: nothing,
          detalhe: () => sql`t.detalhe - 'brand' - 'last4'`,
        },
      },
    },
    estorno: { whose: ofOrders, erase: { why: MONEY } },
    lancamento: { whose: ofOrders, hidden: true, erase: { why: MONEY } },
    usuario_cartao: { ...ofUser, hidden: ['referencia_encrypted'] },
    reserva: {
      whose: byUser,
      hidden: true,
      erase: { why: 'a place that was sold stays sold', cut: { user_id: nobody } },
    },
    limite_usuario: {
      whose: byUser,
      hidden: true,
      erase: { why: 'counts places that were sold', cut: { user_id: nobody } },
    },
    auditoria: {
      hidden: ['seq'],
      whose: (person) => sql<SqlBool>`(t.ator = ${`user:${person.userId}`}
        or t.alvo = any(${(person.sought['pedido'] ?? []).map((id) => `pedido:${id}`)}::text[]))`,
      erase: { why: 'the trail of money and access is never changed, and names people by numbers alone' },
    },
  },
  impersonal: {
    'lote.nome': 'of places on sale',
    'metodo_pagamento.nome': 'of a way to pay',
    'pagamento_configuracao.documento': 'the number of the church',
    pagamento_rota: 'ids of payments',
    webhook_inbox: 'ids of payments',
  },
  end: endOrders,
}

const NOBODY: Comprador = { nome: '', email: '', documento: null, telefone: null, endereco: null }

/** Bought by the account, or without one by the same e-mail. */
async function findOrders(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, email }: Omit<Person, 'sought'>,
): Promise<number[]> {
  const own = await trx
    .selectFrom('pedido')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('id')
    .execute()
  const alike = await trx
    .selectFrom('pedido')
    .where('igrejaId', '=', igrejaId)
    .where('userId', 'is', null)
    .where(hasTermos(secrets, igrejaId, [email]))
    .select(['id', 'codigo', 'compradorEncrypted'])
    .execute()
  const bought = alike.filter(
    ({ codigo, compradorEncrypted }) => openComprador(secrets, codigo, compradorEncrypted).email === email,
  )
  return [...own, ...bought].map(({ id }) => id)
}
