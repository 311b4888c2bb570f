import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { peopleOf } from '../groups/load-celulas.ts'
import { neighbours } from '../groups/neighbours.ts'
import { drawScene } from '../pictures/scenes.ts'
import type { LoadContext } from '../load/igreja.ts'
import { caminoMural } from './camino.ts'
import type { DemoMural, DemoOracao } from './demo-oracao.ts'
import { esperancaMural } from './esperanca.ts'
import { harborMural } from './harbor.ts'

const murais: Readonly<Record<string, DemoMural>> = {
  esperanca: esperancaMural,
  harbor: harborMural,
  camino: caminoMural,
}

/** The prayer wall of a church with what is below its requests, and what is sealed where there is a key to seal it. */
export async function loadOracoes(context: LoadContext): Promise<void> {
  const { trx, igrejaId, church } = context
  const mural = murais[church.codigo]
  if (!mural) return
  await sql`update igreja set flag_oracao_aprovacao = ${mural.aprovacao} where id = ${igrejaId}`.execute(trx)
  const motivos = await trx
    .insertInto('oracaoMotivo')
    .values(mural.motivos.map((nome, ordem) => ({ nome, ordem })))
    .returning(['id', 'nome'])
    .execute()
  const find = peopleOf(context)
  await trx
    .insertInto('equipeFuncao')
    .values(mural.equipe.map((name) => ({ userId: find(name), funcao: 'oracao' })))
    .execute()
  // Their numbers go up with time, as they do where people ask.
  for (const oracao of mural.oracoes.toSorted((a, b) => b.horas - a.horas)) {
    if (oracao.reservada && !context.keeper) continue
    const motivoId = motivos.find(({ nome }) => nome === oracao.motivo)?.id ?? null
    await loadOracao(context, { oracao, motivoId, find })
  }
}

type Find = (called: string) => number

async function loadOracao(
  context: LoadContext,
  { oracao, motivoId, find }: { oracao: DemoOracao; motivoId: number | null; find: Find },
): Promise<void> {
  const { trx, igrejaId } = context
  const ago = agoOf(context)
  const uuid = randomUUID()
  const userId = find(oracao.pessoa)
  const { id } = await trx
    .insertInto('oracao')
    .values({
      uuid,
      motivoId,
      userId,
      imagemId: await savePicture(context, { userId, scene: oracao.picture }),
      nome: oracao.nome ?? null,
      ...(oracao.reservada
        ? { mensagemEncrypted: context.keeper!.seal('oracao', { igrejaId, uuid }, oracao.mensagem) }
        : { mensagem: oracao.mensagem }),
      flagPublicarMural: !oracao.reservada,
      flagReceberLigacao: oracao.ligacao ?? false,
      flagReceberVisita: oracao.visita ?? false,
      situacao: oracao.situacao ?? 'aprovada',
      dataLeitura: oracao.lida === undefined ? null : ago(oracao.lida),
      dataLigacao: oracao.ligado === undefined ? null : ago(oracao.ligado),
      respondidaEm: oracao.respondida ? ago(oracao.respondida.horas) : null,
      dataCadastro: ago(oracao.horas),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await loadMensagens(context, { oracaoId: id, oracao, find })
  await loadOradas(context, { oracaoId: id, oracao, find })
  if (oracao.denuncia) {
    const { pessoa, motivo, horas } = oracao.denuncia
    await trx
      .insertInto('oracaoDenuncia')
      .values({ oracaoId: id, userId: find(pessoa), motivo, dataCadastro: ago(horas) })
      .execute()
  }
}

async function savePicture(
  { trx, igrejaId, church, keeper }: LoadContext,
  { userId, scene }: { userId: number; scene: DemoOracao['picture'] },
): Promise<string | null> {
  if (!scene || !keeper) return null
  const svg = drawScene(scene, { colour: church.corApp ?? '#5d6470', seed: `${church.codigo}/${scene}` })
  return keeper.savePicture(trx, { igrejaId, userId, finalidade: 'oracao', svg })
}

async function loadMensagens(
  context: LoadContext,
  { oracaoId, oracao, find }: { oracaoId: number; oracao: DemoOracao; find: Find },
): Promise<void> {
  const { mensagens = [], atualizacoes = [], respondida, resposta } = oracao
  const all = [
    ...mensagens.map((one) => ({ ...one, tipo: 'mensagem' })),
    ...atualizacoes.map((one) => ({ ...one, pessoa: oracao.pessoa, tipo: 'atualizacao' })),
    ...(respondida?.testemunho
      ? [
          {
            pessoa: oracao.pessoa,
            mensagem: respondida.testemunho,
            horas: respondida.horas,
            tipo: 'testemunho',
          },
        ]
      : []),
    ...(resposta ? [{ ...resposta, tipo: 'resposta' }] : []),
  ].toSorted((a, b) => b.horas - a.horas)
  if (all.length === 0) return
  const { trx, igrejaId, keeper } = context
  const rows = all.map(({ pessoa, mensagem, horas, tipo, ...rest }) => {
    const waits = 'espera' in rest && rest.espera
    const uuid = randomUUID()
    const sealed = tipo === 'resposta' || oracao.reservada
    return {
      uuid,
      oracaoId,
      tipo,
      situacao: waits ? 'aguardando' : 'aprovada',
      userId: find(pessoa),
      mensagem: sealed ? null : mensagem,
      mensagemEncrypted: sealed ? keeper!.seal('oracaoMensagem', { igrejaId, uuid }, mensagem) : null,
      dataCadastro: agoOf(context)(horas),
    }
  })
  await trx.insertInto('oracaoMensagem').values(rows).execute()
}

async function loadOradas(
  context: LoadContext,
  { oracaoId, oracao, find }: { oracaoId: number; oracao: DemoOracao; find: Find },
): Promise<void> {
  const author = find(oracao.pessoa)
  const people = neighboursOf(context).filter((userId) => userId !== author)
  const rows = people.slice(0, oracao.oraram ?? 0).map((userId) => ({
    oracaoId,
    userId,
    dataCadastro: agoOf(context)(oracao.horas / 2),
  }))
  if (rows.length > 0) await context.trx.insertInto('oracaoOrada').values(rows).execute()
}

function neighboursOf({ name, users }: LoadContext): number[] {
  return (neighbours[name] ?? []).flatMap(({ email }) => users.get(email) ?? [])
}

const agoOf =
  ({ now }: LoadContext) =>
  (hours: number) =>
    new Date(now.getTime() - hours * 3_600_000)
