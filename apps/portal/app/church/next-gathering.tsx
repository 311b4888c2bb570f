import { formatCivilDate, type Locale } from '@atrio/rules'
import { Banner, buttonClass } from '@atrio/ui'
import { CalendarDays, MessageCircle, Navigation } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { NextCultoCard } from './next-culto-card.tsx'
import type { NextCulto } from './next-culto.ts'
import type { Clock } from './use-clock.ts'

export type NextGatheringProps = {
  /** Null where no service is to come: then only the ways to the church stand here. */
  next: NextCulto | null
  clock: Clock
  timeZone: string
  hasAddress: boolean
  locale: Locale
}

/** What is called off, what comes next, and how to get there. */
export function NextGathering({ next, clock, timeZone, hasAddress, locale }: NextGatheringProps) {
  if (!next) {
    return (
      <div className="flex flex-wrap gap-3">
        {hasAddress && <DirectionsButton variant="primary" />}
        <Link className={buttonClass({ variant: 'outline' })} to={paths.about()}>
          <MessageCircle aria-hidden="true" />
          {m.home_talk_to_us()}
        </Link>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {next.calledOff.map(({ culto, data, observacao }) => (
        <Banner
          key={`${culto.id}:${data}`}
          tone="warn"
          title={m.culto_called_off({ nome: culto.nome, day: formatCivilDate(data, 'weekday', locale) })}
        >
          {observacao}
        </Banner>
      ))}
      <NextCultoCard next={next} clock={clock} timeZone={timeZone} locale={locale}>
        {/* On the card's strongest ground only the quiet buttons stand out. */}
        {hasAddress && <DirectionsButton variant={next.state === 'live' ? 'outline' : 'primary'} />}
        <a className={buttonClass({ variant: 'outline' })} href="#schedule">
          <CalendarDays aria-hidden="true" />
          {m.home_see_week()}
        </a>
      </NextCultoCard>
    </div>
  )
}

function DirectionsButton({ variant }: { variant: 'primary' | 'outline' }) {
  return (
    <Link className={buttonClass({ variant })} to={paths.aboutLocation()}>
      <Navigation aria-hidden="true" />
      {m.home_directions()}
    </Link>
  )
}
