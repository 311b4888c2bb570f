import {
  moduloNomes,
  type AjustesIgreja,
  type ContatoValores,
  type IgrejaValores,
  type ModuloCodigo,
  type VisualValores,
} from '@atrio/contract'
import { cleanRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { isOfChurch, noteFiles } from '../../files/named-files.ts'
import { AppError } from '../../http/errors.ts'
import { refuseStale } from '../../http/stale.ts'
import { requireTimeZone } from '../time-zone.ts'
import { getAjustes } from './ajustes.ts'

interface Seen {
  igrejaId: number
  versao: number
}
type Part = 'igreja' | 'contato' | 'visual' | 'modulos' | 'cadastro'

/** As `revisao` calls it, and which row of it; a list is all of its rows. */
const tables: Record<
  Part,
  (now: AjustesIgreja, igrejaId: number) => [recurso: string, registro: string | null]
> = {
  igreja: (_, igrejaId) => ['igreja', String(igrejaId)],
  contato: ({ contato: { id } }) => ['cliente', String(id)],
  visual: (_, igrejaId) => ['igreja_visual', String(igrejaId)],
  modulos: () => ['igreja_modulo', null],
  cadastro: () => ['cadastro_campo', null],
}

/** Holds the church, so that two who save settings do so one after the other. @throws AppError VERSION_CONFLICT */
async function lockPart(
  trx: TenantTrx,
  { part, igrejaId, versao: seen }: Seen & { part: Part },
): Promise<AjustesIgreja> {
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
  const now = await getAjustes(trx, { igrejaId })
  const [recurso, registro] = tables[part](now, igrejaId)
  const { versao, ...valores } = now[part]
  await refuseStale(trx, { seen, now: { recurso, registro, versao, valores } })
  return now
}

/** The church is listed by the name that it had, until it is another. @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveIgreja(
  trx: TenantTrx,
  { igrejaId, versao, valores }: Seen & { valores: IgrejaValores },
): Promise<void> {
  requireTimeZone(valores.fusoHorario, 'fusoHorario')
  requireOnce(valores.idiomas, 'idiomas')
  if (valores.idiomas.length === 0) throw refuse('idiomas', 'required')
  // Whoever wants none of them is shown the main one.
  if (!valores.idiomas.includes(valores.idioma)) throw refuse('idioma', 'unknown')
  const { igreja } = await lockPart(trx, { part: 'igreja', igrejaId, versao })
  const historia = valores.historia === null ? '' : cleanRichText(valores.historia).html
  const row = { ...valores, descricao: valores.descricao?.trim() || null, historia: historia || null }
  await trx.updateTable('igreja').set(row).where('id', '=', igrejaId).execute()
  await trx
    .updateTable('cliente')
    .set({ nome: valores.nome })
    .where('igrejaId', '=', igrejaId)
    .where('nome', '=', igreja.nome)
    .execute()
}

/** @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveContato(
  trx: TenantTrx,
  { igrejaId, versao, valores }: Seen & { valores: ContatoValores },
): Promise<void> {
  if ((valores.latitude === null) !== (valores.longitude === null))
    throw refuse(valores.latitude === null ? 'latitude' : 'longitude', 'required')
  await lockPart(trx, { part: 'contato', igrejaId, versao })
  const filled = Object.entries(valores).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  await trx
    .updateTable('cliente')
    .set(Object.fromEntries(filled) as ContatoValores)
    .where('igrejaId', '=', igrejaId)
    .execute()
}

/** A picture that the church had stays where it was named. @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveVisual(
  trx: TenantTrx,
  { igrejaId, versao, valores }: Seen & { valores: VisualValores },
): Promise<void> {
  const { visual } = await lockPart(trx, { part: 'visual', igrejaId, versao })
  const names = ['logo', 'icone', 'imagemCapa'] as const
  for (const name of names) {
    const address = valores[name]
    const isNew = address !== null && address !== visual[name]
    if (isNew && !(await isOfChurch(trx, { address }))) throw refuse(name, 'unknown')
  }
  const row = { ...valores, imagemCapaAlt: valores.imagemCapaAlt?.trim() || null }
  await trx
    .insertInto('igrejaVisual')
    .values({ igrejaId, ...row })
    .onConflict((conflict) => conflict.column('igrejaId').doUpdateSet(row))
    .execute()
  const addresses = names.map((name) => valores[name])
  await noteFiles(trx, { recurso: 'igreja_visual', id: igrejaId, addresses })
}

/** What is off keeps its data. @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveModulos(
  trx: TenantTrx,
  { igrejaId, versao, codigos }: Seen & { codigos: readonly ModuloCodigo[] },
): Promise<void> {
  requireOnce(codigos, 'codigos')
  const { igreja } = await lockPart(trx, { part: 'modulos', igrejaId, versao })
  await trx
    .deleteFrom('igrejaModulo')
    .where('codigo', 'not in', codigos.length > 0 ? codigos : [''])
    .execute()
  const rows = codigos.map((codigo, ordem) => ({ codigo, ordem, nome: moduloNomes[igreja.idioma][codigo] }))
  if (rows.length === 0) return
  await trx
    .insertInto('igrejaModulo')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'codigo']).doUpdateSet((eb) => ({ ordem: eb.ref('excluded.ordem') })),
    )
    .execute()
}

/** @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveCadastro(
  trx: TenantTrx,
  { igrejaId, versao, campos }: Seen & { campos: AjustesIgreja['cadastro']['campos'] },
): Promise<void> {
  const names = campos.map(({ campo }) => campo)
  requireOnce(names, 'campos')
  await lockPart(trx, { part: 'cadastro', igrejaId, versao })
  await trx
    .deleteFrom('cadastroCampo')
    .where('campo', 'not in', names.length > 0 ? names : [''])
    .execute()
  if (campos.length === 0) return
  await trx
    .insertInto('cadastroCampo')
    .values(campos.map((campo, ordem) => ({ ...campo, ordem })))
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'campo']).doUpdateSet((eb) => ({
        flagObrigatorio: eb.ref('excluded.flagObrigatorio'),
        ordem: eb.ref('excluded.ordem'),
      })),
    )
    .execute()
}

function requireOnce(names: readonly string[], campo: string): void {
  if (new Set(names).size < names.length) throw refuse(campo, 'unique')
}

const refuse = (campo: string, regra: string) => new AppError('VALIDATION', { campos: [{ campo, regra }] })
