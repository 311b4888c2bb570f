import { beforeCommit, type TenantTrx } from '../../db/tenant.ts'

/** One line of the trail. Ids and states alone: it is never deleted, so it may not name anybody. */
export interface AuditEntry {
  igrejaId: number
  /** `user:12`, `sistema`, `gateway:0`. */
  ator: string
  acao: string
  /** `pedido:7`, `recorrencia:<uuid>`. */
  alvo: string
  dados?: Record<string, string | number | boolean | null>
}

/** Adds to the trail at the end of the transaction: entries of a church are chained, one after the other. */
export function audit(trx: TenantTrx, entries: AuditEntry[]): void {
  for (const { dados = {}, ...entry } of entries) {
    // The database numbers and chains; what is given here is replaced.
    const row = { ...entry, dados: JSON.stringify(dados), seq: 0n, hash: Buffer.alloc(0) }
    beforeCommit(trx, trx.insertInto('auditoria').values(row))
  }
}
