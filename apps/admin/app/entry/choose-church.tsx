import { ChevronRight } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useAcesso } from '../lib/acesso.ts'
import { placeOf } from '../lib/place-of.ts'
import { standingName } from '../lib/standing-names.ts'
import { m } from '../paraglide/messages.js'
import { AccountBox } from '../shell/account-box.tsx'
import { EntryFrame } from './entry-frame.tsx'

/** Straight on to the only church, or to the one that somebody comes from. */
export function ChooseChurch() {
  const { igrejas } = useAcesso()
  const [search] = useSearchParams()
  const [only, ...others] = igrejas
  const asked = igrejas.find(({ codigo }) => codigo === search.get('igreja'))
  const pagina = search.get('pagina')
  const moved = placeOf(pagina)
  const placeAt = (codigo: string) =>
    pagina && moved === '' ? `/${codigo}/pagina?de=${encodeURIComponent(pagina)}` : `/${codigo}${moved}`
  if (asked) return <Navigate to={placeAt(asked.codigo)} replace />
  if (only && others.length === 0) return <Navigate to={placeAt(only.codigo)} replace />
  return (
    <EntryFrame title={m.choose_title()} lead={m.choose_lead()}>
      <ul className="ruled">
        {igrejas.map(({ codigo, nome, papeis }) => (
          <li key={codigo}>
            <Link
              to={placeAt(codigo)}
              className="text-ink flex min-h-14 items-center gap-3 py-2 no-underline hover:underline"
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold wrap-break-word">{nome}</span>
                <span className="text-ink-muted text-sm">{papeis.map(standingName).join(' · ')}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      {igrejas.some(({ papeis }) => papeis.includes('ROLE_SUPER_ADMIN')) && (
        <Link to="/nova-igreja" className="link justify-self-start py-1">
          {m.church_new_link()}
        </Link>
      )}
      <AccountBox />
    </EntryFrame>
  )
}
