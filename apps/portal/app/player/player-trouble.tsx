import { Button, buttonClass } from '@atrio/ui'
import { ExternalLink, RotateCcw } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { EngineState } from './engine.ts'
import { siteOf, type PlayerSource } from './player-source.ts'

export type PlayerTroubleProps = {
  failed: NonNullable<EngineState['failed']>
  source: PlayerSource
  onRetry: () => void
}

/** In place of a video that does not play: why, and what to do next. */
export function PlayerTrouble({ failed, source, onRetry }: PlayerTroubleProps) {
  const site = siteOf(source)
  const href = site ? site.page : 'url' in source ? source.url : null
  return (
    <div className="player-trouble" role="alert">
      <p className="player-trouble-title">{m.player_failed_title()}</p>
      <p>{troubleText(failed, site?.name ?? '')}</p>
      <div className="player-trouble-actions">
        <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {m.player_retry()}
        </Button>
        {href && failed !== 'network' && (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <ExternalLink aria-hidden="true" />
            {site ? m.player_open({ site: site.name }) : m.player_open_file()}
          </a>
        )}
      </div>
    </div>
  )
}

function troubleText(failed: PlayerTroubleProps['failed'], site: string): string {
  if (failed === 'network') return m.player_failed_network()
  return failed === 'site' ? m.player_failed_site({ site }) : m.player_failed_format()
}
