import type { CallName, ErrorCode } from '@atrio/contract'
import sharp from 'sharp'
import { filmKey } from '../files/film-key.ts'
import { quadroFile } from '../play/films/quadros.ts'
import { openEquipe } from './equipe.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import type { Case, World } from './status-cases.ts'
import type { CallOptions } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

const send = (world: World, name: CallName, given: CallOptions = {}) =>
  world.test.call(name, { ...inputFor(name, world.own), token: world.member.token, ...given })

const titled = async ({ test, own }: World, titulo: string): Promise<number> => {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `select id from plano_assinatura_conteudo where titulo = $1 and igreja_id = $2`,
    [titulo, own.igreja],
  )
  return row!.id
}

const watch =
  (titulo: string): Case =>
  async (world) =>
    send(world, 'createSessaoPlay', { params: { id: await titled(world, titulo) } })

/** What the member keeps, or watches, at this moment. */
const ofSessao: Case = async (world, name) => {
  const { body } = await watch('Antes do amanhecer')(world, 'createSessaoPlay')
  return send(world, name, { params: { sessao: (body['aberta'] as { sessao: string }).sessao } })
}
const kept: Case = async (world) =>
  send(world, 'addMinhaListaPlay', {
    query: {
      igreja: world.own.igreja,
      usuario: world.own.userId,
      planoAssinaturaConteudo: await titled(world, 'Antes do amanhecer'),
    },
  })

/** A film of the church, at the staff's site. */
const ofFilme: Case = async (world, name) => {
  const [row] = await asOwner<{ id: string }>(
    world.test.target,
    `insert into filme (igreja_id, nome, tamanho, situacao) values ($1, 'ensaio.mp4', 1, 'pronta') returning id`,
    [world.own.igreja],
  )
  const { equipe } = world
  return send(world, name, { equipe, token: undefined, params: { slug: world.own.slug, id: row!.id } })
}

/** A film with a frame, as if it had been prepared. */
const ofQuadro: Case = async (world, name) => {
  const { equipe, own, test } = world
  const conteudoId = await titled(world, 'Antes do amanhecer')
  const [row] = await asOwner<{ id: string }>(
    test.target,
    `insert into filme (igreja_id, nome, tamanho, situacao, quadros, conteudo_id)
     values ($1, 'ensaio.mp4', 1, 'pronta', 1, $2) returning id`,
    [own.igreja, conteudoId],
  )
  const { id } = row!
  const frame = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()
  const film = { igrejaId: own.igreja, id }
  for (const grande of [true, false])
    await test.deps.storage.put(filmKey(film, quadroFile(1, grande)), frame, 'image/jpeg')
  return send(world, name, { equipe, token: undefined, params: { slug: own.slug, id } })
}

/** Of the staff, and charged with prayer alone. */
const FORBIDDEN: Case = async (world, name) => {
  const { userId } = await logIn(world.test, ROSA)
  return send(world, name, { equipe: await openEquipe(world.test, userId), token: undefined })
}

export const playCases: Partial<Record<CallName, Cases>> = {
  createSessaoPlay: {
    ok: watch('Antes do amanhecer'),
    PLAN_REQUIRED: watch('Como ler os Salmos'),
    async FILM_NOT_READY(world, name) {
      const titulo = 'À sombra da árvore'
      await asOwner(
        world.test.target,
        `update plano_assinatura_conteudo set acesso = 'gratis' where titulo = $1`,
        [titulo],
      )
      return watch(titulo)(world, name)
    },
  },
  listFilmesEquipe: { FORBIDDEN },
  getNumerosPlay: { FORBIDDEN },
  saveFilmeEquipe: { ok: ofFilme, FORBIDDEN },
  deleteFilmeEquipe: { ok: ofFilme, FORBIDDEN },
  listQuadrosFilmeEquipe: { ok: ofQuadro, FORBIDDEN },
  saveCapaFilmeEquipe: { ok: ofQuadro, FORBIDDEN },
  saveLegendaEquipe: { ok: ofFilme, FORBIDDEN },
  saveSinalPlay: { ok: ofSessao },
  endSessaoPlay: { ok: ofSessao },
  addMinhaListaPlay: {
    ok: kept,
    async ACCOUNT_LIMIT(world, name) {
      const { target } = world.test
      await asOwner(
        target,
        `with novo as (insert into plano_assinatura_conteudo (igreja_id, tipo, titulo, data_publicacao)
          select $1, 'video', 'Cheia', current_date from generate_series(1, 500) returning id)
        insert into usuario_plano_assinatura_conteudo (igreja_id, user_id, conteudo_id) select $1, $2, id from novo`,
        [world.own.igreja, world.own.userId],
      )
      const answer = await kept(world, name)
      await asOwner(target, `delete from plano_assinatura_conteudo where titulo = 'Cheia'`)
      return answer
    },
  },
  removeMinhaListaPlay: {
    async ok(world, name) {
      const { body } = await kept(world, name)
      return send(world, name, { params: { id: (body['item'] as { id: number }).id } })
    },
  },
}
