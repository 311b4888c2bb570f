import { accountStaffCalls, hasRight, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { buttonClass, EmptyState, Tag } from '@atrio/ui'
import { FileUp, Merge, UserPlus, UserX } from 'lucide-react'
import { Link, useLoaderData, useOutletContext, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { Pages } from '../lib/pages.tsx'
import { queryOf } from '../lib/query.ts'
import { SearchForm } from '../lib/search-form.tsx'
import { m } from '../paraglide/messages.js'
import { ExportButton } from '../shell/export-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'

type Loaded = CallResult<(typeof accountStaffCalls)['listUsuariosEquipe']>

const PEOPLE_AT_ONCE = 30

/** The people of the church, found by name, e-mail or telephone. */
export function PeoplePage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [search] = useSearchParams()
  usePageTitle(m.people_tab(), igreja.nome)
  if (!loaded) return null
  const { usuarios, total, congregacoes } = loaded
  const mayChange = hasRight(igreja.papeis, { area: 'pessoas', may: 'change' })
  const page = Number(search.get('page') ?? 1)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.people_tab()}</h1>
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <Link to="nova" className={buttonClass({})}>
              <span className="btn-label">
                <UserPlus aria-hidden="true" />
                {m.people_invite()}
              </span>
            </Link>
            <Link to="importar" className={buttonClass({ variant: 'secondary' })}>
              <span className="btn-label">
                <FileUp aria-hidden="true" />
                {m.import_link()}
              </span>
            </Link>
            {hasRight(igreja.papeis, { area: 'pessoas', may: 'publish' }) && (
              <Link to="duplicados" className={buttonClass({ variant: 'secondary' })}>
                <span className="btn-label">
                  <Merge aria-hidden="true" />
                  {m.merge_title()}
                </span>
              </Link>
            )}
          </div>
        )}
      </div>
      <SearchForm
        key={search.toString()}
        search={search}
        label={m.people_search()}
        state={{
          name: 'situacao',
          label: m.people_state(),
          any: m.people_state_any(),
          options: [
            { value: 'ativa', label: m.people_state_ativa() },
            { value: 'inativa', label: m.people_state_inativa() },
          ],
        }}
        {...(congregacoes.length > 0 && {
          also: {
            name: 'congregacao',
            label: m.person_congregation(),
            any: m.people_congregation_any(),
            options: congregacoes.map(({ id, nome }) => ({ value: String(id), label: nome })),
          },
        })}
      />
      {usuarios.length === 0 ? (
        <EmptyState icon={<UserX />} title={m.people_none()}>
          {m.people_none_detail()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-ink-muted text-sm">
            {m.people_count({ count: total })}
          </p>
          <ul className="ruled">
            {usuarios.map((usuario) => (
              <PersonRow key={usuario.id} usuario={usuario} />
            ))}
          </ul>
        </>
      )}
      <Pages hasMore={page * PEOPLE_AT_ONCE < total} />
      {mayChange && usuarios.length > 0 && (
        <ExportButton
          label={m.people_export()}
          hint={m.people_export_hint()}
          fetchFile={() =>
            api(accountStaffCalls.exportUsuariosEquipe, {
              params: { slug: igreja.slug },
              body: queryOf(globalThis.location.href, ['busca', 'situacao', 'congregacao']),
            })
          }
        />
      )}
    </div>
  )
}

function PersonRow({ usuario }: { usuario: Loaded['usuarios'][number] }) {
  const { id, nome, sobrenome, email, telefone, flagAtivo, congregacao } = usuario
  return (
    <li>
      <Link
        to={String(id)}
        className="text-ink flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3 no-underline"
      >
        <span className="grid min-w-0 flex-1 basis-56 grid-cols-1">
          <span className="font-semibold wrap-break-word">
            {nome} {sobrenome}
          </span>
          <span className="text-ink-muted text-sm wrap-break-word">
            {[email, telefone, congregacao].filter(Boolean).join(' · ')}
          </span>
        </span>
        {!flagAtivo && <Tag>{m.people_state_inativa()}</Tag>}
      </Link>
    </li>
  )
}
