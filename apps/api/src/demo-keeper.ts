import { createHash } from 'node:crypto'
import { drawWebp } from './adapters/pictures/webp.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import type { TenantTrx } from './db/tenant.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { saveArquivo, storePicture } from './files/arquivos.ts'
import { sealComprador, toComprador } from './payments/order/buyer.ts'
import { madeFolder } from './files/media-key.ts'
import { filmFile, filmKey, filmsOf, typeOf } from './files/film-key.ts'
import { sealerOf } from './prayer/sealed-words.ts'
import { loadSecrets } from './secrets.ts'

/** Keeps for the demo world what only a server can: what is sealed by its key, and files of people. */
export interface DemoKeeper {
  seal: ReturnType<typeof sealerOf>
  /** Who pays an order. */
  sealBuyer: (codigo: string, buyer: { nome: string; email: string }) => Buffer
  /** A drawn picture as somebody of the church would have sent it. */
  savePicture: (
    trx: TenantTrx,
    picture: { igrejaId: number; userId: number; finalidade: 'oracao' | 'reuniao'; svg: string },
  ) => Promise<string>
  /** The files of a film as if it had been prepared, in their order; one that is there stays as it is. */
  saveFilm: (
    film: { igrejaId: number; id: string },
    files: () => Promise<readonly (readonly [name: string, bytes: Buffer])[]>,
  ) => Promise<void>
  /** Films and what else people made. */
  forgetFiles: (igrejaId: number) => Promise<void>
}

export function demoKeeperOf({ secrets, storage }: Pick<Deps, 'secrets' | 'storage'>): DemoKeeper {
  return {
    seal: sealerOf(secrets),
    sealBuyer: (codigo, buyer) => sealComprador(secrets, codigo, toComprador(buyer)),
    async savePicture(trx, { igrejaId, userId, finalidade, svg }) {
      const { bytes, largura, altura } = await drawWebp(svg)
      const sha256 = createHash('sha256').update(bytes).digest()
      const known = { bytes, largura, altura, sha256, tamanho: bytes.length }
      const sent = { ...known, finalidade, tipo: 'image/webp' } as const
      const stored = await storePicture({ storage }, igrejaId, sent)
      await saveArquivo(trx, { userId, stored, sent })
      return stored.id
    },
    async saveFilm(film, files) {
      // The last one: a start that was killed in the middle goes on here.
      if ((await storage.size(filmKey(film, filmFile.pronta))) !== null) return
      for (const [name, bytes] of await files()) await storage.put(filmKey(film, name), bytes, typeOf(name)!)
    },
    async forgetFiles(igrejaId) {
      for (const folder of [filmsOf(igrejaId), madeFolder(igrejaId)]) await storage.removeFolder(folder)
    },
  }
}

/** For the demo world's own tools, beside a server or without one. */
export async function withDemoKeeper(env: Env, run: (keeper: DemoKeeper) => Promise<void>): Promise<void> {
  const storage = await openStorage(env, env.filesDir)
  try {
    await run(demoKeeperOf({ storage, secrets: await loadSecrets(env) }))
  } finally {
    storage.close()
  }
}
