import type { LoadContext } from '../load/igreja.ts'
import { demoSongs, scoreName } from './songs.ts'

/** The praise songs of a church. */
export async function loadPraise({ trx, igrejaId, name }: LoadContext): Promise<void> {
  const songs = demoSongs[name] ?? []
  if (songs.length === 0) return
  await trx
    .insertInto('louvor')
    .values(
      songs.map(({ melody, ...song }, index) => ({
        igrejaId,
        ...song,
        arquivos: JSON.stringify(
          melody ? [{ nome: song.titulo, url: `/media/${igrejaId}/${scoreName(index)}` }] : [],
        ),
      })),
    )
    .execute()
}
