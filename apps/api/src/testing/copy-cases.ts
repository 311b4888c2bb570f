import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CallName, ErrorCode } from '@atrio/contract'
import { deriveKey, newSalt } from '../staff/copia/cofre.ts'
import { receivedPath } from '../staff/copia/received-path.ts'
import { writeCopia } from '../staff/copia/write.ts'
import { openEquipe } from './equipe.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { copiaSenha } from './staff-inputs.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Of the church's archive, which is put in its place by hand and goes again. */
const withCopia =
  (sentido: 'saida' | 'entrada', situacao: string, body?: object): Case =>
  async (world, name) => {
    const { igreja } = world.own
    const file = situacao === 'pronta' ? await putFile(world) : null
    await asOwner(
      world.test.target,
      `insert into copia (igreja_id, sentido, situacao, idioma, apagar_em, arquivo_id)
       values ($1, $2, $3, 'pt_BR', now() + interval '1 hour', $4)`,
      [igreja, sentido, situacao, file],
    )
    try {
      return await ask(world, name, body)
    } finally {
      await forget(world)
    }
  }

async function ask({ test, own }: World, name: CallName, body?: object): Promise<Answer> {
  const equipe = await openEquipe(test, (await logIn(test, 'superAdmin')).userId)
  return test.call(name, { params: { slug: own.slug }, equipe, ...(body && { body }) })
}

async function putFile({ test, own }: World): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    test.target,
    `insert into arquivo (igreja_id, id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, pronto)
     values ($1, gen_random_uuid(), 'copia', 'application/zip', 9, sha256('a'), 0, 0, false, '[]', true) returning id`,
    [own.igreja],
  )
  return row!.id
}

async function forget({ test, own }: World): Promise<void> {
  await asOwner(test.target, 'delete from copia where igreja_id = $1', [own.igreja])
  await asOwner(test.target, `delete from arquivo where igreja_id = $1 and finalidade = 'copia'`, [
    own.igreja,
  ])
}

/** With an archive of the church itself in the place of one that was sent. */
async function looked(world: World, name: CallName): Promise<Answer> {
  const path = receivedPath(world.test.deps, world.own.igreja)
  const sal = newSalt()
  const given = { igrejaId: world.own.igreja, sal }
  await mkdir(dirname(path), { recursive: true })
  await writeCopia(world.test.deps, path, { ...given, key: await deriveKey(copiaSenha, sal) })
  try {
    return await withCopia('entrada', 'recebida', { senha: copiaSenha })(world, name)
  } finally {
    await rm(path)
  }
}

export const copyCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createCopiaEquipe: {
    async ok(world, name) {
      try {
        return await ask(world, name, { senha: copiaSenha })
      } finally {
        await forget(world)
      }
    },
  },
  baixarCopiaEquipe: { ok: withCopia('saida', 'pronta', {}) },
  conferirCopiaEquipe: { ok: looked },
  trazerCopiaEquipe: { ok: withCopia('entrada', 'conferida', {}) },
  deleteCopiaEquipe: { ok: withCopia('entrada', 'recebida') },
}
