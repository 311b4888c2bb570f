import { useMemo } from 'react'
import { useNonce } from '../lib/security/nonce.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ErrorPage } from '../shell/errors/error-page.tsx'
import type { Route } from './+types/embed-praise-page.ts'
import { embedTheme } from './embed-colour.ts'
import { loadLouvor } from './load-louvor.ts'
import { readSong } from './song-shape.ts'
import { SongView } from './song-view.tsx'
import { useSongLang } from './use-song-lang.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: args.loaderData?.louvor.titulo ?? m.praise_list_title(), hidden: true })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = churchPage(context)
  const query = new URL(request.url).searchParams
  const louvor = await loadLouvor(api, query.get('praiseId'))
  return { louvor, theme: embedTheme(query.get('embedColor')) }
}

/** Spec §2: a song inside another site, in that site's colour. */
export default function EmbedPraisePage({ loaderData: { louvor, theme } }: Route.ComponentProps) {
  const shape = useMemo(() => readSong(louvor), [louvor])
  const nonce = useNonce()
  const lang = useSongLang()
  return (
    <article className="flex flex-col gap-4">
      {theme && <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme }} />}
      <header>
        <h1 lang={lang} className="text-2xl">
          {louvor.titulo}
        </h1>
        {louvor.autor && <p className="mt-1 text-ink-muted">{louvor.autor}</p>}
      </header>
      {shape && <SongView key={louvor.id} louvor={louvor} shape={shape} embedded />}
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
