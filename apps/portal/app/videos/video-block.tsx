import type { VideoListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { buttonClass, Picture, Section } from '@atrio/ui'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { mediaTime } from '../player/media-time.ts'

/**
 * The newest video, on the church home. Nothing of the player comes with it, and no styles of its own: they would come
 * after the markup.
 */
// The default is what `lazy` asks for.
// oxlint-disable-next-line import/no-default-export
export default function VideoBlock({ blocks: { video } }: { blocks: { video: VideoListado | null } }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  if (!video) return null
  const { contentDetails, titulo, resumo, pregador, dataPublicacao, duracao, imagem } = video
  return (
    <Section title={m.videos_block()} action={<Link to={paths.videos()}>{m.videos_block_all()}</Link>}>
      <article className="grid overflow-hidden rounded-lg border border-line bg-surface md:gap-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`video ${titulo}`}
          ratio="16/9"
          className="h-full"
        />
        <div className="flex flex-col items-start gap-3 p-5 md:py-8 md:pe-8 md:ps-0">
          <p className="text-sm text-ink-muted">
            {[formatCivilDate(dataPublicacao, 'short', locale), pregador, duracao && mediaTime(duracao)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h3 className="font-read text-2xl" lang={lang}>
            {titulo}
          </h3>
          {resumo && (
            <p className="line-clamp-3 text-ink-muted" lang={lang}>
              {resumo}
            </p>
          )}
          <Link
            className={buttonClass({ variant: 'outline', className: 'mt-auto' })}
            to={paths.video(contentDetails)}
          >
            <Play aria-hidden="true" />
            {m.videos_watch()}
            <span className="sr-only">: {titulo}</span>
          </Link>
        </div>
      </article>
    </Section>
  )
}
