import type { Answered } from '../../adapters/names/names.ts'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { enderecoMudou } from '../host-kind.ts'
import { tellAdmins } from '../../tell-admins.ts'
import { recordsOf, type Achado, type Achados } from './enderecos.ts'
import { isLocal, refuseHost } from './host-name.ts'

interface Asked {
  host: string
  codigo: string
  plataforma: string
}

/** Asks the directory, outside of any transaction: it may take seconds. */
export async function lookUp({ env, names }: Pick<Deps, 'env' | 'names'>, asked: Asked): Promise<Achados> {
  if (isLocal(env, asked.host)) return { CNAME: { achado: 'certo', encontrado: null } }
  const found = await Promise.all(
    recordsOf(asked).map(async ({ tipo, nome, valor }) => {
      const answered = await (tipo === 'CNAME' ? names.cname : names.txt)(nome)
      return [tipo, judge(answered, valor)] as const
    }),
  )
  return Object.fromEntries(found)
}

function judge(answered: Answered, wanted: string): Achado {
  if (answered === 'unknown') return { achado: 'desconhecido', encontrado: null }
  if (answered === 'absent') return { achado: 'ausente', encontrado: null }
  const values = answered.values.map((value) => value.trim().toLowerCase().replace(/\.$/, ''))
  if (values.includes(wanted)) return { achado: 'certo', encontrado: null }
  return { achado: 'outro', encontrado: values.join(', ').slice(0, 200) || null }
}

/**
 * Notes what was found. Who can write a name's records has it: one that says so of this church is taken in, unless another
 * church has it. @throws AppError NOT_FOUND, VALIDATION
 */
export async function noteLook(
  deps: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  given: { igrejaId: number; userId: number; host: string; achados: Achados },
): Promise<void> {
  const { igrejaId, userId, host, achados } = given
  const asked = await sql`
    update igreja_endereco set conferido_em = now(), achados = ${JSON.stringify(achados)}::jsonb
    where igreja_id = ${igrejaId} and host = ${host} returning host`.execute(trx)
  const has = await trx
    .selectFrom('igrejaDominio')
    .where('host', '=', host)
    .select('igrejaId')
    .executeTakeFirst()
  if (asked.rows.length === 0 && has?.igrejaId !== igrejaId) throw new AppError('NOT_FOUND')
  if (asked.rows.length === 0) {
    // One that an operator had given to the church before it could ask for names.
    await sql`insert into igreja_endereco (igreja_id, host, conferido_em, achados)
      values (${igrejaId}, ${host}, now(), ${JSON.stringify(achados)}::jsonb)`.execute(trx)
  }
  if (has?.igrejaId === igrejaId) return
  if (!Object.values(achados).some(({ achado }) => achado === 'certo')) return
  const taken = await trx
    .insertInto('igrejaDominio')
    .values({ host, igrejaId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .executeTakeFirst()
  if (!taken) throw refuseHost('unique')
  await tellAdmins(deps, trx, {
    igrejaId,
    userId,
    kind: enderecoMudou,
    acao: 'enderecoAtivo',
    dados: { host },
    facts: (quem) => ({ url: '/admin', quem, host, mudanca: 'ativo' }),
  })
}
