import type { CuidadoSala } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

const MOST = 100

type Denunciada = CuidadoSala['denunciadas'][number]

/**
 * What waits to be read first, what was reported, and who is muted: of one room, or of all that are not of two people alone. Somebody is
 * named by the message with which they were muted, as in everything that is done here.
 */
export async function readCuidado(
  trx: TenantTrx,
  { salaId = null }: { salaId?: number | null },
): Promise<CuidadoSala> {
  const retidas = await sql<{ sala: string; seq: number; nome: string; texto: string; em: Date }>`
    select s.codigo as sala, e.seq, e.corpo->>'nome' as nome, e.corpo->>'texto' as texto, e.em
    from sala_evento e join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
    where e.tipo = 'mensagem' and e.visivel = 'moderacao' and e.corpo ? 'texto' and ${ofRoom(salaId)}
      and ${IS_KEPT}
    order by e.em, e.seq limit ${MOST}`.execute(trx)
  const denunciadas = await sql<Omit<Denunciada, 'em'> & { em: Date }>`
    select s.codigo as sala, e.seq, e.corpo->>'nome' as nome, e.corpo->>'texto' as texto, e.em, d.quantas
    from (select igreja_id, sala_id, seq, count(*)::int as quantas, min(data_cadastro) as desde from sala_denuncia
        where resolvida_em is null group by igreja_id, sala_id, seq) as d
      join sala_evento e on e.igreja_id = d.igreja_id and e.sala_id = d.sala_id and e.seq = d.seq
      join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
    where e.tipo = 'mensagem' and e.corpo ? 'texto' and ${ofRoom(salaId)} and ${IS_KEPT}
    order by d.quantas desc, d.desde, e.seq limit ${MOST}`.execute(trx)
  const silenciados = await sql<{ sala: string; seq: number; nome: string; ate: Date }>`
    select distinct on (p.id) s.codigo as sala, a.seq, p.nome, p.silenciado_ate as ate
    from sala_participante p
      join sala_moderacao a on a.igreja_id = p.igreja_id and a.alvo = p.id and a.acao = 'silenciar'
      join sala s on s.igreja_id = a.igreja_id and s.id = a.sala_id
    where p.silenciado_ate > now() and ${ofRoom(salaId)}
    order by p.id, a.id desc limit ${MOST}`.execute(trx)
  return {
    retidas: retidas.rows.map((row) => ({ ...row, em: row.em.toISOString() })),
    denunciadas: denunciadas.rows.map((row) => ({ ...row, em: row.em.toISOString() })),
    silenciados: silenciados.rows
      .toSorted((one, other) => other.ate.getTime() - one.ate.getTime())
      .map((row) => ({ ...row, ate: row.ate.toISOString() })),
  }
}

function ofRoom(salaId: number | null) {
  return salaId === null ? IS_SHARED : sql<boolean>`s.id = ${salaId}`
}

/** Of the room `s`: what two say to each other is theirs, and its code lets in (Decision 213). */
export const IS_SHARED = sql<boolean>`s.tipo <> 'privada'
  and not exists (select from atendimento h where h.igreja_id = s.igreja_id and h.sala_id = s.id)`

/** The message `e` of a room: nobody has taken it away. */
export const IS_KEPT = sql<boolean>`not exists (select from sala_remocao r
  where r.igreja_id = e.igreja_id and r.sala_id = e.sala_id and r.desfeita_em is null
    and (r.seq = e.seq or (r.autor = e.autor and r.ate_seq >= e.seq)))`
