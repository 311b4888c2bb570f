import type { CallName, ErrorCode } from '@atrio/contract'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import type { CallOptions } from './test-app.ts'

/** A name that browsers of this machine find by themselves. */
const HOST = 'igreja-da-restinga.localhost'
const ACTIVE = `insert into igreja_dominio (host, igreja_id) values ('${HOST}', $1)`
const ASKED = `insert into igreja_endereco (igreja_id, host) values ($1, '${HOST}')`
const FILL = `insert into igreja_endereco (igreja_id, host) select $1, n || '.restinga.org' from generate_series(1, 10) n`

/** With such names as a statement makes, which are gone afterwards. */
async function within(
  { test, own, equipe }: World,
  name: CallName,
  { before, ...given }: CallOptions & { before?: string },
) {
  if (before) await asOwner(test.target, before, [own.igreja])
  try {
    return await test.call(name, { params: { slug: own.slug }, equipe, ...given })
  } finally {
    await asOwner(test.target, 'delete from igreja_endereco')
    await asOwner(test.target, `delete from igreja_dominio where host = '${HOST}'`)
  }
}

export const hostCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createEnderecoEquipe: {
    ok: (world, name) => within(world, name, { body: { host: HOST } }),
    ACCOUNT_LIMIT: (world, name) => within(world, name, { before: FILL, body: { host: HOST } }),
  },
  conferirEnderecoEquipe: {
    ok: (world, name) => within(world, name, { before: ASKED, body: { host: HOST } }),
  },
  savePrincipalEquipe: {
    ok: (world, name) => within(world, name, { before: ACTIVE, body: { host: HOST } }),
  },
  deleteEnderecoEquipe: {
    ok: (world, name) => within(world, name, { before: ASKED, query: { host: HOST }, body: {} }),
  },
}
