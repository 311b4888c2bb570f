import type { CallResult, IgrejaEquipe, PessoaEquipe, staffTeamCalls } from '@atrio/contract'
import { Button, Tag } from '@atrio/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { standingName } from '../lib/standing-names.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { LostFactorNote } from './lost-factor-note.tsx'
import { PersonDialog } from './person-dialog.tsx'

type Equipe = CallResult<(typeof staffTeamCalls)['listPessoasEquipe']>

/** Who may do what at the church. */
export function TeamPage() {
  const equipe = useLoaderData<Equipe | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [open, setOpen] = useState<PessoaEquipe | 'new' | null>(null)
  usePageTitle(m.team(), igreja.nome)
  if (!equipe) return null
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.team()}</h1>
        <p className="text-ink-muted">{m.team_lead()}</p>
      </div>
      <Button icon={<UserPlus />} onClick={() => setOpen('new')} className="justify-self-start">
        {m.team_add()}
      </Button>
      <ul className="ruled">
        {equipe.pessoas.map((pessoa) => (
          <Person key={pessoa.idUsuario} pessoa={pessoa} igreja={igreja} onChange={() => setOpen(pessoa)} />
        ))}
      </ul>
      <PersonDialog igreja={igreja} pessoa={open} onClose={() => setOpen(null)} />
    </div>
  )
}

function Person({
  pessoa,
  igreja,
  onChange,
}: {
  pessoa: PessoaEquipe
  igreja: IgrejaEquipe
  onChange: () => void
}) {
  const nome = `${pessoa.nome} ${pessoa.sobrenome}`
  const factor = pessoa.flagFator ? m.team_factor() : m.team_no_factor()
  const last = pessoa.dataUltimoUso ? m.team_last({ age: formatAge(pessoa.dataUltimoUso) }) : m.team_never()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-1">
        <p className="font-semibold wrap-break-word">
          {nome} {pessoa.flagPropria && <span className="text-ink-muted font-normal">{m.team_you()}</span>}
        </p>
        <p className="text-ink-muted text-sm wrap-break-word">{pessoa.email}</p>
        <ul className="flex flex-wrap gap-1.5">
          {[...pessoa.papeis, ...pessoa.funcoes].map((one) => (
            <li key={one}>
              <Tag>{standingName(one)}</Tag>
            </li>
          ))}
        </ul>
        <p className="text-ink-muted text-sm">
          {factor} · {last}
        </p>
      </div>
      <Button variant="secondary" onClick={onChange} aria-label={m.team_change_of({ nome })}>
        {m.team_change()}
      </Button>
      <LostFactorNote pessoa={pessoa} igreja={igreja} />
    </li>
  )
}
