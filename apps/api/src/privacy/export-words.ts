import type { Locale } from '@atrio/rules'
import type { ExportWords } from './export-page.ts'
import { words, wordsBy } from './words.ts'

export function exportWords(locale: Locale, values: { igreja: string }): ExportWords {
  return {
    inicio: words.say(locale, 'exportacao_inicio'),
    titulo: words.say(locale, 'exportacao_titulo', values),
    resumo: words.say(locale, 'exportacao_resumo', values),
    sim: words.say(locale, 'exportacao_sim'),
    nao: words.say(locale, 'exportacao_nao'),
    arquivos: words.say(locale, 'exportacao_arquivos'),
    tabelas: wordsBy(locale, 'tabela_'),
    colunas: wordsBy(locale, 'coluna_'),
  }
}
