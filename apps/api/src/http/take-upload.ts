import { finalidades, type Call, type Finalidade } from '@atrio/contract'
import type { TakenPicture } from '../pictures.ts'
import type { Context } from './context.ts'
import type { FormAlone, ReceivedFile } from './receive-file.ts'

/** What came with a call that takes a file: a picture that is one, and small enough. */
export interface SentPicture extends Pick<ReceivedFile, 'tamanho' | 'sha256'>, Omit<TakenPicture, 'kind'> {
  finalidade: Finalidade
}

/** Reads the file of a request that may send one. */
export type Receive = (bounds: {
  campo: string
  maxBytes: number
  opcional?: boolean
}) => Promise<ReceivedFile | FormAlone>

/**
 * Runs a call with the file that it takes, if any, which is gone afterwards: what is to stay is stored meanwhile.
 *
 * @param raw.receive reads the request; nothing of it has been read before
 * @throws AppError FILE_TOO_LARGE, FILE_TYPE, FILE_ACTIVE, FILE_PIXELS, FILE_DAMAGED (Decision 107)
 */
export async function withUpload<Result>(
  { upload, path }: Call,
  ctx: Context,
  raw: { body: unknown; receive?: Receive | undefined },
  run: (body: unknown, arquivo?: SentPicture) => Promise<Result>,
): Promise<Result> {
  if (!upload) return run(raw.body)
  if (!raw.receive) throw new Error(`${path} takes a file, which comes over HTTP alone`)
  const limits = finalidades[upload.finalidade]
  const { campo, opcional = false } = upload
  const received = await raw.receive({ campo, maxBytes: limits.maxBytes, opcional })
  if (!('path' in received)) return run(received.campos)
  try {
    const owner = ctx.auth ? `user ${ctx.auth.userId}` : `network ${ctx.network}`
    const { kind: _kind, ...picture } = await ctx.deps.pictures.take(received.path, limits, owner)
    const { tamanho, sha256, campos } = received
    return await run(campos, { ...picture, tamanho, sha256, finalidade: upload.finalidade })
  } finally {
    await received.drop()
  }
}
