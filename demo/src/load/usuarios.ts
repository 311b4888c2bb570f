import type { DemoCampo } from '../church-description.ts'
import { neighbours } from '../groups/neighbours.ts'
import { demoPeople, type DemoPerson, type DemoPersonName } from '../people.ts'
import { withDays } from './demo-days.ts'
import type { LoadContext } from './igreja.ts'

/** The people's accounts at the church with roles, documents, custom fields and notifications. */
export async function loadUsuarios(context: LoadContext): Promise<void> {
  const usuarios = new Map<DemoPersonName, number>()
  for (const [name, person] of Object.entries(demoPeople) as [DemoPersonName, DemoPerson][]) {
    if (person.churches.includes(context.name)) usuarios.set(name, await loadUsuario(context, person))
  }
  const others = neighbours[context.name] ?? []
  if (others.length > 0) {
    await context.trx
      .insertInto('usuario')
      .values(
        others.map(({ nome, sobrenome, email }) => ({
          userId: context.users.get(email)!,
          nome,
          sobrenome,
          flagAtivo: true,
        })),
      )
      .execute()
  }
  for (const [ordem, campo] of context.description.campos.entries()) {
    await loadCampo(context, campo, ordem, usuarios)
  }
  await loadNotificacoes(context, usuarios)
}

async function loadUsuario(context: LoadContext, person: DemoPerson): Promise<number> {
  const { trx, igrejaId, users } = context
  const userId = users.get(person.email)!
  const atHome = person.churches[0] === context.name
  const { cpf, congregacao, enderecos = [], criancas = [], ...dados } = (atHome && person.dados) || {}
  const { id } = await trx
    .insertInto('usuario')
    .values({
      igrejaId,
      userId,
      nome: person.nome,
      sobrenome: person.sobrenome,
      flagAtivo: person.flagAtivo,
      congregacaoId: congregacao ? await findCongregacao(context, congregacao) : null,
      ...dados,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, endereco] of enderecos.entries()) {
    await trx
      .insertInto('usuarioEndereco')
      .values({ userId, ...endereco, flagPrincipal: index === 0 })
      .execute()
  }
  for (const crianca of criancas) {
    const { id: criancaId } = await trx
      .insertInto('crianca')
      .values(crianca)
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('criancaResponsavel').values({ criancaId, userId }).execute()
  }
  if (cpf) {
    await trx
      .insertInto('usuarioDocumento')
      .values({ igrejaId, usuarioId: id, tipo: 'CPF', numero: cpf })
      .execute()
  }
  if (atHome && person.role) {
    await trx.insertInto('userIgrejaRole').values({ igrejaId, userId, role: person.role }).execute()
  }
  return id
}

async function findCongregacao({ trx }: LoadContext, nome: string): Promise<number> {
  const row = await trx
    .selectFrom('congregacao')
    .where('nome', '=', nome)
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function loadCampo(
  { trx, igrejaId }: LoadContext,
  { valores = {}, opcoes = [], ...campo }: DemoCampo,
  ordem: number,
  usuarios: Map<DemoPersonName, number>,
): Promise<void> {
  const { id } = await trx
    .insertInto('campoPersonalizado')
    .values({ igrejaId, ...campo, opcoes: JSON.stringify(opcoes), ordem })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, valor] of Object.entries(valores) as [DemoPersonName, string][]) {
    const usuarioId = usuarios.get(name)!
    await trx
      .insertInto('campoPersonalizadoValor')
      .values({ igrejaId, campoPersonalizadoId: id, usuarioId, valor })
      .execute()
  }
}

async function loadNotificacoes(
  { trx, igrejaId, church, description, now }: LoadContext,
  usuarios: Map<DemoPersonName, number>,
): Promise<void> {
  const days = { now, zone: description.fusoHorario, idioma: church.idioma }
  for (const { person, evento, hoursAgo, titulo, corpo, ...notificacao } of description.notificacoes) {
    const about = evento
      ? await trx.selectFrom('evento').where('nome', '=', evento).select('id').executeTakeFirstOrThrow()
      : null
    const at = new Date(now.getTime() - hoursAgo * 3_600_000)
    await trx
      .insertInto('notificacao')
      .values({
        igrejaId,
        usuarioId: person ? usuarios.get(person)! : null,
        ...notificacao,
        titulo: withDays(titulo, days),
        corpo: withDays(corpo, days),
        idEntidadeRelacionada: about?.id ?? null,
        dataCadastro: at,
        dataUltimaAlteracao: at,
      })
      .execute()
  }
}
