import { hasRight, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { UserPlus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { often } from '../content/often.ts'
import { errorText } from '../lib/error-text.ts'
import { hasModule } from '../lib/modules.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

const kinds = (Object.keys(often) as (keyof typeof often)[]).map((nome) => ({ nome, ...often[nome] }))

/** A button for each thing that somebody begins most, as far as their rights go. */
export function CreateLinks({ igreja, onGo }: { igreja: IgrejaEquipe; onGo?: () => void }) {
  const navigate = useNavigate()
  const { isBusy, error, start } = useTask(async ({ nome, path }: (typeof kinds)[number]) => {
    // The calls of all kinds bring what each is made of along.
    const { recordCalls } = await import('../content/calls.ts')
    const { registro } = await recordCalls(nome, igreja.slug).create({})
    onGo?.()
    await navigate(`/${igreja.codigo}/conteudo/${path}/${registro.id}`)
  })
  const open = kinds.filter(
    ({ area, modulo }) => hasRight(igreja.papeis, { area, may: 'change' }) && hasModule(igreja, modulo),
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <ul className="create-links">
        {open.map((kind) => (
          <li key={kind.nome}>
            <Button
              variant="secondary"
              icon={<kind.icon />}
              disabled={isBusy}
              onClick={() => void start(kind)}
            >
              {kind.create()}
            </Button>
          </li>
        ))}
        {hasRight(igreja.papeis, { area: 'pessoas', may: 'change' }) && (
          <li>
            <Link
              to={`/${igreja.codigo}/pessoas/nova`}
              className={buttonClass({ variant: 'secondary' })}
              onClick={onGo}
            >
              <span className="btn-label">
                <UserPlus aria-hidden="true" />
                {m.people_invite()}
              </span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
