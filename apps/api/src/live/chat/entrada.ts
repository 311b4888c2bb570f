import { createHmac, randomUUID } from 'node:crypto'
import type { PapelSala } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Auth, Context } from '../../http/context.ts'
import { inTenant, requireIgreja } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { demandWork } from '../../http/work.ts'
import { requireViewer } from '../exclusiva.ts'
import { transmissaoOf } from '../sala-of.ts'
import { BILHETE_MS, signBilhete, verifyBilhete, type Bilhete } from './bilhete.ts'
import { isAnfitriao, mayModerate } from './moderador.ts'
import { cleanNome } from './regras.ts'
import { findSala, type SalaRow } from './sala-log.ts'

/** Names that only the church itself may have, in whatever alphabet. */
const RESERVED = [
  'admin',
  'administrador',
  'moderador',
  'moderadora',
  'moderator',
  'pastor',
  'pastora',
  'anfitriao',
  'anfitria',
  'host',
  'atrio',
  'suporte',
  'support',
  'soporte',
  'equipe',
  'staff',
  'equipo',
]

/**
 * Lets somebody into a room: as who is logged in, as a guest by a name, or as a reader. Whoever comes back with a ticket
 * is the same guest as before. @throws AppError NOT_FOUND, CHAT_NAME, CAPTCHA_REQUIRED
 */
export async function enterSala(
  ctx: Context,
  given: { codigo: string; nome?: string | undefined; bilhete?: string | undefined },
) {
  const igreja = requireIgreja(ctx)
  // A hall shares one address: sixty come in a minute, and for more each works a little.
  await demandWork(ctx, [
    { name: 'sala', key: `${igreja.id} ${given.codigo} ${ctx.network}`, free: 60, seconds: 60 },
  ])
  const before = given.bilhete
    ? await verifyBilhete(ctx.deps.secrets, given.bilhete, { evenOld: true })
    : null
  const guest = before?.igrejaId === igreja.id && before.sub.startsWith('c:') ? before : null
  const { salaId, ...pessoa } = await inTenant(ctx, async (trx) => {
    const sala = await findSala(trx, { codigo: given.codigo })
    if (!sala) throw new AppError('NOT_FOUND')
    const who = (await memberOf(trx, ctx)) ?? (await guestOf(trx, { ...given, guest, igreja: igreja.nome }))
    const podeModerar = await mayModerate(trx, { auth: ctx.auth, salaId: sala.id })
    if (!podeModerar) await requireTicket(trx, { codigo: given.codigo, userId: ctx.auth?.userId ?? null })
    await requireAdmitted(trx, { sala, auth: ctx.auth, sub: who.sub })
    if (who.nome !== null) await keepParticipante(trx, { ...who, nome: who.nome, ipHmac: networkHmac(ctx) })
    const papel: PapelSala = podeModerar ? 'anfitriao' : who.papel
    return { salaId: sala.id, sub: who.sub, nome: who.nome, foto: who.foto, papel }
  })
  const expiresAt = new Date(Math.floor((Date.now() + BILHETE_MS) / 1_000) * 1_000)
  const bilhete: Bilhete = { igrejaId: igreja.id, salaId, ...pessoa, expiresAt }
  return {
    bilhete: await signBilhete(ctx.deps.secrets, bilhete),
    expiraEm: expiresAt.toISOString(),
    nome: pessoa.nome,
    papel: pessoa.papel,
    podeModerar: pessoa.papel === 'anfitriao',
  }
}

interface Quem {
  sub: string
  userId: number | null
  nome: string | null
  foto: string | null
  papel: PapelSala
}

