import type { CampoUniao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { isStaff } from '../equipe-pessoa.ts'
import { moved, type MovedTable } from './what-moves.ts'

/** By the name of a choice, the columns that go together. */
const columnsOf: Record<CampoUniao, readonly string[]> = {
  nome: ['nome', 'sobrenome'],
  telefone: ['telefone'],
  dataNascimento: ['data_nascimento'],
  sexo: ['sexo'],
  estadoCivil: ['estado_civil'],
  dataCasamento: ['data_casamento'],
  ocupacao: ['ocupacao'],
  congregacao: ['congregacao_id'],
}

interface Given {
  igrejaId: number
  /** Who does it. */
  userId: number
  fica: number
  sai: number
  campos: readonly CampoUniao[]
  versaoFica: number
  versaoSai: number
}

/**
 * Gives all that hangs on one to the other, in the transaction that closes the account. What the one who stays does not
 * know is filled in from the other; what differs is as it was chosen.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT, MERGE_REFUSED
 */
export async function unirUsuarios(trx: TenantTrx, given: Given): Promise<number> {
  const { igrejaId, userId, fica, sai, campos } = given
  if (fica === sai) throw new AppError('NOT_FOUND')
  const two = await lockBoth(trx, given)
  const [keeps, leaves] = [two.get(fica), two.get(sai)]
  if (!keeps || !leaves) throw new AppError('NOT_FOUND')
  if (keeps.versao !== given.versaoFica || leaves.versao !== given.versaoSai)
    throw new AppError('VERSION_CONFLICT')
  if (leaves.isStaff) throw refuse('equipe')
  if (keeps.isLeaving || leaves.isLeaving) throw refuse('exclusao')
  if (leaves.isCharged) throw refuse('cobranca')

  const movidos: Partial<Record<MovedTable, unknown[]>> = {}
  for (const [tabela, coluna] of Object.entries(moved) as [MovedTable, 'user_id' | 'usuario_id'][]) {
    const [de, para] = coluna === 'user_id' ? [leaves.userId, keeps.userId] : [sai, fica]
    const { rows } = await sql<{ keys: unknown[] }>`
      select move_rows(${tabela}::regclass, ${coluna}, ${igrejaId}, ${de}, ${para}) as keys`.execute(trx)
    if (rows[0]!.keys.length > 0) movidos[tabela] = rows[0]!.keys
  }
  const quantidade = Object.values(movidos).reduce((sum, keys) => sum + keys.length, 0)
  const antes = await takeOver(trx, { igrejaId, fica, sai, campos })
  await sql`update usuario set flag_ativo = false where igreja_id = ${igrejaId} and id = ${sai}`.execute(trx)
  await sql`update session set revoked_at = now()
    where igreja_id = ${igrejaId} and user_id = ${leaves.userId} and revoked_at is null`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    insert into usuario_uniao (igreja_id, fica_id, sai_id, user_id, antes, sai_ativo, movidos, quantidade,
      versao_fica, versao_sai)
    select ${igrejaId}, ${fica}, ${sai}, ${userId}, ${JSON.stringify(antes)}::jsonb, ${leaves.flagAtivo},
      ${JSON.stringify(movidos)}::jsonb, ${quantidade},
      (select versao from usuario where igreja_id = ${igrejaId} and id = ${fica}),
      (select versao from usuario where igreja_id = ${igrejaId} and id = ${sai}) returning id`.execute(trx)
  const { id } = rows[0]!
  audit(trx, [
    {
      igrejaId,
      ator: `user:${userId}`,
      acao: 'usuariosUnidos',
      alvo: `usuario:${fica}`,
      dados: { sai, uniao: id, quantidade },
    },
  ])
  return id
}

/** @throws AppError NOT_FOUND, MERGE_REFUSED where something has changed since */
export async function desfazerUniao(
  trx: TenantTrx,
  { igrejaId, userId, id }: { igrejaId: number; userId: number; id: number },
): Promise<void> {
  const { rows } = await sql<{
    fica: number
    sai: number
    desfeita: boolean
    antes: Record<string, unknown>
    saiAtivo: boolean
    movidos: Partial<Record<MovedTable, unknown[]>>
    versaoFica: number
    versaoSai: number
  }>`select fica_id as fica, sai_id as sai, desfeita_em is not null as desfeita, antes, sai_ativo as "saiAtivo",
      movidos, versao_fica as "versaoFica", versao_sai as "versaoSai"
    from usuario_uniao where igreja_id = ${igrejaId} and id = ${id} for update`.execute(trx)
  const uniao = rows[0]
  if (!uniao || uniao.desfeita) throw new AppError('NOT_FOUND')
  const { fica, sai } = uniao
  const two = await lockBoth(trx, { igrejaId, fica, sai })
  const [keeps, leaves] = [two.get(fica)!, two.get(sai)!]
  if (keeps.versao !== uniao.versaoFica || leaves.versao !== uniao.versaoSai) throw refuse('mudou')
  for (const [tabela, keys] of Object.entries(uniao.movidos) as [MovedTable, unknown[]][]) {
    const coluna = moved[tabela]
    const [de, para] = coluna === 'user_id' ? [keeps.userId, leaves.userId] : [fica, sai]
    const back = await sql<{ isBack: boolean }>`
      select move_back(${tabela}::regclass, ${coluna}, ${igrejaId}, ${de}, ${para},
        ${JSON.stringify(keys)}::jsonb) as "isBack"`.execute(trx)
    if (!back.rows[0]!.isBack) throw refuse('mudou')
  }
  const columns = Object.keys(uniao.antes)
  if (columns.length > 0) {
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = b.${sql.ref(column)}`))
    await sql`update usuario u set ${set} from jsonb_populate_record(null::usuario, ${JSON.stringify(uniao.antes)}::jsonb) b
      where u.igreja_id = ${igrejaId} and u.id = ${fica}`.execute(trx)
  }
  await sql`update usuario set flag_ativo = ${uniao.saiAtivo} where igreja_id = ${igrejaId} and id = ${sai}`.execute(
    trx,
  )
  await sql`update usuario_uniao set desfeita_em = now() where igreja_id = ${igrejaId} and id = ${id}`.execute(
    trx,
  )
  audit(trx, [
    {
      igrejaId,
      ator: `user:${userId}`,
      acao: 'uniaoDesfeita',
      alvo: `usuario:${fica}`,
      dados: { sai, uniao: id },
    },
  ])
}

