import { nomeRules, type Crianca, type DadosCrianca } from '@atrio/contract'
import { birthdate, listFieldErrors, required, validateForm } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockUsuario } from '../http/usuario.ts'
import type { Secrets } from '../secrets.ts'
import { loadPlace } from './cadastro.ts'
import { openSaude, sealSaude } from './saude.ts'

/** Whose children: a person's at one church. */
export interface Owner {
  igrejaId: number
  userId: number
  secrets: Secrets
}

const MAX = 20

/** The children that the person is a guardian of, the eldest first. */
export async function listCriancas(trx: TenantTrx, owner: Owner): Promise<Crianca[]> {
  const rows = await selectCriancas(trx, owner).orderBy('dataNascimento').orderBy('crianca.id').execute()
  return rows.map((row) => toCrianca(owner.secrets, row))
}

/** @throws AppError VALIDATION, FORBIDDEN without an account here, ACCOUNT_LIMIT */
export async function createCrianca(
  trx: TenantTrx,
  { dados, ...owner }: Owner & { dados: DadosCrianca },
): Promise<Crianca> {
  await validate(trx, { igrejaId: owner.igrejaId, dados })
  await lockUsuario(trx, owner)
  const { id } = await trx
    .insertInto('crianca')
    .values({ nome: dados.nome.trim(), dataNascimento: dados.dataNascimento })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addResponsavel(trx, { ...owner, id })
  return write(trx, { ...owner, id, dados })
}

/** @throws AppError VALIDATION, NOT_FOUND */
export async function saveCrianca(
  trx: TenantTrx,
  { id, dados, ...owner }: Owner & { id: number; dados: DadosCrianca },
): Promise<Crianca> {
  await validate(trx, { igrejaId: owner.igrejaId, dados })
  await getCrianca(trx, { ...owner, id })
  return write(trx, { ...owner, id, dados })
}

/** @throws AppError NOT_FOUND for a child that is not the person's */
export async function getCrianca(trx: TenantTrx, { id, ...owner }: Owner & { id: number }): Promise<Crianca> {
  const row = await selectCriancas(trx, owner).where('crianca.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toCrianca(owner.secrets, row)
}

/** Makes the person, whose account is locked, a guardian of the child. @throws AppError ACCOUNT_LIMIT */
export async function addResponsavel(
  trx: TenantTrx,
  { id, ...owner }: Owner & { id: number },
): Promise<void> {
  const { count } = await trx
    .selectFrom('criancaResponsavel')
    .where('igrejaId', '=', owner.igrejaId)
    .where('userId', '=', owner.userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX } })
  await trx
    .insertInto('criancaResponsavel')
    .values({ criancaId: id, userId: owner.userId })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'criancaId', 'userId']).doNothing())
    .execute()
}

/** Takes the child from the person; with its last guardian it goes itself. @throws AppError NOT_FOUND */
export async function deleteCrianca(
  trx: TenantTrx,
  { id, igrejaId, userId }: Pick<Owner, 'igrejaId' | 'userId'> & { id: number },
): Promise<void> {
  const gone = await trx
    .deleteFrom('criancaResponsavel')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('criancaId', '=', id)
    .returning('criancaId')
    .executeTakeFirst()
  if (!gone) throw new AppError('NOT_FOUND')
}

async function validate(
  trx: TenantTrx,
  { igrejaId, dados }: { igrejaId: number; dados: DadosCrianca },
): Promise<void> {
  const { today } = await loadPlace(trx, { igrejaId })
  const rules = { nome: [required, ...nomeRules], dataNascimento: [required, birthdate] }
  const campos = listFieldErrors(validateForm(dados, rules, { today }))
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}

async function write(
  trx: TenantTrx,
  { id, dados, ...owner }: Owner & { id: number; dados: DadosCrianca },
): Promise<Crianca> {
  await trx
    .updateTable('crianca')
    .set({
      nome: dados.nome.trim(),
      dataNascimento: dados.dataNascimento,
      saudeEncrypted: sealSaude(owner.secrets, { igrejaId: owner.igrejaId, id }, dados),
    })
    .where('igrejaId', '=', owner.igrejaId)
    .where('id', '=', id)
    .execute()
  return getCrianca(trx, { ...owner, id })
}

/** Through who they are a guardian of: another's child is not there to be found. */
function selectCriancas(trx: TenantTrx, { igrejaId, userId }: Owner) {
  return trx
    .selectFrom('criancaResponsavel as eu')
    .innerJoin('crianca', (join) =>
      join.onRef('crianca.igrejaId', '=', 'eu.igrejaId').onRef('crianca.id', '=', 'eu.criancaId'),
    )
    .where('eu.igrejaId', '=', igrejaId)
    .where('eu.userId', '=', userId)
    .select([
      'crianca.igrejaId',
      'crianca.id',
      'crianca.nome',
      'crianca.dataNascimento',
      'crianca.saudeEncrypted',
    ])
    .select([
      sql<string[]>`array(select trim(u.nome || ' ' || u.sobrenome) from crianca_responsavel r
        join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id
        where r.igreja_id = crianca.igreja_id and r.crianca_id = crianca.id and r.user_id <> ${userId}
        order by 1)`.as('outrosResponsaveis'),
      sql<number>`(select count(*)::int from inscricao i
        join evento e on e.igreja_id = i.igreja_id and e.id = i.evento_id and e.data_fim > now()
        where i.igreja_id = crianca.igreja_id and i.user_id = ${userId} and i.situacao <> 'cancelada'
          and lower(trim(i.participante)) = lower(crianca.nome))`.as('qtdeIngressos'),
    ])
}

type CriancaRow = Awaited<ReturnType<ReturnType<typeof selectCriancas>['execute']>>[number]

function toCrianca(secrets: Secrets, { saudeEncrypted, igrejaId, ...row }: CriancaRow): Crianca {
  return { ...row, ...openSaude(secrets, { igrejaId, id: row.id, saudeEncrypted }) }
}
