import { createHash } from 'node:crypto'
import { fullName } from '@atrio/rules'
import { sql } from 'kysely'
import { gatewayIds, type Gateway } from '../adapters/payment/gateway.ts'
import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { saveCartao } from '../payments/charge/cards.ts'
import { payeeOf } from '../payments/charge/send.ts'
import { toComprador, toPayer } from '../payments/order/buyer.ts'

type CardDeps = Pick<Deps, 'db' | 'gateways' | 'secrets'>

interface Payer {
  id: number
  userId: number
  codigo: string
  situacao: string
  nome: string
  sobrenome: string
  email: string
}

/**
 * Gives who pays a plan of the demo world by card that card, kept at the sandbox as one that was typed would be; of who is
 * late the sandbox refuses it. Whoever has had a card, or has none any more, is left as they are.
 */
export async function giveDemoCards(deps: CardDeps, codigos: readonly string[]): Promise<void> {
  const gateway = deps.gateways.byName('sandbox')
  if (!gateway) return
  const igrejas = await deps.db.selectFrom('igreja').where('codigo', 'in', codigos).select('id').execute()
  for (const { id: igrejaId } of igrejas) {
    const payers = await withTenant(deps.db, { igrejaId }, async (trx) => {
      const { rows } = await sql<Payer>`
        select a.id, a.user_id, a.codigo, a.situacao, u.nome, u.sobrenome, "user".email
        from usuario_plano_assinatura a join usuario u on u.igreja_id = a.igreja_id and u.user_id = a.user_id
          join "user" on "user".id = a.user_id
        where a.metodo = 'cartao_credito' and a.usuario_cartao_id is null
          and a.situacao in ('ativa', 'em_atraso', 'suspensa')
          and not exists (select from usuario_cartao c where c.igreja_id = a.igreja_id and c.user_id = a.user_id)
        order by a.id`.execute(trx)
      return rows
    })
    for (const payer of payers) await giveCard(deps, gateway, { igrejaId, payer })
  }
}

async function giveCard(
  deps: CardDeps,
  gateway: Gateway,
  { igrejaId, payer }: { igrejaId: number; payer: Payer },
): Promise<void> {
  const { id, userId, codigo, situacao, email } = payer
  const nome = fullName(payer)
  const token = await tokenOf(deps, situacao === 'ativa' ? CARD : REFUSED)
  const payee = await withTenant(deps.db, { igrejaId }, (trx) =>
    payeeOf(trx, { igrejaId, metodo: 'cartao_credito' }),
  )
  const result = await gateway.saveInstrument({
    key: keyOf(codigo),
    token,
    tipo: 'cartao_credito',
    payer: toPayer(toComprador({ nome, email })),
    payee,
  })
  if (result.kind !== 'saved') throw new Error(`the sandbox keeps no card of subscription ${codigo}`)
  const kept = {
    igrejaId,
    userId,
    gatewayId: gatewayIds.sandbox,
    contaGateway: payee.merchantId,
    saved: result.instrument,
    titular: nome,
  }
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    const cartao = await saveCartao(deps, trx, kept)
    await trx
      .updateTable('usuarioPlanoAssinatura')
      .set({ usuarioCartaoId: cartao.id })
      .where('id', '=', id)
      .execute()
  })
}

const CARD = { outcome: 'approved', brand: 'visa', last4: '4242' }
const REFUSED = { outcome: 'declined_when_saved', brand: 'visa', last4: '0341' }

/** As the tokenisation service tells the sandbox of a number. */
async function tokenOf({ gateways, secrets }: CardDeps, card: typeof CARD): Promise<string> {
  const validade = `12/${new Date().getFullYear() + 3}`
  const response = await fetch(`${gateways.endpoints.sandbox}/v1/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxKeys(secrets).tokensKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tipo: 'cartao_credito', validade, ...card }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`the sandbox gives no token: ${response.status}`)
  return ((await response.json()) as { token: string }).token
}

/** The same for the same subscription: a start that died in between keeps no second one. */
function keyOf(codigo: string): string {
  const hex = createHash('sha256').update(`demo-card/${codigo}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