/** Both people, in one order for whoever merges them. */
async function lockBoth(trx: TenantTrx, { igrejaId, fica, sai }: Pick<Given, 'igrejaId' | 'fica' | 'sai'>) {
  const { rows } = await sql<{
    id: number
    userId: number
    versao: number
    flagAtivo: boolean
    isStaff: boolean
    isLeaving: boolean
    isCharged: boolean
  }>`select usuario.id, usuario.user_id as "userId", usuario.versao, usuario.flag_ativo as "flagAtivo",
      ${isStaff} as "isStaff",
      exists (select from pedido_exclusao x where x.igreja_id = usuario.igreja_id and x.user_id = usuario.user_id)
        as "isLeaving",
      exists (select from recorrencia r where r.igreja_id = usuario.igreja_id and r.user_id = usuario.user_id
          and r.usuario_cartao_id is not null and r.situacao <> 'cancelada')
        or exists (select from usuario_plano_assinatura s where s.igreja_id = usuario.igreja_id
          and s.user_id = usuario.user_id and s.situacao in ('pendente', 'teste', 'ativa', 'em_atraso', 'suspensa')) as "isCharged"
    from usuario where usuario.igreja_id = ${igrejaId} and usuario.id = any(${[fica, sai]}::int[])
    order by usuario.id for update of usuario`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** @returns what was written over, as it was */
async function takeOver(
  trx: TenantTrx,
  { igrejaId, fica, sai, campos }: Pick<Given, 'igrejaId' | 'fica' | 'sai' | 'campos'>,
): Promise<Record<string, unknown>> {
  const chosen = new Set(campos)
  const { rows } = await sql<{ keeps: Record<string, unknown>; leaves: Record<string, unknown> }>`
    select to_jsonb(k) as keeps, to_jsonb(l) as leaves from usuario k, usuario l
    where k.igreja_id = ${igrejaId} and k.id = ${fica} and l.igreja_id = ${igrejaId} and l.id = ${sai}`.execute(
    trx,
  )
  const { keeps, leaves } = rows[0]!
  const taken = (Object.keys(columnsOf) as CampoUniao[]).flatMap((campo) => {
    const columns = columnsOf[campo]
    const isMissing = campo !== 'nome' && columns.every((column) => keeps[column] === null)
    const isKnown = columns.some((column) => leaves[column] !== null)
    return isKnown && (chosen.has(campo) || isMissing) ? columns : []
  })
  if (taken.length === 0) return {}
  const set = sql.join(taken.map((column) => sql`${sql.ref(column)} = l.${sql.ref(column)}`))
  await sql`update usuario k set ${set} from usuario l
    where k.igreja_id = ${igrejaId} and k.id = ${fica} and l.igreja_id = ${igrejaId} and l.id = ${sai}`.execute(
    trx,
  )
  return Object.fromEntries(taken.map((column) => [column, keeps[column]]))
}

const refuse = (motivo: string) => new AppError('MERGE_REFUSED', { detalhes: { motivo } })
