import type { OracaoListada } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, Section } from '@atrio/ui'
import { HandHeart } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { WhoAndWhen } from './who-and-when.tsx'

/** One request on the church home, and the way to pray. Nothing of counting prayers comes with it. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function PrayerBlock({ data: prayer }: { data: OracaoListada }) {
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <Section title={m.prayer_block_title()} action={<Link to={paths.prayers()}>{m.prayer_block_all()}</Link>}>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-12">
        <div className="stack max-w-[46rem]">
          <WhoAndWhen oracao={prayer} />
          <p className="font-read text-xl leading-relaxed">
            <Link
              to={paths.prayer({ prayerId: prayer.id })}
              lang={lang}
              className="line-clamp-4 text-ink no-underline hover:underline"
            >
              {prayer.mensagem}
            </Link>
          </p>
          <p className="text-ink-muted">{m.prayer_prayed_count({ count: prayer.qtdeOraram })}</p>
        </div>
        <p>
          <Link to={paths.prayerMode()} className={buttonClass({ size: 'lg' })}>
            <HandHeart aria-hidden="true" />
            {m.prayer_mode_open()}
          </Link>
        </p>
      </div>
    </Section>
  )
}
