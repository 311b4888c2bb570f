import type { ShellChurch } from '../shell/church.ts'
import { navEntries } from '../shell/menus/navigation.ts'
import { holdsAll } from './search-words.ts'

/** A page of the menu as the search finds it. */
export interface SearchPage {
  key: string
  label: string
  to: string
  /** What people type for it besides its name. */
  typed: string
}

// In all languages: visitors use their own.
const alsoTyped: Record<string, string> = {
  '/': 'inicio home principal culto horario service times',
  '/about':
    'endereco onde contato telefone historia address where contact phone directions direccion donde contacto',
  '/give':
    'dar doar doacao doacoes dizimo dizimar oferta ofertar contribuir contribuicao ajudar pix give giving donate donation tithe tithing offering contribute ofrenda ofrendar diezmo diezmar donar donacion donativo contribucion aportar',
  '/event': 'agenda ingresso inscricao ticket registration calendar entrada inscripcion',
  '/live': 'ao vivo transmissao assistir watch stream live en vivo directo',
  '/prayer': 'oracao pedido orar pray prayer request peticion',
  '/songs': 'musica cifra letra hino louvor worship lyrics chords hymn cancion alabanza acordes letra himno',
  '/bible': 'biblia versiculo escritura scripture verse',
  '/devotionals': 'reflexao mensagem reflection message',
  '/videos': 'pregacao sermao mensagem sermon message predicacion',
  '/podcast': 'ouvir audio episodio listen escuchar',
}

export function pagesOf(church: ShellChurch | null): SearchPage[] {
  return navEntries(church).map(({ to, label }) => ({
    key: to,
    label: label(),
    to,
    typed: alsoTyped[to] ?? '',
  }))
}

/** The pages that the words ask for. */
export function findPages(church: ShellChurch | null, q: string): SearchPage[] {
  return pagesOf(church).filter(({ label, typed }) => holdsAll(`${label} ${typed}`, q))
}
