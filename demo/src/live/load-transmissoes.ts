import type { LoadContext } from '../load/igreja.ts'
import { videoFiles } from '../videos/videos.ts'
import { demoTransmissoes } from './transmissoes.ts'

const minute = 60_000

/** What was broadcast, and what is on air; what is to come is made from the services by the program itself. */
export async function loadTransmissoes({ trx, igrejaId, church, now }: LoadContext): Promise<void> {
  const { over, live } = demoTransmissoes[church.codigo] ?? {}
  const url = `/media/${igrejaId}/${videoFiles.clip}`
  const film = { fonte: 'mp4', url, flagPropria: true }
  if (over) {
    const begun = now.getTime() - over.daysAgo * 24 * 60 * minute
    await trx
      .insertInto('transmissao')
      .values({
        igrejaId,
        ...film,
        titulo: over.titulo,
        videoId: over.videoId,
        inicio: new Date(begun),
        iniciadaEm: new Date(begun),
        fimPrevisto: new Date(begun + 90 * minute),
        encerradaEm: new Date(begun + 95 * minute),
        comando: 'encerrada',
      })
      .execute()
  }
  if (live) {
    const begun = new Date(now.getTime() - 20 * minute)
    const { id } = await trx
      .insertInto('transmissao')
      .values({
        igrejaId,
        ...film,
        titulo: live.titulo,
        audioUrl: `/media/${igrejaId}/${videoFiles.audio}`,
        inicio: begun,
        iniciadaEm: begun,
        // Whoever looks at the world some days after it was made finds it on air as well.
        fimPrevisto: new Date(now.getTime() + 30 * 24 * 60 * minute),
        comando: 'no_ar',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('transmissaoMomento')
      .values(
        live.momentos.map(([tipo, texto, ...opcoes], index) => ({
          igrejaId,
          transmissaoId: id,
          tipo,
          texto,
          opcoes: JSON.stringify(opcoes),
          enviadoEm: new Date(begun.getTime() + (index + 1) * 4 * minute),
        })),
      )
      .execute()
  }
}
