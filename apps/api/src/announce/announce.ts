import { CANAIS, type Canal } from '@atrio/contract'
import { spokenLocale, type Locale } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import type { MailQueue } from '../jobs/mail-queue.ts'
import { isOptional, momentBy, type Facts, type Kind } from './kind.ts'
import { queuePush } from './push-queue.ts'
import type { Secrets } from '../secrets.ts'

/** Who is told. */
export interface Recipient {
  email: string
  locale: Locale
  /** The account, whose preferences count and whose bell rings; null for somebody who has none. */
  userId: number | null
}

export interface Announcement<F extends Facts> {
  kind: Kind<F>
  /** The church that tells it: the one of the transaction. */
  igrejaId: number
  to: Recipient
  facts: NoInfer<F>
  /** Of the ways that the kind has, where not every one is wanted. */
  canais?: readonly Canal[]
}

/**
 * Tells a person something, in the transaction that gives cause to it, by each channel that the kind has and the person
 * has not switched off. The only way to the queue of mails and to the bell (Decision 120).
 * @returns those by which it is on its way
 */
export type Announce = <F extends Facts>(
  trx: TenantTrx,
  announcement: Announcement<F>,
) => Promise<readonly Canal[]>

export function createAnnounce({
  mail,
  push,
}: {
  mail: MailQueue
  /** What seals that which waits for devices; null where nothing is sent to them. */
  push: Secrets | null
}): Announce {
  /** One line for each way to a person: one that is added here reaches those of every kind that declares it. */
  const deliver: Record<Canal, <F extends Facts>(trx: TenantTrx, one: Delivery<F>) => Promise<boolean>> = {
    notificacao: writeNotificacao,
    email: (trx, one) => queueMail(mail, trx, one),
    push: (trx, one) => (push ? queuePush(push, trx, one) : Promise.resolve(false)),
  }
  return async (trx, announcement) => {
    const { kind, to, canais = CANAIS } = announcement
    const told: Canal[] = []
    const { off, ...person } = await findPerson(trx, announcement)
    for (const canal of CANAIS) {
      if (!kind[canal] || !canais.includes(canal) || (isOptional(kind, canal) && off.includes(canal)))
        continue
      if (await deliver[canal](trx, { ...announcement, to: { ...to, ...person } })) told.push(canal)
    }
    return told
  }
}

export type Delivery<F extends Facts> = Announcement<F> & { to: Person }

interface Person {
  /** At the church, where its bell is. */
  usuarioId: number | null
  /** One that the church offers (Decision 189). */
  locale: Locale
  fusoHorario: string
}

/** Asked where it counts alone: most kinds are mails that are always sent. */
async function findPerson<F extends Facts>(
  trx: TenantTrx,
  { kind, igrejaId, to: { userId, locale } }: Announcement<F>,
): Promise<Person & { off: string[] }> {
  const counts =
    (kind.notificacao ?? kind.push) !== undefined || CANAIS.some((canal) => isOptional(kind, canal))
  if (userId === null || !counts) return { usuarioId: null, locale, fusoHorario: 'UTC', off: [] }
  const found = await trx
    .selectFrom('usuario as u')
    .where('u.igrejaId', '=', igrejaId)
    .where('u.userId', '=', userId)
    .innerJoin('igreja as i', 'i.id', 'u.igrejaId')
    .leftJoin('preferenciaAviso as p', (join) =>
      join
        .onRef('p.igrejaId', '=', 'u.igrejaId')
        .onRef('p.userId', '=', 'u.userId')
        .on('p.tipo', '=', kind.codigo)
        .on('p.flagAtivo', '=', false),
    )
    .select(['u.id', 'i.idioma', 'i.idiomas', 'i.fusoHorario', 'p.canal'])
    .execute()
  const [first] = found
  return {
    usuarioId: first?.id ?? null,
    locale: first ? spokenLocale([locale], first) : locale,
    fusoHorario: first?.fusoHorario ?? 'UTC',
    off: found.flatMap(({ canal }) => canal ?? []),
  }
}

async function writeNotificacao<F extends Facts>(
  trx: TenantTrx,
  { kind, igrejaId, to: { usuarioId, locale, fusoHorario }, facts }: Delivery<F>,
): Promise<boolean> {
  if (!kind.notificacao || usuarioId === null) return false
  const notice = kind.notificacao.write(facts, { locale, moment: momentBy(locale, fusoHorario) })
  await trx
    .insertInto('notificacao')
    .values({ igrejaId, usuarioId, ...notice })
    .execute()
  return true
}

async function queueMail<F extends Facts>(
  mail: MailQueue,
  trx: TenantTrx,
  { kind, igrejaId, to: { email, locale, userId }, facts }: Delivery<F>,
): Promise<boolean> {
  await mail.send(trx, { to: email, locale, igrejaId, userId, message: { ...facts, tipo: kind.codigo } })
  return true
}
