import { createHash } from 'node:crypto'
import { spokenLocale, wantedLocales, type ChurchLanguages } from '@atrio/rules'
import { sql } from 'kysely'
import type { Assinatura, PushMessage, PushOutcome } from '../adapters/push/push.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { unseal } from '../sealed.ts'
import { words } from './own-words.ts'
import { sealContext } from './push-devices.ts'
import { openConteudo, type Conteudo } from './push-queue.ts'

type SendDeps = Pick<Deps, 'db' | 'secrets' | 'push'>

/** What lies ready for a device; triggers put it here (Decision 154). */
export const pushAgenda: Agenda<SendDeps> = { push: sendToDevice }

/** Everything that is due for a device as one message. @throws Error where it is to be tried again */
async function sendToDevice(deps: SendDeps, { igrejaId, referencia: id }: Due): Promise<void> {
  const device = await withTenant(deps.db, { igrejaId }, (trx) => takeDue(deps, trx, { igrejaId, id }))
  if (!device) return
  const { assinatura, chave, envios } = device
  // Off since it was laid ready: nothing of it is told later.
  const outcome: PushOutcome = deps.push
    ? await deps.push.send({ assinatura, chave }, messageOf(device))
    : { kind: 'refused', why: 'off' }
  await withTenant(deps.db, { igrejaId }, (trx) =>
    settle(trx, { igrejaId, id, ids: envios.map((envio) => envio.id), outcome }),
  )
  if (outcome.kind === 'refused') throw new Error(`a push service took no message: ${outcome.why}`)
  if (outcome.kind === 'later' && outcome.seconds === null) {
    throw new Error(`a push service did not answer as it should: ${outcome.why}`)
  }
}

interface Ready extends Conteudo {
  id: string
  tipo: string
  flagUrgente: boolean
  valeAte: Date
}

interface DueDevice extends ChurchLanguages {
  igreja: string
  locale: string
  assinatura: Assinatura
  chave: string
  envios: Ready[]
}

async function takeDue(
  { secrets }: SendDeps,
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id: string },
): Promise<DueDevice | null> {
  await sql`delete from push_dispositivo d where igreja_id = ${igrejaId} and id::text = ${id} and not exists (
    select from session s where s.igreja_id = d.igreja_id and s.id = d.session_id
      and s.revoked_at is null and s.expires_at > now())`.execute(trx)
  await sql`delete from push_envio where igreja_id = ${igrejaId} and dispositivo_id::text = ${id}
    and vale_ate <= now()`.execute(trx)
  const device = await trx
    .selectFrom('pushDispositivo as d')
    .innerJoin('igreja as i', 'i.id', 'd.igrejaId')
    .where('d.igrejaId', '=', igrejaId)
    .where(sql<boolean>`d.id::text = ${id}`)
    .select(['i.nome as igreja', 'i.idioma', 'i.idiomas', 'd.locale', 'd.chave', 'd.assinaturaEncrypted'])
    .executeTakeFirst()
  const envios = await trx
    .selectFrom('pushEnvio')
    .where('igrejaId', '=', igrejaId)
    .where(sql<boolean>`dispositivo_id::text = ${id}`)
    .where('enviarEm', '<=', sql<Date>`now()`)
    .select(['id', 'tipo', 'conteudoEncrypted', 'flagUrgente', 'valeAte'])
    .orderBy('dataCadastro')
    .execute()
  if (!device || envios.length === 0) {
    await comeAgain(trx, { igrejaId, id })
    return null
  }
  const { assinaturaEncrypted, ...more } = device
  const opened = unseal(secrets, 'push', sealContext({ igrejaId, id }), assinaturaEncrypted)
  return {
    ...more,
    assinatura: JSON.parse(opened) as Assinatura,
    envios: envios.map((envio) => ({ ...envio, ...openConteudo(secrets, { igrejaId, ...envio }) })),
  }
}

async function settle(
  trx: TenantTrx,
  { igrejaId, id, ids, outcome }: { igrejaId: number; id: string; ids: string[]; outcome: PushOutcome },
): Promise<void> {
  if (outcome.kind === 'gone') {
    await trx
      .deleteFrom('pushDispositivo')
      .where('igrejaId', '=', igrejaId)
      .where(sql<boolean>`id::text = ${id}`)
      .execute()
  }
  if (outcome.kind === 'sent' || outcome.kind === 'refused') {
    await trx
      .deleteFrom('pushEnvio')
      .where('igrejaId', '=', igrejaId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
  }
  if (outcome.kind === 'sent') {
    await sql`update push_dispositivo set data_ultimo_envio = now()
      where igreja_id = ${igrejaId} and id::text = ${id}`.execute(trx)
  }
  if (outcome.kind === 'later' && outcome.seconds !== null) {
    const when = sql<Date>`now() + ${outcome.seconds} * interval '1 second'`
    await putAgenda(trx, { igrejaId, tipo: 'push', referencia: id, when })
  } else if (outcome.kind !== 'later') await comeAgain(trx, { igrejaId, id })
}

/** For what is due later; not at all where nothing is. */
function comeAgain(trx: TenantTrx, { igrejaId, id }: { igrejaId: number; id: string }): Promise<void> {
  const when = sql<Date>`(select min(enviar_em) from push_envio
    where igreja_id = ${igrejaId} and dispositivo_id::text = ${id})`
  return putAgenda(trx, { igrejaId, tipo: 'push', referencia: id, when })
}

/** One as it is; several, as after a night, as how many there are and what the newest say. */
function messageOf({ igreja, locale: spoken, envios, ...church }: DueDevice): PushMessage {
  const newest = envios.at(-1)!
  const isOne = envios.length === 1
  const locale = spokenLocale(wantedLocales(spoken), church)
  const shown = isOne
    ? { titulo: newest.titulo, corpo: newest.corpo, url: newest.url, tag: tagOf(newest.tipo + newest.url) }
    : {
        titulo: words.say(locale, 'push_many', { total: String(envios.length), igreja }),
        corpo: [...new Set(envios.map(({ titulo }) => titulo))].slice(-3).join('\n'),
        url: '/notifications',
        tag: tagOf('many'),
      }
  const until = Math.max(...envios.map(({ valeAte }) => valeAte.getTime()))
  return {
    text: JSON.stringify({ ...shown, idioma: locale, igreja }),
    seconds: Math.max(60, Math.ceil((until - Date.now()) / 1_000)),
    urgency: envios.some(({ flagUrgente }) => flagUrgente) ? 'high' : 'normal',
    topic: shown.tag,
  }
}

function tagOf(what: string): string {
  return createHash('sha256').update(what).digest('base64url').slice(0, 24)
}
