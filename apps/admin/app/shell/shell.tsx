import { type IgrejaEquipe } from '@atrio/contract'
import { classNames } from '@atrio/ui'
import { Church } from 'lucide-react'
import { Link, Outlet, useLoaderData, useNavigation } from 'react-router'
import { useAcesso } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { AccountBox } from './account-box.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SectionLinks } from './section-links.tsx'
import { useIsWide } from './use-is-wide.ts'

/** The frame of a church's pages: whose they are is always to be seen, and only what somebody's roles open is listed. */
export function Shell() {
  const igreja = useLoaderData<IgrejaEquipe | null>()
  const { state } = useNavigation()
  const isWide = useIsWide()
  if (!igreja) return null
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[17rem_minmax(0,1fr)]">
      {isWide && (
        <aside className="border-line bg-surface sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto border-e p-5">
          <ChurchName igreja={igreja} />
          <SectionLinks igreja={igreja} />
          <div className="mt-auto">
            <AccountBox />
          </div>
        </aside>
      )}
      <div className="min-w-0 pb-24 lg:pb-10">
        {!isWide && (
          <header className="border-line bg-surface sticky top-0 z-10 border-b">
            <div className="wrap flex min-h-14 items-center">
              <ChurchName igreja={igreja} />
            </div>
          </header>
        )}
        <main id="main" tabIndex={-1} aria-busy={state === 'loading'} className="tool wrap py-6 lg:py-10">
          <Outlet context={igreja} />
        </main>
      </div>
      {!isWide && <PhoneBar igreja={igreja} />}
    </div>
  )
}

/** The way to the others where there are others. */
function ChurchName({ igreja }: { igreja: IgrejaEquipe }) {
  const { igrejas } = useAcesso()
  const look = 'flex min-h-11 min-w-0 items-center gap-2.5'
  const name = (
    <>
      <Church aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 font-semibold wrap-break-word">{igreja.nome}</span>
    </>
  )
  if (igrejas.length < 2) return <p className={look}>{name}</p>
  return (
    <Link to="/" className={classNames(look, 'text-ink hover:underline')}>
      {name}
      <span className="sr-only">({m.change_church()})</span>
    </Link>
  )
}
