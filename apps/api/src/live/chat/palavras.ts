import type { ModoSala } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { appendEvento } from './append-evento.ts'
import { foldText, type Palavra } from './regras.ts'

/** Each message is compared with all of them. */
const MOST = 500
const LETTERS = { min: 2, max: 40 }

export function listPalavras(trx: TenantTrx): Promise<(Palavra & { id: number })[]> {
  return trx
    .selectFrom('salaPalavra')
    .select(['id', 'palavra'])
    .select(sql<Palavra['acao']>`acao`.as('acao'))
    .orderBy('palavra')
    .execute()
}

/** Takes a word in, as it is compared: folded, whole. @throws AppError VALIDATION */
export async function savePalavra(
  trx: TenantTrx,
  { palavra: given, acao }: { palavra: string; acao: Palavra['acao'] },
): Promise<void> {
  const palavra = foldText(given)
  const letters = Array.from(palavra).length
  if (letters < LETTERS.min) throw refused('min')
  if (letters > LETTERS.max || (await listPalavras(trx)).length >= MOST) throw refused('max')
  await trx
    .insertInto('salaPalavra')
    .values({ palavra, acao })
    .onConflict((oc) => oc.columns(['igrejaId', 'palavra']).doUpdateSet({ acao }))
    .execute()
  await tellSalas(trx)
}

/** @throws AppError NOT_FOUND */
export async function deletePalavra(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const gone = await trx.deleteFrom('salaPalavra').where('id', '=', id).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
  await tellSalas(trx)
}

/** Rooms that are read now have the words of before: an event of `modo` has every process read them anew (Decision 211). */
async function tellSalas(trx: TenantTrx): Promise<void> {
  const { rows } = await sql<ModoSala & { salaId: number }>`
    select s.id as "salaId", s.modo_lento as "modoLento", s.flag_so_anfitrioes as "flagSoAnfitrioes",
      s.flag_links_convidados as "flagLinksConvidados"
    from sala s
    where exists (select from sala_presenca p where p.igreja_id = s.igreja_id and p.sala_id = s.id
        and p.em > now() - interval '2 minutes')
      or (s.tipo = 'publica' and coalesce(s.abre_em, now()) < now() + interval '1 hour'
        and coalesce(s.fecha_em, 'infinity') > now())
    order by s.id limit 200`.execute(trx)
  for (const { salaId, ...modo } of rows) appendEvento(trx, { salaId, tipo: 'modo', corpo: modo })
}

function refused(regra: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo: 'palavra', regra }] })
}
