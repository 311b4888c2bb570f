import type { CallResult, playCalls, SessaoPlay } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { findAcesso, isOpen } from './acesso.ts'
import { shownConteudos } from './conteudo-rows.ts'
import { FOLHA } from './films/quadros.ts'
import { playAddress } from './play-address.ts'
import { filmFile } from '../files/film-key.ts'
import { findProgresso } from './progresso.ts'
import { openSessao, type Aparelho } from './sessoes.ts'

type Asked = Aparelho & { igrejaId: number; userId: number; id: number }
type Result = CallResult<typeof playCalls.createSessaoPlay>

/**
 * Lets a person watch a film on one of their screens.
 * @throws AppError NOT_FOUND, PLAN_REQUIRED, FILM_NOT_READY
 */
export async function watch(deps: Pick<Deps, 'secrets'>, trx: TenantTrx, asked: Asked): Promise<Result> {
  const { igrejaId, userId, id } = asked
  const acesso = await findAcesso(trx, { userId })
  const film = await shownConteudos(trx, acesso)
    .where('planoAssinaturaConteudo.id', '=', id)
    .where('tipo', '=', 'video')
    .select(['acesso', 'planoIds', 'source', 'codigo', 'url'])
    .executeTakeFirst()
  if (!film) throw new AppError('NOT_FOUND')
  if (!isOpen(film, acesso)) throw await planRequired(trx, film)
  const sent = film.source === 'arquivo' ? await findSent(trx, { conteudoId: id }) : null
  if (film.source === 'arquivo' && !sent) throw new AppError('FILM_NOT_READY')
  const opened = await openSessao(trx, { ...asked, conteudoId: id, telas: acesso.telas })
  if ('cheia' in opened) return { cheia: { limite: acesso.telas, telas: opened.cheia } }
  const { sessao } = opened
  const progresso = await findProgresso(trx, { userId, conteudoId: id })
  const playing = sent ? ofFile(deps, { igrejaId, sessao, ...sent }) : ofOthers(film)
  return { aberta: { sessao, progresso, ...playing } }
}

type Playing = Pick<SessaoPlay, 'source' | 'codigo' | 'url' | 'legendas' | 'folhas'>

function ofOthers({
  source,
  codigo,
  url,
}: {
  source: string
  codigo: string | null
  url: string | null
}): Playing {
  return {
    source: source as Playing['source'],
    codigo,
    url: codigo === null ? url : null,
    legendas: [],
    folhas: null,
  }
}

interface Sent {
  filme: string
  situacao: string
  duracao: number | null
  folhas: number
  legendas: { idioma: string; nome: string }[]
}

function ofFile(
  { secrets }: Pick<Deps, 'secrets'>,
  { situacao, legendas, folhas, ...passe }: Sent & { igrejaId: number; sessao: string },
): Playing {
  const address = (file: string) => playAddress(secrets, passe, file)
  const isPrepared = situacao === 'pronta'
  return {
    source: isPrepared ? 'hls' : 'mp4',
    codigo: null,
    url: address(isPrepared ? filmFile.pronta : filmFile.original),
    folhas: folhas > 0 ? { quantas: folhas, ...FOLHA } : null,
    legendas: legendas.map(({ idioma, nome }) => ({ idioma, nome, url: address(filmFile.legenda(idioma)) })),
  }
}

/** The newest film of a title that can be watched. */
async function findSent(trx: TenantTrx, { conteudoId }: { conteudoId: number }): Promise<Sent | undefined> {
  const row = await trx
    .selectFrom('filme')
    .where('conteudoId', '=', conteudoId)
    .where('situacao', 'in', ['pronta', 'original'])
    .select(['id as filme', 'situacao', 'duracao', 'folhas', 'legendas'])
    .orderBy('dataCadastro', 'desc')
    .executeTakeFirst()
  return row && { ...row, legendas: row.legendas as unknown as Sent['legendas'] }
}

/** Names a plan that opens it, the church's first. */
async function planRequired(trx: TenantTrx, { planoIds }: { planoIds: number[] }): Promise<AppError> {
  const { rows } = await sql<{ nome: string }>`select nome from plano_assinatura where arquivado_em is null
    and (${planoIds}::int[] = '{}' or id = any(${planoIds}::int[])) order by ordem, id limit 1`.execute(trx)
  return new AppError('PLAN_REQUIRED', rows[0] ? { detalhes: { plano: rows[0].nome } } : {})
}
