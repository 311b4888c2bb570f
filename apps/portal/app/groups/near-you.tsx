import { Banner, Button, buttonClass } from '@atrio/ui'
import { LocateFixed, X } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useNearMe } from '../shell/switch/use-near-me.ts'
import type { GroupFilters } from './filters.ts'

/** The nearest first, once somebody taps: before that no browser is asked where anybody is. */
export function NearYou({ filters, href }: { filters: GroupFilters; href: (next: GroupFilters) => string }) {
  const navigate = useNavigate()
  const { latitude, longitude: _, perto: _perto, distancia, ...others } = filters
  const { state, ask } = useNearMe((place) => {
    const here = { latitude: String(place.latitude), longitude: String(place.longitude) }
    void navigate(href({ ...others, ...(distancia && { distancia }), ...here }), { preventScrollReset: true })
  })
  if (latitude !== undefined) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2 font-semibold">
          <LocateFixed aria-hidden="true" className="size-5 text-link" strokeWidth={1.75} />
          {m.groups_nearest_first()}
        </span>
        <Link className={buttonClass({ variant: 'quiet' })} to={href(others)} preventScrollReset>
          <X aria-hidden="true" />
          {m.groups_near_forget()}
        </Link>
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          icon={<LocateFixed aria-hidden="true" />}
          loading={state === 'asking'}
          onClick={ask}
        >
          {m.groups_near_me()}
        </Button>
        <p className="max-w-[34rem] text-sm text-ink-muted">{m.groups_near_hint()}</p>
      </div>
      {(state === 'refused' || state === 'failed') && (
        <Banner tone="warn" live="polite" title={m.groups_near_refused_title()}>
          {state === 'refused' ? m.groups_near_refused() : m.groups_near_failed()}
        </Banner>
      )}
    </div>
  )
}
