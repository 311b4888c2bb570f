import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ZipWriter } from '../adapters/zip/write-zip.ts'
import { createDatabase } from '../db/client.ts'
import type { DatabaseTarget } from '../db/connection.ts'
import { newestMigration } from '../db/migration-files.ts'
import { seal } from '../sealed.ts'
import { loadSecrets } from '../secrets.ts'
import { deriveKey, newSalt, proofOf } from '../staff/copia/cofre.ts'
import { keyContext } from '../staff/copia/copias.ts'
import { FORMATO, LINHA_BYTES, MANIFESTO, tablePart, VERSAO } from '../staff/copia/manifest.ts'
import { receivedPath } from '../staff/copia/received-path.ts'
import { createIgreja } from '../staff/create-igreja.ts'
import { asOwner } from './owner.ts'

/** Lines as long as they may be, of as many objects as such a line holds: small in bytes, and large once they are read. */
const LINES = 12
const OBJECTS = Math.floor((LINHA_BYTES - 1_000_000) / 3)
/** What packs too well is refused before it is read. */
const NOISE = 100_000

interface Look {
  situacao: string
  erro: string | null
}

/** Lays what should not be taken in where a church of its own, in an application that runs, waits for it. */
export async function layBadArchive(
  { target, dataDir }: { target: DatabaseTarget; dataDir: string },
  codigo: string,
): Promise<{ begin: () => Promise<unknown>; look: () => Promise<Look> }> {
  const rows = <Row extends object>(query: string, values: unknown[]) => asOwner<Row>(target, query, values)
  const db = createDatabase({ ...target, poolSize: 1, onError: () => {} })
  await createIgreja(db, {
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
  await db.destroy()
  const [church] = await rows<{ id: number; userId: number }>(
    `select i.id, r.user_id as "userId" from igreja i join user_igreja_role r on r.igreja_id = i.id
     where i.codigo = $1 limit 1`,
    [codigo],
  )
  const { id, userId } = church!
  const sal = newSalt()
  const key = await deriveKey('flor de maracujá 7', sal)
  const path = receivedPath({ env: { dataDir } }, id)
  await mkdir(join(path, '..'), { recursive: true })
  await writeArchive(path, { sal, prova: proofOf(key) })
  const secrets = await loadSecrets({ secretsDir: join(dataDir, 'secrets') })
  const sealed = seal(
    secrets,
    'copia',
    keyContext(id, 'entrada'),
    JSON.stringify({ key: key.toString('base64'), sal }),
  )
  return {
    begin: () =>
      rows(
        `insert into copia (igreja_id, sentido, situacao, idioma, user_id, chave_encrypted, apagar_em)
         values ($1, 'entrada', 'trazendo', 'pt_BR', $2, $3, now() + interval '1 day')`,
        [id, userId, sealed],
      ),
    look: async () => (await rows<Look>('select situacao, erro from copia where igreja_id = $1', [id]))[0]!,
  }
}

async function writeArchive(path: string, cofre: { sal: string; prova: string }): Promise<void> {
  const zip = await ZipWriter.create(path)
  const name = tablePart('noticia')
  const part = await zip.add(name, lines(), { isDeflated: true })
  const manifesto = {
    formato: FORMATO,
    versao: VERSAO,
    esquema: await newestMigration(),
    feitaEm: new Date().toISOString(),
    igreja: { id: 999_999, codigo: 'x', nome: 'X', idioma: 'pt_BR' },
    cofre,
    contas: 0,
    tabelas: { noticia: { linhas: LINES, vem: true } },
    fora: {},
    deixados: [],
    partes: { [name]: part },
  }
  await zip.add(MANIFESTO, [Buffer.from(JSON.stringify(manifesto))])
  await zip.finish()
}

function* lines(): Generator<Buffer> {
  for (let id = 1; id <= LINES; id++) {
    const noise = Array.from({ length: NOISE }, (_, n) => ((n * id * 7_919) % 36).toString(36)).join('')
    yield Buffer.from(`{"id":${id},"titulo":"a","conteudo":"b","x":[${'{},'.repeat(OBJECTS)}"${noise}"]}\n`)
  }
}
