import type { Louvor } from '@atrio/contract'
import { buttonClass, Card, Skeleton } from '@atrio/ui'
import { Download, ExternalLink, FileMusic } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { safeHref } from '../lib/security/outside-url.ts'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'

const ScoreDocument = lazy(() =>
  import('./score-document.tsx').then(({ ScoreDocument }) => ({ default: ScoreDocument })),
)

/** The scores of a song on the page: pictures, and PDF files of this site (Decision 51). */
export function Scores({ arquivos }: { arquivos: Louvor['arquivos'] }) {
  const shown = arquivos.flatMap(({ nome, url }) => {
    const href = safeHref(url)
    return href ? [{ nome, href }] : []
  })
  return (
    <ul aria-label={m.praise_scores_title()} className="flex flex-col gap-6">
      {shown.map(({ nome, href }) => (
        <li key={href}>
          {/\.(png|jpe?g|webp|avif|svg)$/i.test(href) ? (
            <ScorePicture nome={nome} href={href} />
          ) : (
            <ScoreFile nome={nome} href={href} />
          )}
        </li>
      ))}
    </ul>
  )
}

type Score = { nome: string; href: string }

function ScorePicture({ nome, href }: Score) {
  const [gone, setGone] = useState(false)
  if (gone) return <p role="status">{m.praise_score_gone()}</p>
  return (
    <img
      src={href}
      alt={m.praise_score_picture({ nome })}
      loading="lazy"
      className="song-score"
      onError={() => setGone(true)}
    />
  )
}

function ScoreFile({ nome, href }: Score) {
  const inBrowser = useInBrowser(() => href.startsWith('/media/'), false)
  return (
    <>
      <ScoreCard nome={nome} href={href} />
      {inBrowser && (
        <div className="song-score-document mt-4">
          <Suspense fallback={<Skeleton className="aspect-[1/1.414] max-w-3xl" />}>
            <ScoreDocument nome={nome} href={href} />
          </Suspense>
        </div>
      )}
    </>
  )
}

function ScoreCard({ nome, href }: Score) {
  return (
    <Card
      as="div"
      level={2}
      title={nome}
      facts={[{ key: 'kind', icon: <FileMusic aria-hidden="true" />, text: 'PDF' }]}
      actions={
        <>
          <a className={buttonClass({ variant: 'outline' })} href={href} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {m.praise_score_open({ nome })}
          </a>
          <a className={buttonClass({ variant: 'outline' })} href={href} download>
            <Download aria-hidden="true" />
            {m.praise_score_download({ nome })}
          </a>
        </>
      }
    />
  )
}
