import { Button, WindowArt } from '@atrio/ui'
import { ExternalLink, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'

export type FrameFacadeProps = { src: string; host: string; title: string | null }

const siteNames: Record<string, string> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
  'open.spotify.com': 'Spotify',
  'w.soundcloud.com': 'SoundCloud',
  'www.google.com': 'Google Maps',
}

/** Stands where another site's frame would be: that site hears of the reader only after a click. */
export function FrameFacade({ src, host, title }: FrameFacadeProps) {
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const site = siteNames[host] ?? host
  // The button that had the focus is gone.
  useEffect(() => {
    if (loaded) frame.current?.focus()
  }, [loaded])
  return (
    <figure className="frame-facade">
      <div className="frame-facade-screen">
        {loaded ? (
          <iframe
            ref={frame}
            src={src}
            title={title ?? m.reader_frame_title({ site })}
            // The two together free a frame of our own origin alone, and no such frame comes this far.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
          />
        ) : (
          <>
            <WindowArt seed={src} />
            <Button icon={<Play aria-hidden="true" />} onClick={() => setLoaded(true)}>
              {m.reader_frame_load({ site })}
            </Button>
          </>
        )}
      </div>
      <figcaption>
        {title && <span>{title}. </span>}
        {!loaded && <span>{m.reader_frame_note({ site })} </span>}
        <a href={src} target="_blank" rel="noopener noreferrer nofollow">
          {m.reader_frame_open({ site })}
          <ExternalLink aria-hidden="true" />
        </a>
      </figcaption>
    </figure>
  )
}
