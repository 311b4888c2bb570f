import { randomUUID } from 'node:crypto'
import {
  liveAnfitrioesStaffCalls,
  liveChatStaffCalls,
  liveEngineStaffCalls,
  liveStaffCalls,
  type CallName,
  type ErrorCode,
} from '@atrio/contract'
import { openEquipe } from './equipe.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import type { Case, World } from './status-cases.ts'

type Cases = Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>>

/** Who cares for prayer alone has nothing to do with what is on air. */
const FORBIDDEN: Case = async (world, name) => {
  const { userId } = await logIn(world.test, ROSA)
  return world.test.call(name, {
    ...inputFor(name, world.own),
    equipe: await openEquipe(world.test, userId),
  })
}

/** Of a poll that was just made for a broadcast of the demo world. */
const ofPoll: Case = async (world, name) => {
  const [poll] = await asOwner<{ id: number; transmissao: number }>(
    world.test.target,
    `insert into transmissao_momento (igreja_id, transmissao_id, tipo, texto, opcoes, enviado_em)
      select igreja_id, max(id), 'enquete', 'De onde?', '["Casa", "Rua"]', now() from transmissao where igreja_id = $1 group by 1
      returning id, transmissao_id as transmissao`,
    [world.own.igreja],
  )
  return world.test.call(name, {
    ...inputFor(name, world.own),
    params: { slug: world.own.slug, id: poll!.transmissao, idMomento: poll!.id },
    equipe: world.equipe,
  })
}

/** With somebody whose hand was just taken. */
const inConversa: Case = async (world, name) => {
  const { id } = await raised(world, 'conversa')
  const params = { slug: world.own.slug, id }
  await world.test.call('assumirAtendimento', { params, body: {}, equipe: world.equipe })
  return world.test.call(name, { ...inputFor(name, world.own), params, equipe: world.equipe })
}

/** About a row that was just made. */
function ofRow(statement: string): Case {
  return async ({ test, own, equipe }, name) => {
    const [row] = await asOwner<{ id: number }>(test.target, statement, [own.igreja])
    return test.call(name, { ...inputFor(name, own, row!.id), equipe })
  }
}

async function raised({ test, own }: World, tipo = 'oracao'): Promise<{ id: number; codigo: string }> {
  const [row] = await asOwner<{ id: number; codigo: string }>(
    test.target,
    `insert into atendimento (igreja_id, transmissao_id, tipo, chave)
      select igreja_id, max(id), $3, $2 from transmissao where igreja_id = $1 group by 1 returning id, codigo`,
    [own.igreja, randomUUID(), tipo],
  )
  return row!
}

export const liveCases: Cases = {
  ...Object.fromEntries(
    Object.keys({
      ...liveStaffCalls,
      ...liveEngineStaffCalls,
      ...liveChatStaffCalls,
      ...liveAnfitrioesStaffCalls,
    }).map((name) => [name, { FORBIDDEN }]),
  ),
  conferirLinkTransmissao: { FORBIDDEN },
  getLegendaTransmissao: {
    ok: ofRow(`insert into transmissao (igreja_id, titulo, inicio, fim_previsto, comando, fonte, url, legendas)
      select id, 'Com legendas', now(), now() + interval '1 hour', 'no_ar', 'hls', 'https://live.example/a.m3u8',
        jsonb_build_array(jsonb_build_object('idioma', 'pt-BR', 'nome', 'Português', 'url', '/media/' || id || '/a.vtt'))
      from igreja where id = $1 returning id`),
  },
  votarMomento: { ok: ofPoll },
  enviarMomento: { ok: ofPoll, FORBIDDEN },
  deleteMomento: { ok: ofPoll, FORBIDDEN },
  getAtendimento: {
    ok: async (world, name) =>
      world.test.call(name, { params: { slug: world.own.slug, codigo: (await raised(world)).codigo } }),
  },
  assumirAtendimento: {
    ok: async (world, name) =>
      world.test.call(name, {
        ...inputFor(name, world.own),
        params: { slug: world.own.slug, id: (await raised(world)).id },
        equipe: world.equipe,
      }),
    FORBIDDEN,
  },
  saveAtendimento: {
    async ok(world, name) {
      const { id } = await raised(world)
      const params = { slug: world.own.slug, id }
      await world.test.call('assumirAtendimento', { params, body: {}, equipe: world.equipe })
      return world.test.call(name, { ...inputFor(name, world.own), params, equipe: world.equipe })
    },
    FORBIDDEN,
  },
  getConversaAtendimento: { ok: inConversa, FORBIDDEN },
  createMensagemAtendimento: { ok: inConversa, FORBIDDEN },
  deletePalavraSala: {
    ok: ofRow(
      `insert into sala_palavra (igreja_id, palavra, acao) values ($1, 'jiló', 'recusar') returning id`,
    ),
    FORBIDDEN,
  },
  createModeradorSala: {
    EMAIL_NOT_FOUND: async (world, name) =>
      world.test.call(name, {
        ...inputFor(name, world.own),
        body: { email: 'ninguem@atrio.example', sala: null },
        equipe: world.equipe,
      }),
    FORBIDDEN,
  },
  desfazerRemocaoEquipe: {
    async ok(world, name) {
      const given = inputFor('moderarSalaEquipe', world.own)
      const body = { acao: 'remover', seq: 2 }
      const removed = await world.test.call('moderarSalaEquipe', { ...given, body, equipe: world.equipe })
      const params = { ...given.params, id: removed.body['idRemocao'] as number }
      return world.test.call(name, { params, equipe: world.equipe })
    },
    FORBIDDEN,
  },
  createSalaEquipe: {
    ok: async (world, name) =>
      world.test.call(name, {
        ...inputFor(name, world.own),
        body: { codigo: `sala-${randomUUID()}`, titulo: 'Avisos' },
        equipe: world.equipe,
      }),
    FORBIDDEN,
  },
  createAnfitriao: {
    EMAIL_NOT_FOUND: async (world, name) =>
      world.test.call(name, {
        ...inputFor(name, world.own),
        body: { email: 'ninguem@atrio.example' },
        equipe: world.equipe,
      }),
    FORBIDDEN,
  },
  deleteAnfitriao: {
    async ok({ test, own, equipe }, name) {
      const [row] = await asOwner<{ id: number; user: number }>(
        test.target,
        `with t as (select max(id) as id from transmissao where igreja_id = $1),
          s as (select s.id from sala s, t where s.igreja_id = $1 and s.codigo = 'anfitrioes-' || t.id),
          u as (select max(user_id) as id from usuario where igreja_id = $1),
          m as (insert into sala_membro (igreja_id, sala_id, participante) select $1, s.id, 'u:' || u.id from s, u
            on conflict do nothing)
        select t.id, u.id as "user" from t, u`,
        [own.igreja],
      )
      return test.call(name, { params: { slug: own.slug, id: row!.id, idUsuario: row!.user }, equipe })
    },
    FORBIDDEN,
  },
  deleteModeradorSala: {
    ok: ofRow(`insert into sala_moderador (igreja_id, user_id)
      select igreja_id, max(user_id) from usuario where igreja_id = $1 group by 1 returning id`),
    FORBIDDEN,
  },
}
