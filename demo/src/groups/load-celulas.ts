import { demoPeople, type DemoPerson } from '../people.ts'
import type { LoadContext } from '../load/igreja.ts'
import { pictureColumns, written } from '../reading/written.ts'
import { demoCelulas, demoCuidado } from './celulas.ts'
import type { DemoCelula } from './demo-celula.ts'
import { neighbours } from './neighbours.ts'

/** The groups of a church with who is in them, who leads them and who asks to take part. */
export async function loadCelulas(context: LoadContext): Promise<void> {
  const celulas = demoCelulas[context.church.codigo] ?? []
  if (celulas.length === 0) return
  const ids = await insertCelulas(context, celulas)
  const find = peopleOf(context)
  const { trx, now } = context
  const cuidado = demoCuidado[context.church.codigo]
  if (cuidado)
    await trx
      .insertInto('equipeFuncao')
      .values({ userId: find(cuidado), funcao: 'grupos' })
      .execute()
  await trx
    .insertInto('celulaMembro')
    .values(
      celulas.flatMap(({ lideres, membros }, index) =>
        [...lideres, ...membros].map((name, place) => ({
          celulaId: ids[index]!,
          userId: find(name),
          papel: place < lideres.length ? 'lider' : 'membro',
          dataEntrada: new Date(now.getTime() - (400 - place * 37) * 86_400_000).toISOString().slice(0, 10),
        })),
      ),
    )
    .execute()
  const pedidos = celulas.flatMap(({ pedidos = [] }, index) =>
    pedidos.map(({ pessoa, horas, vista, ...pedido }) => {
      const asked = now.getTime() - horas * 3_600_000
      return {
        ...pedido,
        celulaId: ids[index]!,
        userId: find(pessoa),
        situacao: vista ? 'vista' : 'enviada',
        dataCadastro: new Date(asked),
        dataVista: vista ? new Date(asked + 3_600_000) : null,
      }
    }),
  )
  await trx.insertInto('celulaSolicitacao').values(pedidos).execute()
}

async function insertCelulas(context: LoadContext, celulas: DemoCelula[]): Promise<number[]> {
  const rows = celulas.map((celula, index) => {
    const { quando, flags = [], lugar, fechada, naoListada, picture, descricao, ...rest } = celula
    const { lideres: _lideres, membros: _membros, pedidos: _pedidos, reunioes: _reunioes, ...dados } = rest
    return {
      ...dados,
      ...pictureColumns(context, ['celula', index], picture),
      descricao: written(descricao),
      diaSemana: quando?.[0] ?? null,
      hora: quando?.[1] ?? null,
      flagOnline: flags.includes('online'),
      flagCriancas: flags.includes('criancas'),
      flagAcessivel: flags.includes('acessivel'),
      latitude: lugar?.[0] ?? null,
      longitude: lugar?.[1] ?? null,
      flagAberta: !fechada,
      flagListada: !naoListada,
    }
  })
  const made = await context.trx.insertInto('celula').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

/** The account of somebody of the church by the name that they are called by. */
export function peopleOf({ name, users }: LoadContext): (called: string) => number {
  const known = [
    ...Object.values<DemoPerson>(demoPeople).filter(({ churches }) => churches.includes(name)),
    ...(neighbours[name] ?? []),
  ]
  const ids = new Map(known.map(({ nome, sobrenome, email }) => [`${nome} ${sobrenome}`, users.get(email)]))
  return (called) => {
    const id = ids.get(called)
    if (id === undefined) throw new Error(`Nobody at this church is called ${called}`)
    return id
  }
}