/** Null for who is not logged in, and for an account without a profile here, which has no name to go by. */
async function memberOf(trx: TenantTrx, { auth }: Context): Promise<Quem | null> {
  if (!auth || auth.trocarSenha) return null
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', auth.igrejaId)
    .where('userId', '=', auth.userId)
    .select(['nome', 'sobrenome', 'imagemId'])
    .executeTakeFirst()
  if (!usuario) return null
  const nome = shortName(`${usuario.nome} ${usuario.sobrenome ?? ''}`)
  return { sub: `u:${auth.userId}`, userId: auth.userId, nome, foto: usuario.imagemId, papel: 'membro' }
}

/** The first name and the last: what strangers read of a member. */
function shortName(whole: string): string {
  const names = whole.trim().split(/\s+/)
  return [names[0], ...names.slice(1).slice(-1)].join(' ').slice(0, 80)
}

async function guestOf(
  trx: TenantTrx,
  { nome: given, guest, igreja }: { nome?: string | undefined; guest: Bilhete | null; igreja: string },
): Promise<Quem> {
  const sub = guest?.sub ?? `c:${randomUUID()}`
  const wanted = given ?? guest?.nome ?? null
  if (wanted === null) return { sub, userId: null, nome: null, foto: null, papel: 'leitor' }
  const nome = cleanNome(wanted, [...RESERVED, igreja, ...(await hostNames(trx))])
  if (nome === null) throw new AppError('CHAT_NAME')
  return { sub, userId: null, nome, foto: null, papel: 'convidado' }
}

/** Whom a guest's name must not be taken for. */
async function hostNames(trx: TenantTrx): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    select concat_ws(' ', u.nome, u.sobrenome) as nome from usuario u
    where u.igreja_id = current_igreja() and (
      exists (select from user_igreja_role r where r.igreja_id = u.igreja_id and r.user_id = u.user_id)
      or exists (select from equipe_funcao f where f.igreja_id = u.igreja_id and f.user_id = u.user_id)
      or exists (select from sala_moderador m where m.igreja_id = u.igreja_id and m.user_id = u.user_id))
    limit 500`.execute(trx)
  return rows.map(({ nome }) => nome)
}

/** The room of the hosts is theirs, and a private one of who was let in; for others it is not there. */
async function requireAdmitted(
  trx: TenantTrx,
  { sala, auth, sub }: { sala: SalaRow; auth: Auth | null; sub: string },
): Promise<void> {
  if (sala.tipo === 'publica') return
  const isIn =
    sala.tipo === 'anfitrioes'
      ? await isAnfitriao(trx, { auth, sala })
      : await trx
          .selectFrom('salaMembro')
          .where('salaId', '=', sala.id)
          .where('participante', '=', sub)
          .select('salaId')
          .executeTakeFirst()
  if (!isIn) throw new AppError('NOT_FOUND')
}

/** The room of a broadcast that is for ticket holders is theirs (Decision 218). */
async function requireTicket(
  trx: TenantTrx,
  { codigo, userId }: { codigo: string; userId: number | null },
): Promise<void> {
  const transmissaoId = transmissaoOf(codigo)
  if (transmissaoId !== null) await requireViewer(trx, { transmissaoId, userId })
}

async function keepParticipante(
  trx: TenantTrx,
  { sub, userId, nome, ipHmac }: Quem & { nome: string; ipHmac: Buffer },
): Promise<void> {
  await trx
    .insertInto('salaParticipante')
    .values({ id: sub, userId, nome, ipHmac: userId === null ? ipHmac : null })
    .onConflict((oc) =>
      oc.columns(['igrejaId', 'id']).doUpdateSet({
        nome,
        vistoEm: sql<Date>`now()`,
        ...(userId === null && { ipHmac }),
      }),
    )
    .execute()
}

/** Where a guest comes from, in a way that leads nowhere and means nothing tomorrow. */
function networkHmac({ deps, network }: { deps: Pick<Deps, 'secrets'>; network: string }): Buffer {
  const day = new Date().toISOString().slice(0, 10)
  return createHmac('sha256', deps.secrets.key('sala-rede')).update(`${day} ${network}`).digest()
}
