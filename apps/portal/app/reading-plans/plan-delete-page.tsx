import { Banner, Button, buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { deletePlan } from './plans-client.ts'
import { useEmbed } from './use-embed.ts'

export const meta = () => [{ title: m.plans_delete() }, { name: 'robots', content: 'noindex' }]

/** Asks before a plan is deleted (Spec §4). */
export default function PlanDeletePage() {
  const { planUUID = '' } = useParams()
  const [search] = useSearchParams()
  const { user } = useSession()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const navigate = useNavigate()
  const embed = useEmbed()
  const subscriptionUuid = search.get('subscriptionUuid') ?? undefined
  const planName = search.get('planName') ?? undefined
  const confirm = async () => {
    if (!user || !subscriptionUuid) return setState('failed')
    setState('busy')
    try {
      await deletePlan({ id: user.id, uuid: subscriptionUuid })
      await navigate(paths.readingPlan({ planUUID, embed, page: '/delete/confirm' }), { replace: true })
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="stack gap-6">
      {planName && <p className="eyebrow">{planName}</p>}
      <h1>{m.plans_delete_title()}</h1>
      <p className="max-w-[40rem] text-lg">{m.plans_delete_detail()}</p>
      {state === 'failed' && (
        <Banner tone="bad" live="assertive" title={m.plans_save_failed()}>
          {m.plans_failed_detail()}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={paths.readingPlan(
            { planUUID, embed },
            { ...(subscriptionUuid ? { subscriptionUuid } : {}), ...(planName ? { planName } : {}) },
          )}
        >
          {m.plans_keep()}
        </Link>
        <Button variant="danger" loading={state === 'busy'} onClick={() => void confirm()}>
          {m.plans_delete()}
        </Button>
      </div>
    </div>
  )
}
