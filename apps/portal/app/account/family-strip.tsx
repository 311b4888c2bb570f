import { Avatar } from '@atrio/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useCriancas } from './use-criancas.ts'

/** The person and their children side by side, and a place for one more. */
export function FamilyStrip({ name, imagem }: { name: string; imagem: string | null }) {
  const { data } = useCriancas()
  return (
    <section aria-labelledby="account-family" className="mb-10">
      <h2 id="account-family" className="text-xl">
        <Link to={paths.children()} className="text-ink no-underline hover:underline">
          {m.account_family()}
        </Link>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-2 gap-y-4">
        <Member to={paths.photo()} name={m.account_family_me()}>
          <Avatar name={name} src={imagem} size="lg" />
        </Member>
        {data?.criancas.map(({ id, nome }) => (
          <Member key={id} to={paths.child({ childId: id })} name={nome.split(' ')[0] ?? nome}>
            <Avatar name={nome} size="lg" />
          </Member>
        ))}
        <Member to={paths.child({ childId: 'new' })} name={m.account_child_add()}>
          <span
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-full border border-dashed border-line-strong text-link"
          >
            <Plus className="size-6" />
          </span>
        </Member>
      </ul>
    </section>
  )
}

function Member({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex w-20 flex-col items-center gap-1 rounded-md p-1 text-center text-sm text-ink no-underline hover:bg-sunken"
      >
        {children}
        <span className="w-full hyphens-auto break-words">{name}</span>
      </Link>
    </li>
  )
}
