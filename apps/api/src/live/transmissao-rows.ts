import type { TransmissaoListada } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** Broadcasts with what was heard of them, and with the video that is their recording, where visitors see it. */
export function transmissoesWithSigns(trx: TenantTrx) {
  return trx
    .selectFrom('transmissao')
    .leftJoin('transmissaoSinal', 'transmissaoSinal.transmissaoId', 'transmissao.id')
    .leftJoin('video', (join) =>
      join
        .onRef('video.videoId', '=', 'transmissao.videoId')
        .on(isShown('video'))
        .on('video.dataPublicacao', '<=', sql<string>`current_igreja_day()`),
    )
    .leftJoin('evento', (join) => join.onRef('evento.id', '=', 'transmissao.eventoId').on(isShown('evento')))
}

/** What a list says of a broadcast; through `toListada` it is as on the wire. */
export const listedColumns = [
  'transmissao.id',
  'transmissao.titulo',
  'transmissao.cultoId',
  'evento.id as idEvento',
  'transmissao.flagExclusiva',
  'transmissao.inicio',
  'transmissao.fimPrevisto',
  'transmissao.comando',
  'transmissao.flagCancelada',
  'transmissao.iniciadaEm',
  'transmissao.encerradaEm',
  'transmissao.chatAntes',
  'transmissao.chatDepois',
  'transmissao.fonte',
  'video.videoId',
  'transmissaoSinal.sinal',
  'transmissaoSinal.em as sinalEm',
] as const

interface ListedRow {
  id: number
  titulo: string
  cultoId: number | null
  idEvento: number | null
  flagExclusiva: boolean
  inicio: Date
  fimPrevisto: Date
  comando: string
  flagCancelada: boolean
  iniciadaEm: Date | null
  encerradaEm: Date | null
  chatAntes: number
  chatDepois: number
  fonte: string | null
  videoId: string | null
  sinal: string | null
  sinalEm: Date | null
}

export function toListada(row: ListedRow): TransmissaoListada {
  return {
    id: row.id,
    titulo: row.titulo,
    idCulto: row.cultoId,
    idEvento: row.idEvento,
    flagExclusiva: row.flagExclusiva,
    inicio: row.inicio.toISOString(),
    fimPrevisto: row.fimPrevisto.toISOString(),
    comando: row.comando as TransmissaoListada['comando'],
    flagCancelada: row.flagCancelada,
    iniciadaEm: row.iniciadaEm?.toISOString() ?? null,
    encerradaEm: row.encerradaEm?.toISOString() ?? null,
    chatAntes: row.chatAntes,
    chatDepois: row.chatDepois,
    flagImagem: row.fonte !== null,
    flagReplay: row.videoId !== null || staysWatchable(row.fonte),
    sinal: row.sinal as TransmissaoListada['sinal'],
    sinalEm: row.sinalEm?.toISOString() ?? null,
  }
}

/** What was broadcast is its own recording; of a stream nothing stays at its address. */
export function staysWatchable(fonte: string | null): boolean {
  return fonte !== null && fonte !== 'hls'
}
