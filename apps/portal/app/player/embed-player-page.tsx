import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { FrameFacade } from '../reader/frame-facade.tsx'
import { useChurch } from '../shell/church.ts'
import { ErrorPage } from '../shell/errors/error-page.tsx'
import type { Route } from './+types/embed-player-page.ts'
import { readEmbedded, type Embedded } from './embedded.server.ts'
import { Player } from './player.tsx'
import { usePlayerControl } from './player-control.ts'
import { siteOf } from './player-source.ts'
import { SealedMarkup } from './sealed-markup.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: titleOf(args.loaderData?.things[0]), hidden: true })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const { origin, searchParams: query } = new URL(request.url)
  const things = await readEmbedded(
    {
      service: query.get('service'),
      code: query.get('code'),
      html: query.get('html'),
      url: query.get('url'),
    },
    { api, slug: params.slug, origin },
  )
  return { things }
}

/** Spec §2: a player inside another site, for what its address asks for. */
export default function EmbedPlayerPage({ loaderData: { things } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{titleOf(things[0])}</h1>
      {things.map((thing, index) => (
        // What an address asks for never changes places.
        // oxlint-disable-next-line react/no-array-index-key
        <Thing key={index} thing={thing} />
      ))}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

function Thing({ thing }: { thing: Embedded }) {
  const control = usePlayerControl()
  const church = useChurch()
  if (thing.kind === 'html') {
    return <SealedMarkup html={thing.html} lang={localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE} />
  }
  if (thing.kind === 'frame') return <FrameFacade {...thing} />
  const { source, video, key } = thing
  return (
    <Player
      source={source}
      control={control}
      title={titleOf(thing)}
      artist={video?.pregador ?? church?.nome ?? ''}
      imagem={video?.imagem ?? null}
      seed={`video ${key}`}
      captions={video?.legendas ?? []}
      placeKey={key}
    />
  )
}

function titleOf(thing: Embedded | undefined): string {
  if (thing?.kind === 'frame') return thing.title ?? m.player_embedded()
  if (thing?.kind !== 'video') return m.player_embedded()
  return thing.video?.titulo ?? siteOf(thing.source)?.name ?? m.player_embedded()
}
