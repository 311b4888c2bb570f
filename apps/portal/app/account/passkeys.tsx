import type { ChaveAcesso } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { buttonClass, Skeleton, SkeletonGroup, Tag } from '@atrio/ui'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { useChaves } from './use-chaves.ts'

/** What opens the account without a password, each with its own page (Decision 142). */
export function Passkeys() {
  return (
    <section aria-labelledby="security-passkeys" className="ruled">
      <h2 id="security-passkeys" className="text-xl">
        {m.passkeys()}
      </h2>
      <p className="mt-2 text-ink-muted">{m.passkeys_intro()}</p>
      <LoadedContent
        of={useChaves()}
        loading={
          <SkeletonGroup label={m.passkeys()} className="stack mt-4">
            <Skeleton shape="box" className="h-16" />
          </SkeletonGroup>
        }
      >
        {({ chaves }) =>
          chaves.length > 0 && (
            <ul className="mt-3 divide-y divide-line">
              {chaves.map((chave) => (
                <Row key={chave.id} chave={chave} />
              ))}
            </ul>
          )
        }
      </LoadedContent>
      <Link
        to={paths.passkey({ passkeyId: 'new' })}
        className={buttonClass({ variant: 'outline', className: 'mt-4' })}
      >
        {m.passkey_make()}
      </Link>
    </section>
  )
}

function Row({ chave }: { chave: ChaveAcesso }) {
  const used = useMoment(chave.dataUltimoUso)
  const made = useMoment(chave.dataCadastro)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-5 flex-none text-link" />
      <p className="min-w-0 flex-1 basis-[min(13rem,100%)]">
        <span className="block font-medium break-words">{chave.nome}</span>
        {!chave.flagAqui && (
          <span className="block text-sm break-words text-ink-muted">
            {m.passkey_at({ igreja: chave.igreja.nome, host: chave.host })}
          </span>
        )}
        <span className="block text-sm text-ink-muted">
          {used ? m.account_session_used({ moment: used }) : m.passkey_created({ moment: made })}
        </span>
      </p>
      {chave.flagSincronizada && <Tag>{m.passkey_synced()}</Tag>}
      <Link
        to={paths.passkey({ passkeyId: chave.id })}
        aria-label={m.passkey_change_named({ nome: chave.nome })}
        className={buttonClass({ variant: 'quiet' })}
      >
        {m.passkey_change()}
      </Link>
    </li>
  )
}

function useMoment(instant: string | null): string {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const zone = useChurch()?.fusoHorario ?? 'UTC'
  return instant ? formatInstant(instant, 'dateTime', locale, zone) : ''
}
