import { EmptyState } from '@atrio/ui'
import { ScanQrCode } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { CardVerdict } from '../lib/member-card/card-verdict.tsx'
import { useCardCheck } from '../lib/member-card/use-card-check.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/check-page.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: m.card_check_title(), hidden: true })
}

export function loader({ context }: Route.LoaderArgs) {
  churchPage(context)
  return null
}

/** Anybody who reads a card's code comes here. The code stands behind the `#`: it reaches no log, and no kept page. */
export default function CheckPage() {
  const { hash } = useLocation()
  const { check, ask, clear } = useCardCheck()
  const codigo = hash.slice(1)
  useEffect(() => {
    if (codigo) void ask(codigo)
    else clear()
  }, [codigo, ask, clear])
  return (
    <div className="stack max-w-2xl gap-6">
      <h1>{m.card_check_title()}</h1>
      {check ? (
        <CardVerdict check={check} />
      ) : (
        <EmptyState icon={<ScanQrCode />} title={m.card_check_intro()} />
      )}
      <p className="text-sm text-ink-muted">{m.card_check_privacy()}</p>
    </div>
  )
}
