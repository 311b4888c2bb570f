import {
  CAMPOS_IMPORTACAO,
  importCalls,
  SEM_OUTRO,
  type CampoImportacao,
  type Importacao,
} from '@atrio/contract'
import { Banner, SelectField } from '@atrio/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { fieldWords } from './import-words.ts'

interface Props {
  importacao: Importacao
  slug: string
  /** It is known which columns are the name and the e-mail. */
  isMeant: boolean
}

/** What each column means, guessed by its heading and corrected by hand. */
export function ImportColumns({ importacao: { id, colunas }, slug, isMeant }: Props) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(!isMeant)
  const { isBusy, error, start } = useTask(async (coluna: number, campo: CampoImportacao | null) => {
    const gone = campo === null ? [] : [campo, ...(SEM_OUTRO[campo] ?? [])]
    const campos = colunas.map((one, index) => {
      if (index === coluna) return campo
      // One column for each: whoever had it before has it no more.
      return one.campo !== null && gone.includes(one.campo) ? null : one.campo
    })
    await api(importCalls.saveColunasImportacao, { params: { slug, id }, body: { campos } })
    await revalidate()
  })
  const meant = colunas.filter(({ campo }) => campo !== null).length
  return (
    <section aria-labelledby="columns" className="grid grid-cols-1 gap-3">
      <h2 id="columns" className="text-lg">
        {m.import_columns()}
      </h2>
      {!isMeant && <Banner tone="warn">{m.import_columns_lacking()}</Banner>}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {m.import_columns_meant({ meant, count: colunas.length })}
        </summary>
        <ul className="ruled">
          {colunas.map(({ titulo, campo, exemplos }, coluna) => (
            // oxlint-disable-next-line react/no-array-index-key -- headings may be alike, and their places never change
            <li key={coluna} className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
              <div className="grid min-w-0 grid-cols-1">
                <span className="font-semibold wrap-anywhere">{nameOf(titulo, coluna)}</span>
                <span className="text-ink-muted text-sm wrap-anywhere">{exemplos.join(' · ')}</span>
                {campo === 'nomeCompleto' && <span className="text-sm">{m.import_full_name_split()}</span>}
              </div>
              <SelectField
                label={m.import_column_is({ column: nameOf(titulo, coluna) })}
                value={campo ?? ''}
                disabled={isBusy}
                placeholder={m.import_column_none()}
                options={CAMPOS_IMPORTACAO.map((value) => ({ value, label: fieldWords[value]() }))}
                onChange={({ target }) =>
                  void start(coluna, (target.value || null) as CampoImportacao | null)
                }
              />
            </li>
          ))}
        </ul>
      </details>
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </section>
  )
}

function nameOf(titulo: string, coluna: number): string {
  return titulo || m.import_column_unnamed({ number: coluna + 1 })
}
