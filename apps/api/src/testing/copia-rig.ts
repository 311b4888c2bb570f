import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { createIgreja } from '../staff/create-igreja.ts'
import { deriveKey, newSalt } from '../staff/copia/cofre.ts'
import type { Room } from '../staff/copia/files.ts'
import { takeCopia } from '../staff/copia/take.ts'
import { writeCopia } from '../staff/copia/write.ts'
import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

/** An archive of a church, and what opens it. */
export interface Archive {
  bytes: Buffer
  key: Buffer
}

export async function archiveOf(app: TestApp, igrejaId: number, room?: Room): Promise<Archive> {
  const path = join(app.deps.env.dataDir, 'copia-de-teste.zip')
  const sal = newSalt()
  const key = await deriveKey('flor de maracujá 7', sal)
  await writeCopia(app.deps, path, { igrejaId, key, sal }, room)
  const bytes = await readFile(path)
  await rm(path)
  return { bytes, key }
}

/** A church with nothing in it, and who made it. */
export async function newChurch(app: TestApp, codigo: string): Promise<{ igrejaId: number; userId: number }> {
  await createIgreja(app.deps.db, {
    igreja: {
      codigo,
      nome: 'Nova',
      idioma: 'pt_BR',
      fusoHorario: 'America/Sao_Paulo',
      moeda: 'BRL',
      pais: 'BR',
    },
    organizacao: `Organização ${codigo}`,
    founder: {
      nome: 'Iara',
      sobrenome: 'Lopes',
      account: { email: `iara@${codigo}.example`, passwordHash: 'x' },
    },
  })
  const [row] = await asOwner<{ igrejaId: number; userId: number }>(
    app.target,
    `select i.id as "igrejaId", r.user_id as "userId" from igreja i join user_igreja_role r on r.igreja_id = i.id
     where i.codigo = $1 limit 1`,
    [codigo],
  )
  return row!
}

export async function takeArchive(
  app: TestApp,
  { bytes, key }: Archive,
  into: { igrejaId: number; userId: number },
): Promise<void> {
  const path = join(app.deps.env.dataDir, 'trazida.zip')
  await writeFile(path, bytes)
  try {
    await takeCopia(app.deps, { ...into, key, path })
  } finally {
    await rm(path)
  }
}

/** The same archive with other parts, of which its list says that they are right. */
export function withParts(bytes: Uint8Array, changed: Record<string, Uint8Array>): Buffer {
  const parts = { ...unzipSync(bytes), ...changed }
  const manifesto = JSON.parse(Buffer.from(parts['manifesto.json']!).toString()) as {
    partes: Record<string, { tamanho: number; sha256: string }>
  }
  for (const [name, part] of Object.entries(changed))
    manifesto.partes[name] = {
      tamanho: part.length,
      sha256: createHash('sha256').update(part).digest('hex'),
    }
  return Buffer.from(zipSync({ ...parts, 'manifesto.json': Buffer.from(JSON.stringify(manifesto)) }))
}

/** All that can be read in an archive. */
export function textOf(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /\.jsonl?$|\.csv$/.test(name))
    .map(([, part]) => Buffer.from(part).toString())
    .join('\n')
}

/** A member, a guest, somebody who is nobody any more, and what was removed. */
export async function fillRoom(
  app: TestApp,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<void> {
  const rows = (query: string, values: unknown[]) => asOwner(app.target, query, values)
  const guest = `c:${randomUUID()}`
  await rows(
    `with s as (select id from sala where igreja_id = $1 and codigo = 'conversa'),
      old as (delete from sala_evento where igreja_id = $1),
      p as (insert into sala_participante (igreja_id, id, user_id, nome, ip_hmac)
        values ($1, 'u:' || $2::int, $2::int, 'Ana', null), ($1, $3, null, 'Visitante', '\\x0102') on conflict do nothing),
      r as (insert into sala_remocao (igreja_id, sala_id, autor, ate_seq) select $1, id, $3, 9002 from s)
    insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, corpo)
      select $1, id, seq, 'mensagem', autor, jsonb_build_object('nome', nome, 'texto', texto) from s, (values
        (9001, 'u:' || $2::int, 'Ana', 'Bom dia a todos'), (9002, $3, 'Visitante', 'Isto foi removido'),
        (9003, $3, 'Visitante', 'Que alegria'), (9004, 'u:999999', 'Sumida', 'Ninguém me conhece'))
        as m(seq, autor, nome, texto)`,
    [igrejaId, userId, guest],
  )
  await rows(`update sala set ultimo = 9004 where igreja_id = $1 and codigo = 'conversa'`, [igrejaId])
}
