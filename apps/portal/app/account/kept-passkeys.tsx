import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChaves } from './use-chaves.ts'

/** After a change of the password: what goes on opening the account beside it. */
export function KeptPasskeys() {
  const chaves = useChaves().data?.chaves ?? []
  if (chaves.length === 0) return null
  return (
    <p className="mb-6 break-words text-ink-muted">
      {m.passkeys_stay({ nomes: chaves.map(({ nome }) => nome).join(', ') })}{' '}
      <Link to={paths.security()}>{m.passkeys_see()}</Link>
    </p>
  )
}
