import type { LoadContext } from '../load/igreja.ts'
import { loadEbds } from './load-ebds.ts'
import { loadMinisterios } from './load-ministerios.ts'
import { loadPublicacoes } from './load-publicacoes.ts'
import type { Reading } from './reading.ts'
import { readings } from './readings.ts'
import { dayBefore, pictureColumns, written } from './written.ts'

/** Devotionals, news, Sunday school, publications and ministries of a church. */
export async function loadReading(context: LoadContext): Promise<void> {
  const reading = readings[context.church.codigo]
  if (!reading) return
  await loadDevocionais(context, reading)
  await loadNoticias(context, reading)
  await loadEbds(context, reading.ebds)
  await loadPublicacoes(context, reading.publicacaoTipos)
  await loadMinisterios(context, reading.ministerios)
}

async function loadDevocionais(context: LoadContext, { devocionais }: Reading): Promise<void> {
  await context.trx
    .insertInto('devocional')
    .values(
      devocionais.map(({ daysAgo, conteudo, picture, ...devocional }, index) => ({
        igrejaId: context.igrejaId,
        ...devocional,
        ...pictureColumns(context, ['devocional', index], picture),
        conteudo: written(conteudo),
        data: dayBefore(context, daysAgo),
      })),
    )
    .execute()
}

async function loadNoticias(context: LoadContext, { noticias }: Reading): Promise<void> {
  await context.trx
    .insertInto('noticia')
    .values(
      noticias.map(({ hoursAgo, conteudo, picture, ...noticia }, index) => ({
        igrejaId: context.igrejaId,
        ...noticia,
        ...pictureColumns(context, ['noticia', index], picture),
        conteudo: written(conteudo),
        dataPublicacao: new Date(context.now.getTime() - hoursAgo * 3_600_000),
      })),
    )
    .execute()
}
