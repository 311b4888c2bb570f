import { line, optional, song } from './field.ts'
import { defineResource } from './resource.ts'

export const louvor = defineResource({
  nome: 'louvor',
  area: 'louvor',
  modulo: null,
  fields: {
    titulo: line(120),
    subtitulo: optional(line(120)),
    autor: optional(line(120)),
    codigo: optional(line(20)),
    tom: optional(line(10)),
    grupo: optional(line(60)),
    tema: optional(line(60)),
    ritmo: optional(line(60)),
    /** Words, or words with chords: ChordPro, or chords above the words (Decision 21). */
    conteudo: song(60_000),
  },
  listed: ['titulo', 'autor', 'codigo', 'tom'],
  search: ['titulo', 'subtitulo', 'autor', 'codigo', 'tema'],
  order: { by: 'titulo' },
  life: 'content',
  archived: 'goes',
})
