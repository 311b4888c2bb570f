import { hasRight, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { Megaphone, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { often } from '../content/often.ts'
import { errorText } from '../lib/error-text.ts'
import { hasModule } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { useBegin } from './use-begin.ts'

const kinds = (Object.keys(often) as (keyof typeof often)[]).map((nome) => ({ nome, ...often[nome] }))

const kindsFor = (igreja: IgrejaEquipe) =>
  kinds.filter(
    ({ area, modulo }) => hasRight(igreja.papeis, { area, may: 'change' }) && hasModule(igreja, modulo),
  )

const looksAfterPeople = ({ papeis }: IgrejaEquipe) => hasRight(papeis, { area: 'pessoas', may: 'change' })

/** Whether somebody begins anything at all: who moderates or stands at the door does not. */
export const mayCreate = (igreja: IgrejaEquipe): boolean =>
  kindsFor(igreja).length > 0 || looksAfterPeople(igreja)

/** A button for each thing that somebody begins most, as far as their rights go. */
export function CreateLinks({ igreja, onGo }: { igreja: IgrejaEquipe; onGo?: () => void }) {
  const { isBusy, error, start } = useBegin(igreja, onGo)
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <ul className="create-links">
        {kindsFor(igreja).map((kind) => (
          <li key={kind.nome}>
            <Button
              variant="secondary"
              icon={<kind.icon />}
              disabled={isBusy}
              onClick={() => void start(kind.nome)}
            >
              {kind.create()}
            </Button>
          </li>
        ))}
        {looksAfterPeople(igreja) && (
          <>
            <CreateLink to={`/${igreja.codigo}/comunicados/novo`} icon={<Megaphone />} onGo={onGo}>
              {m.notice_new()}
            </CreateLink>
            <CreateLink to={`/${igreja.codigo}/pessoas/nova`} icon={<UserPlus />} onGo={onGo}>
              {m.people_invite()}
            </CreateLink>
          </>
        )}
      </ul>
    </div>
  )
}

function CreateLink({
  to,
  icon,
  onGo,
  children,
}: {
  to: string
  icon: ReactNode
  onGo: (() => void) | undefined
  children: string
}) {
  return (
    <li>
      <Link to={to} className={buttonClass({ variant: 'secondary' })} onClick={onGo}>
        <span className="btn-label">
          {icon}
          {children}
        </span>
      </Link>
    </li>
  )
}
