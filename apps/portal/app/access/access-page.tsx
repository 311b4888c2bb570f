import { Picture, WindowArt } from '@atrio/ui'
import { Suspense, useEffect, useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { visitorOnly } from '../lib/session/guard.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/access-page.ts'
import { accessLoader, type StepProps } from './access-church.ts'
import { restoreAccessState, useAccessState } from './access-state.ts'
import { EmailStep } from './email-step.tsx'
import { ActivationStep, CodeStep, LinkStep, loadNextSteps, PasswordStep } from './later-steps.ts'
import { LogInWall } from './log-in-wall.tsx'
import { atRegistration } from './register-form.ts'
import { RecoveredStep, RecoverStep } from './recover-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { stepOf, type Step } from './steps.ts'

export const loader = accessLoader

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const codigo = searchParams.get('ativacao')
  const redirectTo = searchParams.get('redirectTo') ?? undefined
  // A link that was mailed before links led to their own page; it must work for someone who is logged in, too.
  if (codigo) throw redirect(paths.activate({ codigo, ...(redirectTo ? { redirectTo } : {}) }))
  await visitorOnly({ request })
  return serverLoader()
}
clientLoader.hydrate = true as const

// Only the step changes between one address and the next.
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, {
    title: m.access_title(),
    description: loaderData ? m.access_aside({ igreja: loaderData.church.nome }) : null,
  })

export default function AccessPage({ loaderData }: Route.ComponentProps) {
  const { church } = loaderData
  const [search] = useSearchParams()
  const { pending } = useSession()
  const state = useAccessState()
  const step = stepOf(search.get('step'), state, pending?.motivo === 'semConta')
  const arrive = useArrived(step)
  useEffect(restoreAccessState, [])
  const wide = step === 'register' && atRegistration(church).camposCadastro.length > 2
  return (
    <div
      className={
        wide
          ? 'tool max-w-3xl'
          : 'tool grid gap-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-stretch lg:gap-24'
      }
    >
      <div className={wide ? '' : 'lg:py-8'} onFocus={loadNextSteps}>
        {WALLED.has(step) && <LogInWall wanted={search.get('redirectTo')} />}
        <Suspense>
          <StepView step={step} church={church} arrive={arrive} />
        </Suspense>
      </div>
      {!wide && <Welcome church={church} />}
    </div>
  )
}

/** Beside the steps: where one is, and what an account is for. */
function Welcome({ church: { nome, slug, capa } }: Pick<StepProps, 'church'>) {
  const text = (
    <>
      <p className="font-read text-xl">{nome}</p>
      <p className="mt-2 text-ink-muted">{m.access_aside()}</p>
    </>
  )
  // A drawn window is a band, a photo may fill the height.
  if (!capa) {
    return (
      <aside className="hidden self-start overflow-hidden rounded-lg bg-surface lg:block">
        <WindowArt seed={slug} className="h-44 w-full" />
        <div className="p-6">{text}</div>
      </aside>
    )
  }
  return (
    <aside className="relative hidden min-h-[34rem] overflow-hidden rounded-lg lg:block">
      <Picture src={capa} alt="" seed={slug} className="absolute inset-0 h-full" />
      <div className="absolute inset-x-0 bottom-0 m-4 rounded-md bg-surface p-6">{text}</div>
    </aside>
  )
}

/** The steps at which somebody has still to be told what for. */
const WALLED = new Set<Step>(['email', 'password', 'code', 'register', 'inactive', 'sent', 'unsent'])

function StepView({ step, ...props }: StepProps & { step: Step }) {
  switch (step) {
    case 'email':
      return <EmailStep {...props} />
    case 'password':
      return <PasswordStep {...props} />
    case 'code':
      return <CodeStep {...props} />
    case 'register':
      return <RegisterStep {...props} />
    case 'inactive':
    case 'sent':
    case 'unsent':
      return <ActivationStep key={step} {...props} mail={step} />
    case 'recover':
      return <RecoverStep {...props} />
    case 'recovered':
      return <RecoveredStep {...props} />
    case 'link':
      return <LinkStep {...props} />
  }
}

/** False for the step that the page was opened with: a page that opens leaves the focus alone. */
function useArrived(step: Step): boolean {
  const [first] = useState(step)
  const [moved, setMoved] = useState(false)
  if (!moved && step !== first) setMoved(true)
  return moved
}
