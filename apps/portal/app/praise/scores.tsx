import type { Louvor } from '@atrio/contract'
import { buttonClass, Card } from '@atrio/ui'
import { Download, ExternalLink, FileMusic } from 'lucide-react'
import { useState } from 'react'
import { safeHref } from '../lib/outside-url.ts'
import { m } from '../paraglide/messages.js'

/** The scores of a song: pictures on the page, PDF files in a tab of the browser's own viewer (Decision 22). */
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
  return (
    <Card
      as="div"
      level={2}
      title={nome}
      facts={[{ key: 'kind', icon: <FileMusic aria-hidden="true" />, text: 'PDF' }]}
      actions={
        <>
          <a className={buttonClass()} href={href} target="_blank" rel="noopener">
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
