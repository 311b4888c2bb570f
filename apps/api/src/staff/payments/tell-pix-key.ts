import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { chavePixTrocada } from '../pix-key-kind.ts'
import { tellAdmins } from '../../tell-admins.ts'

/** Every administrator hears of another key at once: whoever has stolen an account turns no money in silence. */
export function tellPixKey(
  deps: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, userId, ...keys }: { igrejaId: number; userId: number; de: string | null; para: string | null },
): Promise<void> {
  const [de, para] = [hide(keys.de), hide(keys.para)]
  return tellAdmins(deps, trx, {
    igrejaId,
    userId,
    kind: chavePixTrocada,
    acao: 'chavePixTrocada',
    dados: { de, para },
    facts: (quem) => ({ url: '/admin', quem, de, para }),
  })
}

/** Enough to know it again, and too little to use: `an…br`. */
function hide(key: string | null): string | null {
  return key && `${key.slice(0, 2)}…${key.slice(-2)}`
}
