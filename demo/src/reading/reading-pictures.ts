import { demoCelulas } from '../groups/celulas.ts'
import { demoEventos } from '../events/eventos.ts'
import type { ReadingPicture } from './reading.ts'
import { readings } from './readings.ts'

/** What the file of a picture is called, where a thing has one. */
export function pictureName(kind: string, index: number): string {
  return `${kind}-${index + 1}`
}

/** The pictures of what a church publishes to be read, by file name. */
export function readingPictures(codigo: string): [name: string, picture: ReadingPicture][] {
  const reading = readings[codigo]
  const eventos = [
    ...named('evento', demoEventos[codigo] ?? []),
    ...named('celula', demoCelulas[codigo] ?? []),
  ]
  if (!reading) return eventos
  return [
    ...eventos,
    ...named('devocional', reading.devocionais),
    ...named('noticia', reading.noticias),
    ...named('ebd', reading.ebds),
    ...reading.publicacaoTipos.flatMap(({ slug, publicacoes }) => named(slug, publicacoes)),
    ...named('ministerio', reading.ministerios),
    ...reading.ministerios.flatMap(({ projetos = [] }, index) =>
      named(`${pictureName('ministerio', index)}-projeto`, projetos),
    ),
  ]
}

function named(kind: string, things: { picture?: ReadingPicture }[]): [string, ReadingPicture][] {
  return things.flatMap(({ picture }, index) =>
    picture ? [[pictureName(kind, index), picture] as [string, ReadingPicture]] : [],
  )
}
