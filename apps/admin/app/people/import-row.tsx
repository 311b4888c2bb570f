import { importCalls, type Importacao, type LinhaImportacao, type SituacaoLinha } from '@atrio/contract'
import { Banner, Button, Tag, TextField, type TagProps } from '@atrio/ui'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { fieldWords, reasonOf, rowWords } from './import-words.ts'

interface Props {
  linha: LinhaImportacao
  colunas: Importacao['colunas']
  /** Nothing of it has been taken in yet. */
  isOpen: boolean
  of: { slug: string; codigo: string; id: number }
}

/** A row of the file: what would become of it, and what of it can be put right here. */
export function ImportRow({ linha, colunas, isOpen, of }: Props) {
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Record<number, string>>({})
  const columnOf = (campo: string) => colunas.findIndex((one) => one.campo === campo)
  const { isBusy, error, start } = useTask(async (escolha: 'nova' | 'fora' | null) => {
    const celulas = Object.entries(typed).map(([coluna, valor]) => ({ coluna: Number(coluna), valor }))
    await api(importCalls.saveLinhaImportacao, {
      params: { slug: of.slug, id: of.id, numero: linha.numero },
      body: { celulas, escolha },
    })
    setTyped({})
    await revalidate()
  })
  const { situacao, erros, usuario, completa, troca, numero, nomeDividido } = linha
  const wrong = erros
    .filter(({ campo }) => columnOf(campo) >= 0)
    .toSorted((a, b) => columnOf(a.campo) - columnOf(b.campo))
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 grid-cols-1">
          <span className="font-semibold wrap-anywhere">{titleOf(linha, columnOf)}</span>
          <span className="text-ink-muted text-sm wrap-anywhere">
            {[m.import_line({ line: numero }), ...restOf(linha, colunas)].join(' · ')}
          </span>
        </div>
        <Tag tone={TONES[situacao]}>{rowWords[situacao]()}</Tag>
      </div>
      {nomeDividido && (
        <p className="text-sm wrap-anywhere">
          {nomeDividido.sobrenome === ''
            ? m.import_name_alone({ first: nomeDividido.nome })
            : m.import_names({ first: nomeDividido.nome, last: nomeDividido.sobrenome })}
        </p>
      )}
      {usuario && (
        <p className="text-sm">
          {situacao === 'parecida' ? m.import_may_be() : m.import_is_here()}{' '}
          <Link to={`/${of.codigo}/pessoas/${usuario.id}`}>{usuario.nome}</Link>
        </p>
      )}
      {completa.length > 0 && (
        <p className="text-sm">
          {m.import_fills({ fields: completa.map((campo) => fieldWords[campo]()).join(', ') })}
        </p>
      )}
      {troca.length > 0 && (
        <p className="text-sm">
          {m.import_replaces({ fields: troca.map((campo) => fieldWords[campo]()).join(', ') })}
        </p>
      )}
      {wrong.length > 0 && (
        <form
          noValidate
          aria-label={m.import_line({ line: numero })}
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void start(null)
          }}
        >
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            {wrong.map((one) => (
              <TextField
                key={one.campo}
                label={fieldWords[one.campo]()}
                value={typed[columnOf(one.campo)] ?? linha.celulas[columnOf(one.campo)] ?? ''}
                maxLength={500}
                error={reasonOf(one)}
                onChange={({ target }) =>
                  setTyped((before) => ({ ...before, [columnOf(one.campo)]: target.value }))
                }
              />
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" loading={isBusy}>
              {m.import_repair()}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => void start('fora')}>
              {m.import_leave_out()}
            </Button>
          </div>
        </form>
      )}
      {isOpen && situacao === 'parecida' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" loading={isBusy} onClick={() => void start('nova')}>
            {m.import_is_other()}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => void start('fora')}>
            {m.import_leave_out()}
          </Button>
        </div>
      )}
      {isOpen && situacao === 'fora' && (
        <Button
          variant="secondary"
          loading={isBusy}
          className="justify-self-start"
          onClick={() => void start(null)}
        >
          {m.import_take_back()}
        </Button>
      )}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </li>
  )
}

const TONES: Record<SituacaoLinha, NonNullable<TagProps['tone']>> = {
  erro: 'bad',
  parecida: 'warn',
  nova: 'ok',
  completada: 'info',
  igual: 'plain',
  fora: 'plain',
}

/** The name, or whatever there is. */
function titleOf({ celulas, numero }: LinhaImportacao, columnOf: (campo: string) => number): string {
  const said = ['nomeCompleto', 'nome', 'sobrenome'].map((campo) => celulas[columnOf(campo)]).filter(Boolean)
  return (
    said.join(' ') || celulas[columnOf('email')] || celulas.find(Boolean) || m.import_line({ line: numero })
  )
}

const NAMES: ReadonlySet<string> = new Set(['nomeCompleto', 'nome', 'sobrenome'])

function restOf({ celulas }: LinhaImportacao, colunas: Importacao['colunas']): string[] {
  return colunas.flatMap(({ campo }, coluna) =>
    campo && !NAMES.has(campo) && celulas[coluna] ? [celulas[coluna]] : [],
  )
}
