import { randomUUID } from 'node:crypto'
import { quietUntil, spokenLocale, wantedLocales } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import type { Delivery } from './announce.ts'
import { momentBy, type Facts } from './kind.ts'
import { findSilencio } from './push-silence.ts'

const HOUR_MS = 3_600_000

/** Lays it ready for each device on which the person is logged in; by night, for the morning (Decision 155). @returns whether there is one */
export async function queuePush<F extends Facts>(
  secrets: Secrets,
  trx: TenantTrx,
  { kind, igrejaId, to, facts }: Delivery<F>,
): Promise<boolean> {
  const { userId, fusoHorario } = to
  if (!kind.push || userId === null) return false
  const devices = await trx
    .selectFrom('pushDispositivo as d')
    .innerJoin('igreja as i', 'i.id', 'd.igrejaId')
    .where('d.igrejaId', '=', igrejaId)
    .where('d.userId', '=', userId)
    .select(['d.id', 'd.locale', 'i.idioma', 'i.idiomas'])
    .execute()
  if (devices.length === 0) return false
  const { urgente, horas } = kind.push
  const now = new Date()
  const enviarEm = (urgente ? null : quietUntil(await findSilencio(trx, { igrejaId, userId }), now)) ?? now
  for (const { id, locale: spoken, ...church } of devices) {
    const locale = spokenLocale(wantedLocales(spoken), church)
    const words = kind.push.write(facts, { locale, moment: momentBy(locale, fusoHorario) })
    await layReady(trx, {
      secrets,
      conteudo: { ...words, url: pathOf(facts.url) },
      envio: {
        igrejaId,
        dispositivoId: id,
        tipo: kind.codigo,
        flagUrgente: urgente,
        enviarEm,
        valeAte: new Date(enviarEm.getTime() + horas * HOUR_MS),
      },
    })
  }
  return true
}

/** What a device shows, and where it leads. */
export interface Conteudo {
  titulo: string
  corpo: string
  url: string
}

interface Envio {
  igrejaId: number
  dispositivoId: string
  tipo: string
  flagUrgente: boolean
  enviarEm: Date
  valeAte: Date
}

/** What waits for one device: the newest, should a device never be reached. */
const WAITING = 30

export async function layReady(
  trx: TenantTrx,
  { secrets, conteudo, envio }: { secrets: Secrets; conteudo: Conteudo; envio: Envio },
): Promise<void> {
  const { igrejaId, dispositivoId } = envio
  const id = randomUUID()
  // With what the push service adds a message has 4 kB.
  const { titulo, corpo, url } = conteudo
  const bounded = JSON.stringify({ titulo: titulo.slice(0, 120), corpo: corpo.slice(0, 300), url })
  await trx
    .insertInto('pushEnvio')
    .values({
      ...envio,
      id,
      conteudoEncrypted: seal(secrets, 'pushEnvio', contextOf({ igrejaId, id }), bounded),
    })
    .execute()
  await sql`delete from push_envio where igreja_id = ${igrejaId} and id in (
    select id from push_envio where igreja_id = ${igrejaId} and dispositivo_id = ${dispositivoId}
    order by data_cadastro desc offset ${WAITING})`.execute(trx)
}

export function openConteudo(
  secrets: Secrets,
  { conteudoEncrypted, ...row }: { igrejaId: number; id: string; conteudoEncrypted: Buffer },
): Conteudo {
  return JSON.parse(unseal(secrets, 'pushEnvio', contextOf(row), conteudoEncrypted)) as Conteudo
}

function contextOf({ igrejaId, id }: { igrejaId: number; id: string }): string {
  return `push-envio:${igrejaId}:${id}`
}

/** Within the church's portal, whatever host some request spelled. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://portal.invalid')
  const path = pathname + search + hash
  return path.length <= 500 ? path : pathname.slice(0, 500)
}
