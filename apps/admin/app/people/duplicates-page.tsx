import { mergeCalls, type IgrejaEquipe, type UnioesEquipe } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { buttonClass, EmptyState } from '@atrio/ui'
import { Users } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { MergerItem } from './merger-item.tsx'

const reasons: Record<UnioesEquipe['pares'][number]['porque'], () => string> = {
  email: m.merge_by_email,
  nome: m.merge_by_name,
  telefone: m.merge_by_phone,
}

/** Who may be one person, and what was merged, with the way back. */
export function DuplicatesPage() {
  const loaded = useLoaderData<UnioesEquipe | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.merge_title(), igreja.nome)
  if (!loaded) return null
  const { pares, unioes } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <BackLink to={`/${igreja.codigo}/pessoas`}>{m.people_all()}</BackLink>
        <h1>{m.merge_title()}</h1>
        <p className="text-ink-muted">{m.merge_lead()}</p>
      </header>
      {pares.length === 0 ? (
        <EmptyState icon={<Users />} title={m.merge_none()}>
          {m.merge_none_detail()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {pares.map(({ porque, pessoas: [one, other] }) => (
            <li key={`${one!.id} ${other!.id}`} className="grid grid-cols-1 gap-3 py-4">
              <p className="text-ink-muted text-sm">{reasons[porque]()}</p>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                {[one!, other!].map(({ id, nome, email, dataNascimento }) => (
                  <p key={id} className="grid min-w-0">
                    <span className="font-semibold wrap-break-word">{nome}</span>
                    <span className="text-ink-muted text-sm wrap-anywhere">{email}</span>
                    {dataNascimento && (
                      <span className="text-ink-muted text-sm">
                        {formatCivilDate(dataNascimento, 'short', getLocale())}
                      </span>
                    )}
                  </p>
                ))}
              </div>
              <Link
                to={`${one!.id}/${other!.id}`}
                aria-label={m.merge_compare_of({ nome: one!.nome })}
                className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
              >
                {m.merge_compare()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {unioes.length > 0 && (
        <section aria-labelledby="mergers" className="grid grid-cols-1 gap-2">
          <h2 id="mergers" className="text-lg">
            {m.merge_done_list()}
          </h2>
          <ul className="ruled">
            {unioes.map((uniao) => (
              <MergerItem key={uniao.id} uniao={uniao} slug={igreja.slug} call={mergeCalls.desfazerUniao} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
