import { randomUUID } from 'node:crypto'
import { finalidades } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { SentPicture } from '../http/take-upload.ts'

/** One of the sizes in which a picture is kept; of another file the only one, without a width. */
export interface Versao {
  largura: number
  tipo: string
  tamanho: number
}

/** In storage, each with a folder for each church. */
export const FILE_FOLDERS = ['publico', 'privado'] as const

/** Where the church's files of one kind lie: those for everybody apart from those that are not. */
export function folderOf(igrejaId: number, publico: boolean): string {
  return `${FILE_FOLDERS[publico ? 0 : 1]}/${igrejaId}`
}

export function keyOf(
  { igrejaId, id, publico }: { igrejaId: number; id: string; publico: boolean },
  { largura, tipo }: Pick<Versao, 'largura' | 'tipo'>,
): string {
  // What is packed says so behind a plus sign.
  const [ending] = tipo.split('/')[1]!.split('+')
  return `${folderOf(igrejaId, publico)}/${id}/${largura}.${ending}`
}

/** Stores a picture that was sent. Until `saveArquivo` has written its row it is an orphan, collected some day. */
export async function storePicture(
  { storage }: Pick<Deps, 'storage'>,
  igrejaId: number,
  sent: SentPicture,
): Promise<{ id: string; versoes: Versao[] }> {
  const [id, tipo] = [randomUUID(), 'image/webp']
  const { publico } = finalidades[sent.finalidade]
  await storage.put(keyOf({ igrejaId, id, publico }, { largura: sent.largura, tipo }), sent.bytes, tipo)
  return { id, versoes: [{ largura: sent.largura, tipo, tamanho: sent.bytes.length }] }
}

/** The row of a stored picture, without a person the church's, which puts it on the agenda: its smaller versions are made later. */
export async function saveArquivo(
  trx: TenantTrx,
  {
    userId,
    stored,
    sent,
  }: { userId: number | null; stored: { id: string; versoes: Versao[] }; sent: SentPicture },
): Promise<void> {
  const { finalidade, tipo, tamanho, sha256, largura, altura } = sent
  const { publico } = finalidades[finalidade]
  await trx
    .insertInto('arquivo')
    .values({
      userId,
      id: stored.id,
      finalidade,
      tipo,
      tamanho,
      sha256,
      largura,
      altura,
      publico,
      versoes: JSON.stringify(stored.versoes),
    })
    .execute()
}

/** The smallest version that is wide enough, in a type that the browser takes; the first one is as large as any. */
export function chooseVersion(versoes: readonly Versao[], largura: number, accept: string): Versao {
  const wide = versoes.filter(
    (one) => one.largura >= largura && (one.tipo !== 'image/avif' || accept.includes(one.tipo)),
  )
  const [best] = wide.toSorted((a, b) => a.largura - b.largura || a.tamanho - b.tamanho)
  return best ?? versoes[0]!
}
