import { hasRight, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { UserPlus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { recordCalls } from '../content/calls.ts'
import { kindsFor, type OpenKind } from '../content/kinds.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** What is begun most often. */
const OFTEN = new Set(['devocional', 'noticia', 'video', 'banner', 'louvor'])

/** A button for each thing that somebody begins most, as far as their rights go. */
export function CreateLinks({ igreja, onGo }: { igreja: IgrejaEquipe; onGo?: () => void }) {
  const navigate = useNavigate()
  const { isBusy, error, start } = useTask(async ({ nome, path }: OpenKind) => {
    const { registro } = await recordCalls(nome, igreja.slug).create({})
    onGo?.()
    await navigate(`/${igreja.codigo}/conteudo/${path}/${registro.id}`)
  })
  const kinds = kindsFor(igreja).filter(
    ({ nome, resource: { area } }) => OFTEN.has(nome) && hasRight(igreja.papeis, { area, may: 'change' }),
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <ul className="create-links">
        {kinds.map((kind) => (
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
