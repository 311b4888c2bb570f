import type { Podcast } from '@atrio/contract'
import type { RichTextPart } from '@atrio/rich-text'
import { localeOf } from '@atrio/rules'
import { Button, Menu, menuItemProps, MenuSeparator, Picture, Tag } from '@atrio/ui'
import { ExternalLink, Rss, Smartphone } from 'lucide-react'
import { safeHref } from '../lib/security/outside-url.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { RichText } from '../reader/rich-text.tsx'
import { ShareButton } from '../reader/share-button.tsx'
import { useRootData } from '../shell/church.ts'
import { appLinks } from './app-links.ts'

export type PodcastHeaderProps = {
  podcast: Omit<Podcast, 'descricao'> & { about: readonly RichTextPart[] }
  idioma: string
  /** Leaves the first screen of a phone to what comes below. */
  compact: boolean
}

/** Cover, name and description, and the ways to hear it elsewhere. */
export function PodcastHeader({ podcast, idioma, compact }: PodcastHeaderProps) {
  const { codigo, titulo, autor, imagem, about, feed, links, explicito } = podcast
  const origin = useRootData()?.origin ?? 'https://localhost'
  const lang = localeOf(idioma) ?? undefined
  const feedUrl = new URL(feed, origin).href
  const elsewhere = links.flatMap(({ nome, url }) => {
    const href = safeHref(url)
    return href ? [{ nome, href }] : []
  })
  return (
    <header className="podcast-header" data-compact={compact || undefined}>
      <Picture
        src={imagem}
        alt=""
        seed={`podcast ${titulo}`}
        ratio="1/1"
        className="podcast-cover"
        priority
      />
      <div className="podcast-names">
        <p className="eyebrow">{m.podcast_title()}</p>
        <h1 lang={lang}>{titulo}</h1>
        {autor && <p className="text-ink-muted">{m.podcast_by({ autor })}</p>}
        {explicito && <Tag>{m.podcast_explicit()}</Tag>}
      </div>
      <div className="podcast-about">
        {about.length > 0 && (
          <div lang={lang} className="podcast-words">
            <RichText parts={about} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Menu
            align="start"
            trigger={(props) => (
              <Button {...props} variant="outline" icon={<Smartphone aria-hidden="true" />}>
                {m.podcast_open_app()}
              </Button>
            )}
          >
            {appLinks(feedUrl).map(({ nome, href }) => (
              <a key={nome} {...menuItemProps} href={href} rel="noopener noreferrer">
                {nome}
              </a>
            ))}
            {elsewhere.length > 0 && <MenuSeparator />}
            {elsewhere.map(({ nome, href }) => (
              <a key={href} {...menuItemProps} href={href} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" />
                {nome}
              </a>
            ))}
            <MenuSeparator />
            <a {...menuItemProps} href={feedUrl} target="_blank" rel="noopener noreferrer">
              <Rss aria-hidden="true" />
              {m.podcast_rss()}
            </a>
          </Menu>
          <ShareButton title={titulo} url={origin + paths.podcast({ programa: codigo })} look="outline" />
        </div>
      </div>
    </header>
  )
}
