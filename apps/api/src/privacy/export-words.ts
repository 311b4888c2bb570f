import type { Locale } from '@atrio/rules'
import type { ExportWords } from './export-page.ts'
import { words, wordsBy } from './words.ts'

/** `fora`: how many files did not fit. */
export function exportWords(
  locale: Locale,
  { fora, ...values }: { igreja: string; fora: number },
): ExportWords {
  return {
    inicio: words.say(locale, 'exportacao_inicio'),
    titulo: words.say(locale, 'exportacao_titulo', values),
    resumo: words.say(locale, 'exportacao_resumo', values),
    sim: words.say(locale, 'exportacao_sim'),
    nao: words.say(locale, 'exportacao_nao'),
    arquivos: words.say(locale, 'exportacao_arquivos'),
    arquivosFora: fora === 0 ? '' : words.say(locale, 'exportacao_arquivos_fora', { quantos: String(fora) }),
    tabelas: wordsBy(locale, 'tabela_'),
    colunas: wordsBy(locale, 'coluna_'),
  }
}
