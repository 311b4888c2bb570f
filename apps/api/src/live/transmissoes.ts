import type {
  CallResult,
  FilmeTransmissao,
  liveCalls,
  Transmissao,
  TransmissaoListada,
} from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'
import { countHands } from './atendimentos.ts'
import { mayWatch, type Viewer } from './exclusiva.ts'
import { isReadAlong, type Captions } from './legendas.ts'
import { listMomentos } from './momentos.ts'
import { salaOf } from './sala-of.ts'
import { listedColumns, staysWatchable, toListada, transmissoesWithSigns } from './transmissao-rows.ts'

/** A page lists them all; two weeks of a church hold fewer. */
const AT_MOST = 60

/** What is on air or to come, and the last that can be watched again. */
export async function listTransmissoes(
  trx: TenantTrx,
  { evento }: { evento?: number | undefined },
): Promise<CallResult<(typeof liveCalls)['listTransmissoes']>> {
  if (evento !== undefined) return { transmissoes: await listOfEvento(trx, evento), ultima: null }
  const rows = await transmissoesWithSigns(trx)
    .where('transmissao.comando', '<>', 'encerrada')
    .where('transmissao.fimPrevisto', '>', sql<Date>`now() - interval '6 hours'`)
    .select(listedColumns)
    .orderBy('transmissao.inicio')
    .orderBy('transmissao.id')
    .limit(AT_MOST)
    .execute()
  const ultima = await transmissoesWithSigns(trx)
    .where('transmissao.flagCancelada', '=', false)
    .where('transmissao.flagExclusiva', '=', false)
    .where(sql<boolean>`(transmissao.comando = 'encerrada'
      or transmissao.fim_previsto < now() - case comando when 'no_ar' then interval '6 hours' else interval '0' end)`)
    .where(sql<boolean>`(video.video_id is not null or transmissao.fonte <> 'hls')`)
    .select(listedColumns)
    .orderBy('transmissao.inicio', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { transmissoes: rows.map(toListada), ultima: ultima ? toListada(ultima) : null }
}

async function listOfEvento(trx: TenantTrx, evento: number): Promise<TransmissaoListada[]> {
  const rows = await transmissoesWithSigns(trx)
    .where('evento.id', '=', evento)
    .select(listedColumns)
    .orderBy('transmissao.inicio')
    .orderBy('transmissao.id')
    .limit(AT_MOST)
    .execute()
  return rows.map(toListada)
}

/** Whoever has no ticket where one is needed sees that there is a broadcast, and when. @throws AppError NOT_FOUND. */
export async function findTransmissao(
  trx: TenantTrx,
  { id, userId }: Viewer & { id: number },
): Promise<Transmissao> {
  const transmissao = await findWhole(trx, { id })
  if (await mayWatch(trx, { transmissaoId: id, userId })) return transmissao
  return {
    ...transmissao,
    flagPodeVer: false,
    aoVivo: null,
    replay: null,
    idVideo: null,
    capitulos: [],
    momentos: [],
    maos: null,
    legendasAoVivo: null,
    audio: null,
    libras: null,
  }
}

async function findWhole(trx: TenantTrx, { id }: { id: number }): Promise<Transmissao> {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .select([
      'transmissao.codigo',
      'transmissao.url',
      'transmissao.legendas',
      'transmissao.audioUrl',
      'transmissao.librasUrl',
      'video.source',
      'video.url as videoUrl',
      'video.legendas as videoLegendas',
      'video.capitulos',
      'video.imagem',
      'video.imagemAlt',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const captions = row.legendas as unknown as Captions[]
  const isAlong = (one: Captions) => isReadAlong({ fonte: row.fonte, url: one.url })
  const along = captions.find(isAlong)
  const tracks = captions.filter((one) => !isAlong(one))
  const aoVivo = row.fonte ? toFilme({ ...row, fonte: row.fonte, legendas: tracks }) : null
  return {
    ...toListada(row),
    flagPodeVer: true,
    aoVivo,
    replay: row.videoId
      ? toFilme({ fonte: row.source!, codigo: row.videoId, url: row.videoUrl, legendas: row.videoLegendas })
      : staysWatchable(row.fonte)
        ? aoVivo
        : null,
    idVideo: row.videoId,
    imagem: withImagem({ imagem: row.imagem, imagemAlt: row.imagemAlt }).imagem,
    capitulos: (row.capitulos ?? []) as Transmissao['capitulos'],
    momentos: await listMomentos(trx, { transmissaoId: id }),
    sala: salaOf({ transmissaoId: id }),
    maos: await countHands(trx, { transmissaoId: id }),
    legendasAoVivo: along && row.fonte ? { idioma: along.idioma, nome: along.nome } : null,
    audio: row.audioUrl,
    libras: row.librasUrl,
  }
}

function toFilme(row: {
  fonte: string
  codigo: string | null
  url: string | null
  legendas: unknown
}): FilmeTransmissao {
  return {
    fonte: row.fonte as FilmeTransmissao['fonte'],
    codigo: row.codigo,
    url: row.url,
    legendas: (row.legendas ?? []) as FilmeTransmissao['legendas'],
  }
}
