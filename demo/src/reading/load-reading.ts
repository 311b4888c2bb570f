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
  await loadPlanos(context, reading)
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

async function loadPlanos({ trx, igrejaId }: LoadContext, { planos = [] }: Reading): Promise<void> {
  if (planos.length === 0) return
  await trx
    .insertInto('planoLeitura')
    .values(
      planos.map(({ dias, ...plano }, index) => ({
        igrejaId,
        ...plano,
        ordem: index + 1,
        dias: dias.map(([written]) => written).join('\n'),
        leituras: JSON.stringify(dias.map(([, ...passages]) => passages)),
      })),
    )
    .execute()
}
