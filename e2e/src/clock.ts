import { asOwner } from '@atrio/api/testing/owner'
import { passForAssinatura } from '@atrio/api/testing/pass-for-assinatura'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** As if so much time had passed for a subscription; the server under test looks at it then by itself. */
export function passForPlan(codigo: string, by: string): Promise<void> {
  return passForAssinatura(database(), { codigo, by })
}

/** As if the moment at which a devotional is shown came in so many seconds; nothing is told of it, as nothing tells of time. */
export async function bringDevotional(id: number, { seconds }: { seconds: number }): Promise<void> {
  await asOwner(
    database(),
    `set session_replication_role = replica;
     update devocional set publicar_em = now() + make_interval(secs => ${seconds}) where id = ${id}`,
  )
}

/** As if the time of a change to a devotional had come; the server makes it by itself. */
export async function bringChange(id: number): Promise<void> {
  const brought = await asOwner(
    database(),
    `update mudanca_agendada set vale_em = now() - interval '1 second'
     where recurso = 'devocional' and registro_id = $1 and falha is null returning 1`,
    [id],
  )
  if (brought.length !== 1) throw new Error('No change waits')
}

/** As if somebody else had given a devotional another title. */
export async function retitleDevotional(id: number, title: string): Promise<void> {
  await asOwner(database(), 'update devocional set titulo = $2 where id = $1', [id, title])
}

/** As if all that was done to a devotional until now had been done so many days ago. */
export async function passForHistory(id: number, { days }: { days: number }): Promise<void> {
  await asOwner(
    database(),
    `set session_replication_role = replica;
     update revisao set data_cadastro = data_cadastro - make_interval(days => ${days})
     where recurso = 'devocional' and registro_id = '${id}'`,
  )
}

/** As if every broadcast were over, and films that wait for one were looked at now. */
export async function endBroadcasts(): Promise<void> {
  await asOwner(database(), 'delete from transmissao_janela')
  await asOwner(
    database(),
    `update agenda set vence_em = now() where tipo = 'filme' and vence_em > now() + interval '3 seconds'`,
  )
}

/** As if a church were live for the next hour. */
export async function beginBroadcast(codigo: string): Promise<void> {
  await asOwner(
    database(),
    `insert into transmissao_janela (igreja_id, transmissao_id, de, ate)
     select id, 0, now(), now() + interval '1 hour' from igreja where codigo = $1`,
    [codigo],
  )
}

/** As if nobody had touched the staff's site for hours. */
export async function restStaffSessions(email: string): Promise<void> {
  await asOwner(
    database(),
    `update equipe_sessao set used_at = now() - interval '3 hours'
     where user_id = (select id from "user" where email = $1)`,
    [email],
  )
}

/** As if a broadcast had been so many hours ago, and these messages of it had come so many seconds after its beginning. */
export async function passForBroadcast(
  id: number,
  { hours, moments }: { hours: number; moments: Record<string, number> },
): Promise<void> {
  const ago = `make_interval(hours => ${hours})`
  await asOwner(
    database(),
    `update transmissao set inicio = inicio - ${ago}, iniciada_em = iniciada_em - ${ago},
       encerrada_em = encerrada_em - ${ago}, fim_previsto = fim_previsto - ${ago} where id = $1`,
    [id],
  )
  await asOwner(
    database(),
    `update sala_evento e set em = coalesce(
       t.iniciada_em + make_interval(secs => ($2::jsonb ->> (corpo ->> 'texto'))::int), e.em - ${ago})
     from sala s, transmissao t where t.id = $1 and s.igreja_id = t.igreja_id and s.codigo = 'ao-vivo-' || t.id
       and e.igreja_id = s.igreja_id and e.sala_id = s.id`,
    [id, JSON.stringify(moments)],
  )
}

/** As if who is at the staff's site in this browser had shown their second factor long ago. */
export async function letFactorAge(page: Page): Promise<void> {
  const cookies = await page.context().cookies(page.url())
  const session = cookies.find(({ name }) => name.endsWith('equipe'))
  const aged = await asOwner(
    database(),
    `update equipe_sessao set factor_at = now() - interval '11 minutes'
     where token_hash = sha256(convert_to($1, 'UTF8')) returning id`,
    [session?.value],
  )
  if (aged.length !== 1) throw new Error('Nobody is at the staff’s site here')
}

