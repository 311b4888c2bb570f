import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Traducao } from '@atrio/contract'
import { LIVROS } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import type { ImportedVerse } from './import/imported-verse.ts'
import { importTraducao } from './import/import-traducao.ts'

/** The text that comes with the program (Decision 26). Its brackets mark words that the translators added. */
const KJV: Traducao = {
  codigo: 'kjv',
  nome: 'King James Version',
  idioma: 'en',
  licenca: 'Public domain',
  atribuicao: 'Edition of 1769.',
}

/** Loads the English text where no translation is there yet, as at the first start. */
export async function loadBundledBible(db: Database): Promise<void> {
  const any = await db.selectFrom('bibliaTraducao').select('codigo').limit(1).executeTakeFirst()
  if (!any) await importTraducao(db, KJV, await readKjv())
}

async function readKjv(): Promise<ImportedVerse[]> {
  const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json')
  const verses = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)
  // Books follow in the usual order, so that a name need not be understood 31,102 times.
  let [book, name] = [-1, '']
  return verses.map(([reference, text]) => {
    const space = reference.lastIndexOf(' ')
    if (reference.slice(0, space) !== name) [book, name] = [book + 1, reference.slice(0, space)]
    const [capitulo = 0, versiculo = 0] = reference
      .slice(space + 1)
      .split(':')
      .map(Number)
    return {
      livro: LIVROS[book]!,
      capitulo,
      versiculo,
      texto: text.replace(/^# /, '').replace(/[[\]]/g, ''),
      flagParagrafo: text.startsWith('#'),
    }
  })
}
