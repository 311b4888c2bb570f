import { resources, type Resource, type Valores } from '@atrio/contract'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { createDraft } from './drafts.ts'
import { publish } from './publish.ts'
import { cleanValues } from './values.ts'

const louvor = resources.louvor as unknown as Resource

/** Keeps every song, or none where one of them fails; what the church has word for word is left out. */
export async function importSongs(
  trx: TenantTrx,
  { louvores, publicar, userId }: { louvores: Valores[]; publicar: boolean; userId: number },
): Promise<{ importados: number; repetidos: string[] }> {
  const repetidos: string[] = []
  await asEquipeConteudo(trx, async () => {
    for (const given of louvores) {
      const { valores } = cleanValues(louvor, given)
      if (await isThere(trx, { valores })) {
        repetidos.push(String(valores['titulo']))
        continue
      }
      const id = await createDraft(trx, { resource: louvor, userId, valores })
      if (publicar) await publish(trx, { resource: louvor, id, userId, versao: 0, valores })
    }
  })
  return { importados: louvores.length - repetidos.length, repetidos }
}

async function isThere(trx: TenantTrx, { valores }: { valores: Valores }): Promise<boolean> {
  const { titulo, conteudo } = valores
  const { rows } = await sql`select 1 where exists (select from louvor
      where arquivado_em is null and fold_text(titulo) = fold_text(${titulo}) and conteudo = ${conteudo})
    or exists (select from rascunho
      where recurso = 'louvor' and valores ->> 'titulo' = ${titulo} and valores ->> 'conteudo' = ${conteudo})`.execute(
    trx,
  )
  return rows.length > 0
}
