import { Banner, Button } from '@atrio/ui'
import { LocateFixed, X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { Place } from './church-search.ts'
import { useNearMe } from './use-near-me.ts'

export type NearMeProps = { place: Place | null; onPlace: (place: Place | null) => void }

/** Puts the nearest churches first, and says what becomes of the place. */
export function NearMe({ place, onPlace }: NearMeProps) {
  const { state, ask } = useNearMe(onPlace)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {place ? (
          <>
            <span className="flex items-center gap-2 font-semibold">
              <LocateFixed aria-hidden="true" className="size-5 text-link" strokeWidth={1.75} />
              {m.churches_by_distance()}
            </span>
            <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={() => onPlace(null)}>
              {m.churches_forget_place()}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              icon={<LocateFixed aria-hidden="true" />}
              loading={state === 'asking'}
              onClick={ask}
            >
              {m.churches_near_me()}
            </Button>
            <p className="max-w-[34rem] text-sm text-ink-muted">{m.churches_location_hint()}</p>
          </>
        )}
      </div>
      {state === 'refused' && (
        <Banner tone="warn" live="polite" title={m.churches_refused_title()}>
          {m.churches_refused()}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="warn" live="polite" title={m.churches_refused_title()}>
          {m.churches_not_located()}
        </Banner>
      )}
    </div>
  )
}
