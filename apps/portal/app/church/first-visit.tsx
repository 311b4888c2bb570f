import { buttonClass, Section } from '@atrio/ui'
import { MapPin, Navigation } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** For who comes for the first time: what to expect, and where it is. */
export function FirstVisit({ address }: { address: readonly string[] }) {
  return (
    <Section ground="band" title={m.first_title()}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="max-w-[36rem] font-read text-xl leading-relaxed">{m.first_text()}</p>
          <p className="mt-6">
            <Link className={buttonClass({ variant: 'outline' })} to={paths.about()}>
              {m.first_more()}
            </Link>
          </p>
        </div>
        {address.length > 0 && (
          <div className="flex flex-wrap gap-4 self-start">
            <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-tint text-on-tint">
              <MapPin aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
            </span>
            <div className="min-w-0 flex-[1_1_14rem]">
              <h3>{m.about_location()}</h3>
              <address className="mt-1 not-italic text-ink-muted">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <p className="mt-5">
                <Link className={buttonClass()} to={paths.aboutLocation()}>
                  <Navigation aria-hidden="true" />
                  {m.home_directions()}
                </Link>
              </p>
            </div>
          </div>
        )}
      </div>
    </Section>
  )
}
