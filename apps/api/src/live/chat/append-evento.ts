import { sql } from 'kysely'
import { beforeCommit, type TenantTrx } from '../../db/tenant.ts'

/** What a room itself says; what people write comes through the writer. */
interface SalaEvento {
  salaId: number
  tipo: 'removida' | 'removida_de' | 'restaurada' | 'fixada' | 'momento' | 'estado' | 'modo'
  corpo: object
  /** Who sees it. */
  visivel?: 'todos' | 'moderacao'
}

/**
 * Adds an event to a room, with the next number of it, when the transaction commits; everybody who is there receives it
 * then. Several of one transaction keep their order. The room's counter is locked for the length of one statement.
 */
export function appendEvento(trx: TenantTrx, { salaId, tipo, corpo, visivel = 'todos' }: SalaEvento): void {
  const statement = sql`
    with contador as (update sala set ultimo = ultimo + 1 where id = ${salaId} returning id, ultimo)
    insert into sala_evento (sala_id, seq, tipo, corpo, visivel)
    select id, ultimo, ${tipo}, ${JSON.stringify(corpo)}::jsonb, ${visivel} from contador`
  beforeCommit(trx, { compile: () => statement.compile(trx) })
}
