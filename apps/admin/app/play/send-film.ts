import { sendParts } from '../lib/send-parts.ts'
import type { FilmSending } from './film-sending.ts'

/** Sends a film in parts. */
export async function sendFilm(slug: string, file: File, sending: FilmSending): Promise<void> {
  const { conteudo, signal, onProgress } = sending
  const meta: Record<string, string> = conteudo === null ? {} : { conteudo: String(conteudo) }
  await sendParts(slug, file, { tipo: 'filme', meta, signal, onProgress })
}
