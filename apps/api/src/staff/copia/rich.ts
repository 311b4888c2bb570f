import { allResources, evento, type Resource } from '@atrio/contract'
import { sanitizeRichText } from '@atrio/rich-text'
import { CopiaRefused } from './look.ts'

type Row = Record<string, unknown>

const declared = [...allResources, evento as unknown as Resource]
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnsOf = (input: string) =>
  Object.fromEntries(
    declared.map(({ nome, fields }) => [
      snake(nome),
      Object.entries(fields).flatMap(([name, { ui }]) => (ui.input === input ? [snake(name)] : [])),
    ]),
  )

/** Texts with markup, by table: those that staff write through the engine, and those with a way of their own. */
export const RICH: Readonly<Record<string, readonly string[]>> = {
  ...columnsOf('rich'),
  celula: ['descricao'],
  estudo: ['conteudo'],
  igreja: ['historia'],
  igreja_texto: ['conteudo'],
  ingresso_conteudo: ['conteudo'],
}

/** Addresses that a page leads to. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = columnsOf('address')
/** Nothing that a browser would run (`address` of the contract); plain HTTP is of before. */
const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i

/** A row as if staff had written it: its texts are cleaned in the same way. @throws CopiaRefused */
export function asWritten(table: string, row: Row): Row {
  const clean: Row = { ...row }
  for (const column of RICH[table] ?? []) {
    const text = clean[column]
    if (typeof text === 'string') clean[column] = sanitizeRichText(text) ?? ''
  }
  for (const column of ADDRESSES[table] ?? []) {
    const address = clean[column]
    if (typeof address === 'string' && address !== '' && !ADDRESS.test(address))
      throw new CopiaRefused('formato')
  }
  return clean
}
