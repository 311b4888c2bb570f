import { useSearchParams } from 'react-router'
import { pageMeta } from '../../lib/seo/seo.ts'
import { m } from '../../paraglide/messages.js'
import { churchPage } from '../../reader/church-page.ts'
import { ErrorPage } from '../../shell/errors/error-page.tsx'
import type { Route } from './+types/embed-chat-page.ts'
import { RoomChat } from './room-chat.tsx'
import { useHydrated } from '../../lib/data/store.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: m.chat_title(), hidden: true })
}

export async function loader({ context }: Route.LoaderArgs) {
  churchPage(context)
  return null
}

/** Spec §2: a room's chat alone, inside another site. What its address says changes looks, and never rights. */
export default function EmbedChatPage() {
  const [query] = useSearchParams()
  // The server draws one page for all rooms.
  const isAlive = useHydrated()
  const limit = Number(query.get('limitMessages') ?? 50)
  return (
    <div className="chat-page">
      <h1 className="sr-only">{m.chat_title()}</h1>
      {isAlive && (
        <RoomChat
          embedded
          codigo={query.get('channel') ?? ''}
          nome={query.get('username') ?? ''}
          limite={Number.isInteger(limit) ? Math.min(100, Math.max(1, limit)) : 50}
          moderar={query.get('showManagement') === 'true'}
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
