import { localeOf } from '@atrio/rules'
import { Card, Picture } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useChurch } from '../shell/church.ts'

/** One thing on the shelf of the church home, in the church's language. */
export function ShelfCard({
  to,
  titulo,
  resumo,
  imagem,
  seed,
  eyebrow,
}: {
  to: string
  titulo: string
  resumo: string | null
  imagem: { url: string; alt: string } | null
  /** What the window is drawn from where there is no picture. */
  seed: string
  eyebrow: ReactNode
}) {
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  return (
    <Card
      as="li"
      layout="row-on-phone"
      media={
        <Picture src={imagem?.url ?? null} alt={imagem?.alt ?? ''} seed={seed} ratio="16/9" grows={to} />
      }
      eyebrow={eyebrow}
      link={
        <Link to={to} lang={lang}>
          {titulo}
        </Link>
      }
    >
      {resumo && (
        <p className="line-clamp-2 max-md:hidden" lang={lang}>
          {resumo}
        </p>
      )}
    </Card>
  )
}
