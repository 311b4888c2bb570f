import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { neighbours, type Neighbour } from '../groups/neighbours.ts'
import type { LoadContext } from '../load/igreja.ts'
import { demoAssinantes, type DemoAssinante } from './assinantes.ts'

/** Days after the due one in which it still opens. */
const GRACE_DAYS = { pix: 3, boleto: 5, cartao_credito: 7 }
const AHEAD = { pix: 5, boleto: 7, cartao_credito: 0 }

interface Plano {
  id: number
  precoId: number
  valor: bigint
  taxaContratacao: bigint
  meses: number
}

/** Who subscribes to the church's Play, with what they paid month by month. Only a server can seal who pays. */
export async function loadAssinantes(context: LoadContext): Promise<void> {
  const assinantes = demoAssinantes[context.name]
  if (!assinantes || !context.keeper) return
  const { rows: planos } =
    await sql<Plano>`select p.id, c.id as preco_id, c.valor, c.taxa_contratacao, c.meses
    from plano_assinatura p join plano_assinatura_preco c on c.plano_id = p.id order by p.ordem`.execute(
      context.trx,
    )
  for (const assinante of assinantes) {
    const pessoa = neighbours[context.name]!.find(
      ({ nome, sobrenome }) => `${nome} ${sobrenome}` === assinante.pessoa,
    )!
    await loadAssinante(context, { assinante, pessoa, plano: planos[assinante.plano]! })
  }
}

interface Subscriber {
  assinante: DemoAssinante
  pessoa: Neighbour
  plano: Plano
}

async function loadAssinante(context: LoadContext, given: Subscriber): Promise<void> {
  const { assinante, pessoa, plano } = given
  const { situacao, metodo, pagos, vence, termina = false } = assinante
  const months = pagos * plano.meses
  const isTrial = situacao === 'teste'
  const ends = termina || situacao === 'cancelada'
  const renews = situacao === 'ativa' && !termina
  const look = isTrial || termina ? 0 : renews ? -AHEAD[metodo] : 3
  const { rows } = await sql<{ id: number }>`
    with d as (select (${today(context)} + ${vence}::int - make_interval(months => ${months}))::date as ancora),
      t as (select ancora, (ancora + make_interval(months => ${months}))::date as due from d),
      a as (select ancora, due, due + case when ${isTrial || ends} then 0 else ${GRACE_DAYS[metodo] + 1}::int end as until from t)
    insert into usuario_plano_assinatura (codigo, user_id, plano_id, preco_id, situacao, ancora, n, pago_ate, acesso_ate,
      flag_cancelar_no_fim, metodo, recusas, cobrar_em, locale, data_cadastro)
    select ${codigo()}, ${context.users.get(pessoa.email)}, ${plano.id}, ${plano.precoId}, ${situacao},
      case when not ${isTrial} then ancora end, ${pagos}, case when not ${isTrial} then due end,
      (until::timestamp at time zone i.fuso_horario) - interval '1 millisecond', ${termina},
      ${isTrial ? null : metodo}, ${situacao === 'em_atraso' ? 2 : 0},
      case when ${situacao === 'suspensa' || situacao === 'cancelada'} then null
        else ((due + ${look}::int)::timestamp + interval '10 hours') at time zone i.fuso_horario end,
      ${pessoa.idioma.replace('_', '-')},
      ((ancora - ${isTrial ? 3 : 0}::int)::timestamp + interval '20 hours') at time zone i.fuso_horario
    from a, igreja i where i.id = ${context.igrejaId} returning id`.execute(context.trx)
  const { id } = rows[0]!
  for (let n = 0; n < pagos; n += 1) await loadPaga(context, { ...given, id, n })
  if (situacao === 'em_atraso' || situacao === 'suspensa') await loadFalhou(context, { ...given, id })
}

/** A period with its order, paid on its first day, and what the ledger says of that. */
async function loadPaga(
  { trx, igrejaId, users, keeper, description: { moeda } }: LoadContext,
  { assinante: { metodo }, pessoa, plano, id, n }: Subscriber & { id: number; n: number },
): Promise<void> {
  const { valor, meses } = plano
  const taxa = n === 0 ? plano.taxaContratacao : 0n
  const code = codigo()
  const total = valor + taxa
  const buyer = keeper!.sealBuyer(code, { nome: `${pessoa.nome} ${pessoa.sobrenome}`, email: pessoa.email })
  const [pagamento, transacao] = [randomUUID(), randomUUID()]
  await sql`
    with s as (select (ancora + make_interval(months => ${n * meses}))::date as de,
        (ancora + make_interval(months => ${(n + 1) * meses}))::date as ate,
        (((ancora + make_interval(months => ${n * meses}))::date)::timestamp + interval '10 hours')
          at time zone i.fuso_horario as em
        from usuario_plano_assinatura join igreja i on i.id = ${igrejaId}
        where usuario_plano_assinatura.id = ${id}),
      o as (insert into pedido (codigo, tipo, situacao, estoque, user_id, comprador_encrypted, valor, total, moeda, metodo,
          locale, data_cadastro, data_ultima_alteracao, data_aprovacao)
        select ${code}, 'assinatura', 'aprovado', 'vendida', ${users.get(pessoa.email)}, ${buyer}, ${total}, ${total},
          ${moeda}, ${metodo}, ${pessoa.idioma.replace('_', '-')}, em, em, em from s returning id),
      p as (insert into pagamento (id, pedido_id, gateway_id, metodo, valor, moeda, situacao, provider_payment_id,
          capturado, data_cadastro, data_ultima_alteracao)
        select ${pagamento}, o.id, 0, ${metodo}, ${total}, ${moeda}, 'aprovado', ${`demo_${pagamento}`}, ${total}, em, em
        from o, s),
      l as (insert into lancamento (transacao, pedido_id, conta, gateway_id, debito, credito, moeda, pagamento_id,
          data_cadastro)
        select ${transacao}, o.id, conta, 0, debito, credito, ${moeda}, ${pagamento}, em from o, s,
          (values ('gateway', ${total}::bigint, 0::bigint), ('receita', 0, ${total})) as v (conta, debito, credito)),
      b as (insert into pedido_assinatura (pedido_id, assinatura_id, n, plano_id, preco_id, valor, taxa_contratacao)
        select id, ${id}, ${n}, ${plano.id}, ${plano.precoId}, ${valor}, ${taxa} from o)
    insert into usuario_plano_assinatura_periodo (assinatura_id, n, de, ate, situacao, pedido_id, data_cadastro)
    select ${id}, ${n}, de, ate, 'paga', o.id, em from o, s`.execute(trx)
}

/** The period that is due, for which nothing came. */
async function loadFalhou(
  { trx }: LoadContext,
  { plano, assinante: { pagos }, id }: Subscriber & { id: number },
): Promise<void> {
  await sql`
    insert into usuario_plano_assinatura_periodo (assinatura_id, n, de, ate, situacao, data_cadastro)
    select id, n, pago_ate, (ancora + make_interval(months => ${(pagos + 1) * plano.meses}))::date, 'falhou', pago_ate
    from usuario_plano_assinatura where id = ${id}`.execute(trx)
}

function codigo(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
}

/** Of the church, on the day on which the demo world is made. */
function today({ now, igrejaId }: LoadContext) {
  return sql`(select (${now}::timestamptz at time zone fuso_horario)::date from igreja where id = ${igrejaId})`
}
