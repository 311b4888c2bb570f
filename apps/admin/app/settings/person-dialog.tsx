import type { IgrejaEquipe, PessoaEquipe } from '@atrio/contract'
import { Sheet } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { PersonForm } from './person-form.tsx'

/** What somebody is and is charged with; `new` for who is not of the staff yet. */
export function PersonDialog({
  igreja,
  pessoa,
  onClose,
}: {
  igreja: IgrejaEquipe
  pessoa: PessoaEquipe | 'new' | null
  onClose: () => void
}) {
  const title = pessoa === null || pessoa === 'new' ? m.team_add() : `${pessoa.nome} ${pessoa.sobrenome}`
  return (
    <Sheet
      open={pessoa !== null}
      onClose={onClose}
      title={title}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      {pessoa !== null && (
        <PersonForm igreja={igreja} pessoa={pessoa === 'new' ? null : pessoa} onDone={onClose} />
      )}
    </Sheet>
  )
}