/** As if somebody had never asked to join a group, nor been taken in: a try before may have gone so far. */
export async function forgetGroup(nome: string, email: string): Promise<void> {
  for (const table of ['celula_membro', 'celula_solicitacao']) {
    await asOwner(
      database(),
      `delete from ${table} t using celula c, "user" u where c.igreja_id = t.igreja_id and c.id = t.celula_id
         and u.id = t.user_id and c.nome = $1 and u.email = $2`,
      [nome, email],
    )
  }
}

/** As if somebody had never been staff of a church, nor set a second factor up: a try before may have gone so far. */
export async function forgetStaff(email: string): Promise<void> {
  for (const table of [
    'equipe_funcao',
    'equipe_fator',
    'equipe_fator_perdido',
    'equipe_codigo',
    'equipe_sessao',
  ]) {
    await asOwner(
      database(),
      `delete from ${table} where user_id = (select id from "user" where email = $1)`,
      [email],
    )
  }
}

/** As if every place of an event were taken and nobody waited for one; answers what makes it as it was. */
export async function sellOut(evento: string): Promise<() => Promise<void>> {
  const run = <Row extends object>(statement: string) =>
    asOwner<Row>(database(), `${statement} where evento_id in (select id from evento where nome = $1)`, [
      evento,
    ])
  const lotes = await run<{ id: number; capacidade: number }>('select id, capacidade from lote')
  await run(`update espera set situacao = 'desistiu'`)
  await run('update lote set capacidade = vendido + retido')
  return async () => {
    for (const { id, capacidade } of lotes)
      await asOwner(database(), 'update lote set capacidade = $2 where id = $1', [id, capacidade])
  }
}

/** As if so many people had given back their places of an event; whoever waits is looked for now. */
export async function freePlaces(evento: string, places: number): Promise<void> {
  await asOwner(
    database(),
    `update lote set capacidade = capacidade + $2
     where evento_id in (select id from evento where nome = $1)`,
    [evento, places],
  )
  await asOwner(database(), `update agenda set vence_em = now() where tipo = 'espera'`)
}

/** As if somebody had read none of their notifications yet. */
export async function unreadAll(email: string): Promise<void> {
  for (const table of ['notificacao_leitura', 'notificacao_lida']) {
    await asOwner(
      database(),
      `delete from ${table} where user_id = (select id from "user" where email = $1)`,
      [email],
    )
  }
}

/** What the trail says was done with an order by people, the oldest first. */
export async function trailOf(codigo: string): Promise<{ acao: string; email: string }[]> {
  return asOwner(
    database(),
    `select acao, "user".email from auditoria join pedido on pedido.igreja_id = auditoria.igreja_id
       and auditoria.alvo = 'pedido:' || pedido.id
     join "user" on auditoria.ator = 'user:' || "user".id
     where pedido.codigo = $1 order by auditoria.seq`,
    [codigo],
  )
}

/** A devotional of a church as it is stored: its number, and all that a change would show in. */
export async function storedDevotional(codigo: string): Promise<{ id: number; state: string }> {
  const [stored] = await asOwner<{ id: number; state: string }>(
    database(),
    `select devocional.id, devocional::text || (select count(*) from rascunho
       where recurso = 'devocional' and registro_id = devocional.id) as state
     from devocional join igreja on igreja.id = devocional.igreja_id
     where igreja.codigo = $1 order by devocional.id limit 1`,
    [codigo],
  )
  return stored!
}

function database() {
  const folder = join(process.env.E2E_DATA!, 'postgres')
  // What a PostgreSQL says of itself: its port, and the folder of its socket or the address that it hears at.
  const [, , , port, socket, address] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const secret = join(folder, 'atrio.password')
  const password = existsSync(secret) ? { password: readFileSync(secret, 'utf8') } : {}
  const connection = {
    host: socket || address!,
    port: Number(port),
    user: 'atrio',
    database: 'atrio',
    ...password,
  }
  return { connection }
}
