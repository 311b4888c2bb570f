import { planilha, type CallName, type ErrorCode } from '@atrio/contract'
import { withoutMail } from './activation-cases.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'
import { makeXlsx } from './sheets.ts'

let sent = 0

const read = ({ test, own, equipe }: World, arquivo: Buffer | string) =>
  test.call('createImportacao', {
    params: { slug: own.slug },
    equipe,
    arquivo: Buffer.from(arquivo),
    body: { nome: 'rol.csv' },
  })

/** With a file that only this case knows. */
async function of(world: World, name: CallName, body?: object, params: object = {}): Promise<Answer> {
  sent += 1
  const answer = await read(world, `Nome;E-mail\nDe Caso ${'a'.repeat(sent)};caso.${sent}@import.example\n`)
  const { id } = answer.body['importacao'] as { id: number }
  try {
    return await call(world, name, id, body, params)
  } finally {
    await asOwner(world.test.target, 'delete from importacao where id = $1', [id])
  }
}

const call = (world: World, name: CallName, id: number, body?: object, params: object = {}) =>
  world.test.call(name, {
    ...inputFor(name, world.own),
    params: { slug: world.own.slug, id, ...params },
    equipe: world.equipe,
    ...(body && { body }),
  })

const refusing =
  (make: () => Buffer | string): Case =>
  (world) =>
    read(world, make())

/** Of people who come in a file. */
export const importCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createImportacao: {
    ok: (world) => read(world, 'Nome;E-mail\nDe Caso;caso@import.example\n'),
    ACCOUNT_LIMIT: async (world) => {
      const { test, own } = world
      await asOwner(
        test.target,
        `insert into importacao (igreja_id, arquivo, sha256, titulos, campos, formulas, formulas_vazias, outras_folhas)
         select $1, 'cheia', sha256(n::text::bytea), '{}', '{}', 0, 0, 0 from generate_series(1, 9) n`,
        [own.igreja],
      )
      const answer = await read(world, 'Nome;E-mail\nMais Um;mais.um@import.example\n')
      await asOwner(test.target, `delete from importacao where arquivo = 'cheia'`)
      return answer
    },
    FILE_TOO_LARGE: refusing(() => Buffer.alloc(planilha.maxBytes + 1, 'a')),
    FILE_TYPE: refusing(() => '%PDF-1.7 no table'),
    FILE_ACTIVE: refusing(() => makeXlsx([['Nome']], { more: { 'xl/vbaProject.bin': new Uint8Array(4) } })),
    FILE_DAMAGED: refusing(() => makeXlsx([['Nome']]).subarray(0, 300)),
    SHEET_TOO_LARGE: refusing(() => `Nome\n${'Ana\n'.repeat(planilha.maxLinhas + 1)}`),
    SHEET_EMPTY: refusing(() => 'Nome;E-mail\n'),
  },
  getImportacao: { ok: (world, name) => of(world, name) },
  saveColunasImportacao: { ok: (world, name) => of(world, name, { campos: ['nome', null] }) },
  saveModoImportacao: { ok: (world, name) => of(world, name, { atualiza: true }) },
  saveLinhaImportacao: {
    ok: (world, name) => of(world, name, { celulas: [], escolha: 'fora' }, { numero: 2 }),
  },
  fazerImportacao: {
    ok: (world, name) => of(world, name, { convidar: false }),
    ACTIVATION_MAIL_FAILED: (world, name) =>
      withoutMail(world.test, () => of(world, name, { convidar: true })),
  },
  desfazerImportacao: {
    async ok(world, name) {
      const answer = await read(world, 'Nome;E-mail\nDesfeita;desfeita@import.example\n')
      const { id } = answer.body['importacao'] as { id: number }
      await call(world, 'fazerImportacao', id, { convidar: false })
      return call(world, name, id, {})
    },
  },
  deleteImportacao: { ok: (world, name) => of(world, name) },
}
