import { groupsCalls, type PessoaCelula } from '@atrio/contract'
import { Banner, Button, TextField, useToasts } from '@atrio/ui'
import { Search, UserMinus, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

interface Change {
  pessoa: PessoaCelula
  flagLider: boolean
}

/** Who leads a group: found among the church's people, and asked once more, since they read what others write. */
export function Leaders({
  slug,
  celula,
  lideres,
}: {
  slug: string
  celula: { id: number; nome: string }
  lideres: readonly PessoaCelula[]
}) {
  const refresh = useRefresh()
  const { show } = useToasts()
  const [change, setChange] = useState<Change | null>(null)
  const [busca, setBusca] = useState('')
  const [found, setFound] = useState<readonly PessoaCelula[] | null>(null)
  const search = useTask(async () => {
    const { pessoas } = await api(groupsCalls.listPessoasCelula, { params: { slug }, query: { busca } })
    setFound(pessoas.filter(({ id }) => lideres.every((lider) => lider.id !== id)))
  })
  async function save({ pessoa, flagLider }: Change) {
    const params = { slug, id: celula.id, idUsuario: pessoa.id }
    await api(groupsCalls.saveLiderEquipe, { params, body: { flagLider } })
    const said = { nome: nameOf(pessoa), grupo: celula.nome }
    setChange(null)
    setFound(null)
    setBusca('')
    await refresh()
    show({ tone: 'ok', title: flagLider ? m.leaders_named(said) : m.leaders_taken(said) })
  }
  return (
    <>
      {lideres.length === 0 ? (
        <Banner tone="warn" title={m.groups_desk_no_leader()}>
          {m.leaders_none()}
        </Banner>
      ) : (
        <ul className="ruled">
          {lideres.map((pessoa) => (
            <Person key={pessoa.id} pessoa={pessoa}>
              <Button
                variant="outline"
                icon={<UserMinus />}
                aria-label={m.leaders_take_of({ nome: nameOf(pessoa) })}
                onClick={() => setChange({ pessoa, flagLider: false })}
              >
                {m.leaders_take()}
              </Button>
            </Person>
          ))}
        </ul>
      )}
      <form
        role="search"
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          void search.start()
        }}
      >
        <TextField
          label={m.leaders_find()}
          hint={m.leaders_find_hint()}
          type="search"
          required
          minLength={2}
          maxLength={100}
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
        />
        <Button type="submit" variant="secondary" icon={<Search />} loading={search.isBusy}>
          {m.list_search_submit()}
        </Button>
      </form>
      {search.error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(search.error)}
        </Banner>
      )}
      <div role="status">{found?.length === 0 && <p className="text-ink-muted">{m.leaders_nobody()}</p>}</div>
      {found && found.length > 0 && (
        <ul className="ruled" aria-label={m.leaders_found()}>
          {found.map((pessoa) => (
            <Person key={pessoa.id} pessoa={pessoa}>
              <Button
                variant="outline"
                icon={<UserPlus />}
                aria-label={m.leaders_name_of({ nome: nameOf(pessoa) })}
                onClick={() => setChange({ pessoa, flagLider: true })}
              >
                {m.leaders_name()}
              </Button>
            </Person>
          ))}
        </ul>
      )}
      {change && (
        <ConfirmDialog
          isOpen
          {...textsOf(change, celula.nome, lideres.length === 1)}
          keep={m.leaders_keep()}
          onClose={() => setChange(null)}
          onAct={() => save(change)}
        />
      )}
    </>
  )
}

function textsOf({ pessoa, flagLider }: Change, grupo: string, isLast: boolean) {
  const said = { nome: nameOf(pessoa), grupo }
  if (flagLider)
    return { title: m.leaders_name_sure(said), detail: m.leaders_name_detail(said), act: m.leaders_name() }
  const detail = isLast ? m.leaders_take_last(said) : m.leaders_take_detail(said)
  return { title: m.leaders_take_sure(said), detail, act: m.leaders_take() }
}

function Person({ pessoa, children }: { pessoa: PessoaCelula; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="grid min-w-0 flex-1 basis-48 grid-cols-1">
        <span className="font-semibold wrap-break-word">{nameOf(pessoa)}</span>
        {pessoa.congregacao && (
          <span className="text-ink-muted text-sm wrap-break-word">{pessoa.congregacao}</span>
        )}
      </span>
      {children}
    </li>
  )
}

const nameOf = ({ nome, sobrenome }: PessoaCelula) => `${nome} ${sobrenome}`.trim()
