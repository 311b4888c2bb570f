import type {
  CallInput,
  liveCalls,
  RespostaSonda,
  TransmissaoEquipe,
  TransmissaoListada,
} from '@atrio/contract'
import {
  capitalized,
  enderecoDaFonte,
  estadoTransmissao,
  FALLBACK_LOCALE,
  fonteDoEndereco,
  localeOf,
} from '@atrio/rules'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { TenantTables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { appendEvento } from './chat/append-evento.ts'
import { requireEvento } from './eventos-transmitidos.ts'
import { readGravacao, videoOf } from './gravacao.ts'
import type { Captions } from './legendas.ts'
import { listMomentos } from './momentos.ts'
import { readPublico } from './publico.ts'
import { findSalaId, salaOf } from './sala-of.ts'
import { listedColumns, toListada, transmissoesWithSigns } from './transmissao-rows.ts'

type Given = CallInput<(typeof liveCalls)['saveTransmissao']>['body']
type Comando = CallInput<(typeof liveCalls)['comandarTransmissao']>['body']['comando']

export async function listOfDesk(trx: TenantTrx): Promise<TransmissaoListada[]> {
  const rows = await transmissoesWithSigns(trx)
    .where('transmissao.inicio', '>', sql<Date>`now() - interval '30 days'`)
    .select(listedColumns)
    .orderBy('transmissao.inicio')
    .orderBy('transmissao.id')
    .limit(200)
    .execute()
  return rows.map(toListada)
}

/** @throws AppError NOT_FOUND. */
export async function findOfDesk(trx: TenantTrx, { id }: { id: number }): Promise<TransmissaoEquipe> {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .select([
      'transmissao.codigo',
      'transmissao.url',
      'transmissao.audioUrl',
      'transmissao.librasUrl',
      'transmissao.legendas',
    ])
    .select(['transmissaoSinal.sonda', 'transmissaoSinal.sondaEm'])
    .select(
      sql<number>`(select coalesce(sum(quantos), 0)::int from sala_presenca p join sala s on s.id = p.sala_id
        where s.codigo = ${salaOf({ transmissaoId: id })} and p.em > now() - interval '30 seconds')`.as(
        'publico',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from atendimento a where a.transmissao_id = ${id}::int and estado = 'aberto')`.as(
        'maosAbertas',
      ),
    )
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return {
    ...toListada(row),
    endereco: enderecoDaFonte(row),
    audio: row.audioUrl,
    libras: row.librasUrl,
    legendas: (row.legendas as unknown as Captions[])[0]?.url ?? null,
    gravacao: await readGravacao(trx, { id }),
    momentos: await listMomentos(trx, { transmissaoId: id, all: true }),
    sala: salaOf({ transmissaoId: id }),
    publico: row.publico,
    publicoPorMinuto: await readPublico(trx, { transmissaoId: id }),
    maosAbertas: row.maosAbertas,
    sonda:
      row.sonda === null || row.sondaEm === null
        ? null
        : { disse: row.sonda as RespostaSonda, em: row.sondaEm.toISOString() },
  }
}

/** @throws AppError VALIDATION for a link that leads to no film, or an end before the beginning. */
export async function createTransmissao(
  trx: TenantTrx,
  {
    titulo,
    inicio,
    fimPrevisto,
    endereco,
    idEvento,
    flagExclusiva = false,
  }: CallInput<(typeof liveCalls)['createTransmissao']>['body'],
): Promise<number> {
  if (Date.parse(fimPrevisto) <= Date.parse(inicio)) throw refused('fimPrevisto')
  if (idEvento !== undefined || flagExclusiva) await requireEvento(trx, { id: idEvento ?? null })
  const { id } = await trx
    .insertInto('transmissao')
    .values({
      titulo,
      inicio: new Date(inicio),
      fimPrevisto: new Date(fimPrevisto),
      flagPropria: true,
      eventoId: idEvento ?? null,
      flagExclusiva,
      ...sourceOf(endereco),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveTransmissao(
  trx: TenantTrx,
  { id, ...given }: Given & { id: number },
): Promise<void> {
  const { endereco, audio, libras, legendas, inicio, fimPrevisto, idVideo, ...rest } = given
  const before = await findOfDesk(trx, { id })
  if (Date.parse(fimPrevisto ?? before.fimPrevisto) <= Date.parse(inicio ?? before.inicio)) {
    throw refused('fimPrevisto')
  }
  await change(trx, {
    id,
    set: {
      ...rest,
      ...(inicio && { inicio: new Date(inicio) }),
      ...(fimPrevisto && { fimPrevisto: new Date(fimPrevisto) }),
      // What is sent back as it was may be an address that only the engine gives (Decision 225).
      ...(endereco !== undefined && endereco !== before.endereco && sourceOf(endereco)),
      ...(audio !== undefined && { audioUrl: fileOf(audio, 'audio') }),
      ...(libras !== undefined && { librasUrl: fileOf(libras, 'libras') }),
      ...(legendas !== undefined && { legendas: JSON.stringify(await captionsOf(trx, legendas)) }),
      ...(idVideo !== undefined && { videoId: await videoOf(trx, { idVideo }) }),
      flagPropria: true,
    },
  })
  await tellSala(trx, { id })
}

/** What staff say is heard at once, by who reads the page and by who is in the room. */
export async function command(
  trx: TenantTrx,
  { id, comando }: { id: number; comando: Comando },
): Promise<void> {
  await change(trx, { id, set: commands[comando] })
  await tellSala(trx, { id })
}

/** What follows from the clock browsers work out; all else the room says, with the times that it follows from. */
export async function tellSala(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .executeTakeFirstOrThrow()
  const transmissao = toListada(row)
  appendEvento(trx, {
    salaId: await findSalaId(trx, { transmissaoId: id }),
    tipo: 'estado',
    corpo: { estado: estadoTransmissao(transmissao, new Date()), transmissao },
  })
}

type Row = Updateable<TenantTables['transmissao']>
type Moments = 'iniciadaEm' | 'encerradaEm' | 'fimPrevisto'
type Change = Omit<Row, Moments> & { [Column in Moments]?: Row[Column] | RawBuilder<Date> }

const commands: Record<Comando, Change> = {
  iniciar: {
    comando: 'no_ar',
    iniciadaEm: sql<Date>`coalesce(iniciada_em, now())`,
    encerradaEm: null,
    // Begun before its time, or again after its end.
    fimPrevisto: sql<Date>`greatest(fim_previsto, now() + interval '15 minutes')`,
    flagCancelada: false,
    flagPropria: true,
  },
  encerrar: { comando: 'encerrada', encerradaEm: sql<Date>`now()`, flagPropria: true },
  prolongar: {
    fimPrevisto: sql<Date>`greatest(fim_previsto, now()) + interval '15 minutes'`,
    flagPropria: true,
  },
  automatico: { comando: 'auto', encerradaEm: null, flagPropria: true },
}

async function change(trx: TenantTrx, { id, set }: { id: number; set: Change }): Promise<void> {
  const done = await trx.updateTable('transmissao').set(set).where('id', '=', id).executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
}

function sourceOf(endereco: string | null) {
  if (endereco === null || endereco.trim() === '')
    return { fonte: null, codigo: null, url: null, flagMotor: false }
  const fonte = fonteDoEndereco(endereco)
  if (!fonte) throw refused('endereco')
  return { ...fonte, flagMotor: false }
}

function fileOf(endereco: string | null, campo: string): string | null {
  if (endereco === null || endereco.trim() === '') return null
  const text = endereco.trim()
  const url = URL.parse(text, 'https://media.invalid')
  if (!url || url.protocol !== 'https:' || !/^(https:|\/media\/)/.test(text)) throw refused(campo)
  return text
}

/** One file, in the church's language. */
async function captionsOf(trx: TenantTrx, endereco: string | null): Promise<Captions[]> {
  const url = fileOf(endereco, 'legendas')
  if (url === null) return []
  const { idioma } = await trx
    .selectFrom('igreja')
    .select('idioma')
    .where('id', '=', sql<number>`current_igreja()`)
    .executeTakeFirstOrThrow()
  const locale = localeOf(idioma) ?? FALLBACK_LOCALE
  const nome = new Intl.DisplayNames([locale], { type: 'language' }).of(locale.slice(0, 2)) ?? locale
  return [{ idioma: locale, nome: capitalized(nome, locale), url }]
}

function refused(campo: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra: 'url' }] })
}
