import { accountCalls, type CallResult, type Usuario } from '@atrio/contract'
import { formatCpf } from '@atrio/rules'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../reader/back-link.tsx'
import type { Route } from './+types/data-page.ts'
import { accessLoader, type AccessChurch } from './access-church.ts'
import { CustomFields } from './custom-fields.tsx'
import { DataPart } from './data-part.tsx'
import { IdiomaPart } from './idioma-part.tsx'
import type { PersonCampo } from './person-field.tsx'
import { toRegisterValues } from './register-values.ts'
import { useLookups } from './use-lookups.ts'

export const loader = accessLoader

export const meta: Route.MetaFunction = () => [
  { title: m.account_data() },
  { name: 'robots', content: 'noindex' },
]

/** All that the church knows of a person (Spec §3), in parts that each save by themselves. */
export default function DataPage({ loaderData: { church } }: Route.ComponentProps) {
  const { user } = useSession()
  const id = user?.id ?? 0
  const loaded = together({
    person: useCall(accountCalls.getUsuario, user && { params: { slug: church.slug, userId: id } }, {
      fresh: true,
    }),
    documents: useCall(accountCalls.listDocumentos, user && { params: { id } }, { fresh: true }),
    custom: useCall(
      accountCalls.listCamposPersonalizados,
      user && { params: { id }, query: { igreja: church.id } },
      { fresh: true },
    ),
  })
  return (
    <div className="max-w-3xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.account_data()}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{m.account_data_intro()}</p>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.data_update_loading()} className="stack">
            <Skeleton shape="box" className="h-40" />
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        }
      >
        {({ person, documents, custom }) => (
          <div className="grid grid-cols-1 gap-10">
            <Parts church={church} usuario={person.usuario} documentos={documents.documentos} />
            <CustomFields userId={id} igreja={church.id} campos={custom.camposPersonalizados} />
            <IdiomaPart />
          </div>
        )}
      </LoadedContent>
    </div>
  )
}

type Documentos = CallResult<typeof accountCalls.listDocumentos>['documentos']
type PartsProps = { church: AccessChurch; usuario: Usuario; documentos: Documentos }

function Parts({ church, usuario, documentos }: PartsProps) {
  const { lookups, failed, retry } = useLookups(withAllLists(church))
  const cpf = documentos.find(({ tipo }) => tipo === 'CPF')?.numero ?? null
  const known = { nome: usuario.nome, ...toRegisterValues(usuario, cpf, getLocale()) }
  const inBrazil = church.pais === 'BR'
  const asksSobrenome = church.camposCadastro.some(({ campo }) => campo === 'sobrenome')
  const parts: { id: string; title: string; detail?: ReactNode; campos: PersonCampo[] }[] = [
    {
      id: 'name',
      title: m.account_name(),
      detail: m.account_name_detail(),
      campos: asksSobrenome || usuario.sobrenome ? ['nome', 'sobrenome'] : ['nome'],
    },
    {
      id: 'contact',
      title: m.account_contact(),
      detail: (
        <>
          {m.account_contact_detail({ email: usuario.email })}{' '}
          <Link to={paths.changeEmail()}>{m.account_email_change()}</Link>
        </>
      ),
      campos: ['telefone'],
    },
    {
      id: 'about',
      title: m.register_about(),
      campos: ['dataNascimento', 'estadoCivil', 'dataCasamento', 'qtdeFilhos', 'sexo'],
    },
    { id: 'church', title: m.account_church_and_work(), campos: ['congregacao', 'ocupacao'] },
    ...(inBrazil || documentos.length > 0
      ? [
          {
            id: 'documents',
            title: m.account_documents(),
            detail: listed(documentos),
            campos: inBrazil ? (['cpf'] as const).slice() : [],
          },
        ]
      : []),
    { id: 'health', title: m.register_health(), detail: m.account_health_detail(), campos: ['observacoes'] },
  ]
  return (
    <>
      {failed && (
        <RetryBanner tone="warn" action={m.code_network_action()} retry={retry}>
          {m.code_network_title()}
        </RetryBanner>
      )}
      {parts.map((part) => (
        <DataPart key={part.id} {...part} church={church} lookups={lookups} known={known} />
      ))}
    </>
  )
}

function listed(documentos: Documentos): string {
  if (documentos.length === 0) return m.account_documents_none()
  return documentos
    .map(({ tipo, numero }) => `${tipo} ${tipo === 'CPF' ? formatCpf(numero) : numero}`)
    .join(' · ')
}

/** The lists of every field that is asked here, whatever the church asks at registration. */
function withAllLists(church: AccessChurch): AccessChurch {
  const campos = ['estadoCivil', 'congregacao', 'ocupacao'] as const
  return { ...church, camposCadastro: campos.map((campo) => ({ campo, flagObrigatorio: false })) }
}
