import { accountStaffCalls, type IgrejaEquipe, type UsuarioEquipe } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { refusedFields } from '../content/refused-fields.ts'
import { useRefresh } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { PersonFields, toDados } from './person-fields.tsx'
import { PersonMoreFields } from './person-more-fields.tsx'
import { changedOf, moreOf, type EstadosCivis } from './person-more.ts'

/** Corrects what the church knows of somebody. */
export function PersonForm({
  usuario,
  igreja: { slug },
  congregacoes,
  estadosCivis,
  onDone,
}: {
  usuario: UsuarioEquipe
  igreja: IgrejaEquipe
  congregacoes: readonly { id: number; nome: string }[]
  estadosCivis: EstadosCivis
  onDone: () => void
}) {
  const { id, versao } = usuario
  const [values, setValues] = useState({
    nome: usuario.nome,
    sobrenome: usuario.sobrenome,
    telefone: usuario.telefone ?? '',
    dataNascimento: usuario.dataNascimento ?? '',
    congregacao: usuario.congregacao ? String(usuario.congregacao.id) : '',
  })
  const [more, setMore] = useState(() => moreOf(usuario))
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const body = { ...toDados(values), ...changedOf(usuario, more), versao }
    await api(accountStaffCalls.saveUsuarioEquipe, { params: { slug, id }, body })
    onDone()
    show({ tone: 'ok', title: m.person_saved() })
    await refresh()
  })
  const refusals = refusedFields(error)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <PersonFields values={values} congregacoes={congregacoes} refusals={refusals} onChange={setValues} />
      <PersonMoreFields
        values={more}
        perguntas={usuario.respostas}
        estadosCivis={estadosCivis}
        refusals={refusals}
        onChange={setMore}
      />
      {error !== null && Object.keys(refusals).length === 0 && (
        <Banner tone="bad" live="assertive">
          {codeOf(error) === 'VERSION_CONFLICT' ? m.person_conflict() : errorText(error)}
        </Banner>
      )}
      <Button type="submit" loading={isBusy} block>
        {m.save()}
      </Button>
    </form>
  )
}
