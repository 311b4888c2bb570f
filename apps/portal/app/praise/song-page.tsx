import { lineText } from '@atrio/rules'
import { useMemo } from 'react'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/song-page.ts'
import { loadLouvor } from './load-louvor.ts'
import { readSong } from './song-shape.ts'
import { SongView } from './song-view.tsx'
import { useSongLang } from './use-song-lang.ts'

export function meta(args: Route.MetaArgs) {
  const louvor = args.loaderData?.louvor
  const lines = louvor ? (readSong(louvor)?.song.sections.flatMap((section) => section.lines) ?? []) : []
  const description = [louvor?.autor, ...lines.slice(0, 6).map(lineText)].filter(Boolean).join(' · ')
  return pageMeta(args, { title: louvor?.titulo ?? m.praise_list_title(), description })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = churchPage(context)
  return { louvor: await loadLouvor(api, params.praiseId) }
}

export default function SongPage({ loaderData: { louvor } }: Route.ComponentProps) {
  const shape = useMemo(() => readSong(louvor), [louvor])
  const lang = useSongLang()
  const { titulo, subtitulo, autor, codigo, grupo, ritmo } = louvor
  const about = [autor, codigo && m.praise_number({ codigo }), grupo, ritmo].filter(Boolean)
  return (
    <article className="flex flex-col gap-6">
      <header>
        <BackLink to={paths.songs()}>{m.praise_list_title()}</BackLink>
        <h1 lang={lang}>{titulo}</h1>
        {subtitulo && (
          <p lang={lang} className="mt-2 text-lg">
            {subtitulo}
          </p>
        )}
        {about.length > 0 && <p className="mt-2 text-ink-muted">{about.join(' · ')}</p>}
      </header>
      {shape && <SongView key={louvor.id} louvor={louvor} shape={shape} />}
    </article>
  )
}
