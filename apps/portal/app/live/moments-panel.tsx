import { Button, buttonClass } from '@atrio/ui'
import { BookOpenText, ExternalLink, HandCoins } from 'lucide-react'
import { safeHref } from '../lib/security/outside-url.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { RaiseHand } from './raise-hand.tsx'
import type { ShownMoment } from './moment-feed.ts'
import { Poll } from './poll.tsx'

export type MomentsPanelProps = {
  moments: readonly ShownMoment[]
  transmissaoId: number
  /** Of the church's words. */
  lang: string
  /** Opens what stands beside the picture as well; a verse with its reference. */
  onOpen: (panel: 'bible' | 'give', referencia?: string) => void
}

/** What was held out, the newest first. What it opens opens beside the picture, which goes on. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function MomentsPanel({ moments, transmissaoId, lang, onOpen }: MomentsPanelProps) {
  return (
    <ul className="live-moments">
      {moments.map((momento) => (
        <li key={momento.id} className="live-moment">
          <p className="text-sm text-ink-muted">
            {kinds[momento.tipo]()} · <span className="tabular-nums">{mediaTime(momento.em)}</span>
          </p>
          <div lang={lang} className="live-moment-text">
            {momento.texto}
          </div>
          <Act momento={momento} transmissaoId={transmissaoId} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

type ActProps = Pick<MomentsPanelProps, 'transmissaoId' | 'onOpen'> & { momento: ShownMoment }

function Act({ momento, transmissaoId, onOpen }: ActProps) {
  const { tipo, url, id, texto } = momento
  if (tipo === 'versiculo') {
    return (
      <Button
        variant="outline"
        className="self-start"
        icon={<BookOpenText aria-hidden="true" />}
        onClick={() => onOpen('bible', texto)}
      >
        {m.live_bible_read()}
      </Button>
    )
  }
  if (tipo === 'contribuicao') {
    return (
      <Button
        variant="outline"
        className="self-start"
        icon={<HandCoins aria-hidden="true" />}
        onClick={() => onOpen('give')}
      >
        {m.live_give()}
      </Button>
    )
  }
  if (tipo === 'enquete') return <Poll momento={momento} transmissaoId={transmissaoId} />
  if (tipo === 'decisao') {
    return <RaiseHand transmissaoId={transmissaoId} idMomento={id} label={m.live_raise_hand()} />
  }
  if (tipo === 'oracao') {
    return (
      <RaiseHand transmissaoId={transmissaoId} idMomento={id} tipo="oracao" label={m.live_ask_prayer()} />
    )
  }
  const href = tipo === 'link' ? safeHref(url) : null
  if (!href) return null
  return (
    // In a window of its own: the picture stays where it is.
    <a
      className={buttonClass({ variant: 'outline', className: 'self-start' })}
      href={href}
      target="_blank"
      rel="noopener"
    >
      <ExternalLink aria-hidden="true" />
      {m.live_open_link()}
      <span className="sr-only">({m.live_new_window()})</span>
    </a>
  )
}

const kinds: Record<ShownMoment['tipo'], () => string> = {
  palavra: m.live_kind_word,
  versiculo: m.live_kind_verse,
  contribuicao: m.live_kind_giving,
  oracao: m.live_kind_prayer,
  decisao: m.live_kind_decision,
  enquete: m.live_kind_poll,
  link: m.live_kind_link,
}
