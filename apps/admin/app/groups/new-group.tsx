import type { IgrejaEquipe } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { placeOfKind } from '../content/kind-names.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Begins a group: nobody sees it before it is published. */
export function NewGroup({ igreja: { slug, codigo } }: { igreja: IgrejaEquipe }) {
  const navigate = useNavigate()
  const create = useTask(async () => {
    // With the calls of all kinds comes what each is made of.
    const [{ recordCalls }, { kindNamed }] = await Promise.all([
      import('../content/calls.ts'),
      import('../content/kinds.ts'),
    ])
    const { registro } = await recordCalls('celula', slug).create(kindNamed('celula').begins ?? {})
    await navigate(`/${codigo}/${placeOfKind('celula')}/${registro.id}`)
  })
  return (
    <>
      <Button icon={<Plus />} loading={create.isBusy} onClick={() => void create.start()}>
        {m.kind_celula_new()}
      </Button>
      {create.error !== null && (
        <Banner tone="bad" live="assertive" className="basis-full">
          {errorText(create.error)}
        </Banner>
      )}
    </>
  )
}
