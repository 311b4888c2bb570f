import { accountCalls, type Usuario } from '@atrio/contract'
import { safeRedirectTo, todayIn } from '@atrio/rules'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup, TextField, useToasts } from '@atrio/ui'
import { CircleCheck } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import { retrySession, useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { Route } from './+types/data-update-page.ts'
import { accessLoader, type AccessChurch } from './access-church.ts'
import { PersonFields } from './person-fields.tsx'
import { dataLabels, dataRules } from './register-rules.ts'
import { toDados, toRegisterValues, type RegisterValues } from './register-values.ts'
import { useLookups } from './use-lookups.ts'

export const loader = accessLoader

export const meta: Route.MetaFunction = () => [
  { title: m.data_update_title() },
  { name: 'robots', content: 'noindex' },
]

/** Completes what the church, or an event (EVT_REG_026), asks of a person, and leads back to where they were. */
export default function DataUpdatePage({ loaderData }: Route.ComponentProps) {
  const { user, usuario } = useSession()
  const [search] = useSearchParams()
  const id = user?.id ?? 0
  const documents = useCall(accountCalls.listDocumentos, { params: { id } }, { fresh: true })
  const church = askedOf(loaderData.church, search.get('campos'))
  const back = safeRedirectTo(search.get('redirectTo')) ?? paths.account()
  if (!usuario) return null
  return (
    <div className="max-w-3xl">
      <header className="mb-6">
        <h1>{m.data_update_title()}</h1>
        {church.camposCadastro.length > 0 && <p className="mt-2 text-ink-muted">{m.data_update_intro()}</p>}
      </header>
      <LoadedContent
        of={documents}
        loading={
          <SkeletonGroup label={m.data_update_loading()}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        }
      >
        {({ documentos }) =>
          church.camposCadastro.length === 0 ? (
            <EmptyState
              icon={<CircleCheck />}
              title={m.data_update_nothing()}
              action={
                <a href={back} className={buttonClass()}>
                  {m.access_back()}
                </a>
              }
            />
          ) : (
            <DataForm
              church={church}
              usuario={usuario}
              cpf={documentos.find(({ tipo }) => tipo === 'CPF')?.numero ?? null}
              back={back}
            />
          )
        }
      </LoadedContent>
    </div>
  )
}

type DataFormProps = { church: AccessChurch; usuario: Usuario; cpf: string | null; back: string }

function DataForm({ church, usuario, cpf, back }: DataFormProps) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const { lookups, failed, retry } = useLookups(church)
  const locale = getLocale()
  const campos = church.camposCadastro.map(({ campo }) => campo)
  const known = toRegisterValues(usuario, cpf, locale)
  const form = useAppForm<RegisterValues>({
    name: 'dados',
    labels: dataLabels(church),
    rules: dataRules(church),
    context: { locale, today: todayIn(church.fusoHorario) },
    defaultValues: { ...known, endereco: { pais: church.pais, ...known.endereco } },
    draft: false,
    // Spec §8.
    failureTitle: m.data_update_failed(),
    async onSubmit(values) {
      await write(accountCalls.updateUsuario, { body: toDados(values, campos, locale) }, [
        accountCalls.listDocumentos,
        accountCalls.listUsuarios,
      ])
      // What the pages know of the person is what was just saved.
      await retrySession()
      show({ tone: 'ok', title: m.data_update_done() })
      await navigate(back, { replace: true })
    },
  })
  const props = { form, church, lookups }
  return (
    <>
      {failed && (
        <RetryBanner tone="warn" action={m.code_network_action()} retry={retry}>
          {m.code_network_title()}
        </RetryBanner>
      )}
      <AppForm
        form={form}
        submitLabel={m.data_update_submit()}
        after={
          <Link to={back} className={buttonClass({ variant: 'quiet', block: true })}>
            {m.data_update_back()}
          </Link>
        }
      >
        {campos.includes('sobrenome') && (
          <TextField {...form.field('sobrenome')} autoComplete="family-name" />
        )}
        <PersonFields {...props} />
      </AppForm>
    </>
  )
}

type Campo = AccessChurch['camposCadastro'][number]

/** What the church asks at registration; with `campos` in the address those fields alone, none to be left out. */
function askedOf(church: AccessChurch, wanted: string | null): AccessChurch {
  if (wanted === null) return church
  const campos = wanted.split(',').filter((campo): campo is Campo['campo'] => KNOWN.has(campo))
  return {
    ...church,
    camposCadastro: [...new Set(campos)].map((campo) => ({ campo, flagObrigatorio: true })),
  }
}

const KNOWN = new Set<string>([
  'sobrenome',
  'telefone',
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'dataCasamento',
  'qtdeFilhos',
  'ocupacao',
  'cpf',
  'congregacao',
  'endereco',
  'observacoes',
] satisfies Campo['campo'][])
