import type { DevocionalListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { buttonClass, Picture, Section } from '@atrio/ui'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** The newest devotional, on the church home. */
export function DevotionalBlock({ blocks }: { blocks: { devotional: DevocionalListado | null } }) {
  return blocks.devotional && <Devotional devocional={blocks.devotional} />
}

function Devotional({ devocional }: { devocional: DevocionalListado }) {
  const { id, data, titulo, referencia, resumo, imagem } = devocional
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  return (
    <Section
      title={m.devotionals_block()}
      action={<Link to={paths.devotionals()}>{m.devotionals_block_all()}</Link>}
    >
      <article className="grid overflow-hidden rounded-lg border border-line bg-surface md:gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`devocional ${titulo}`}
          ratio="16/9"
          className="h-full"
        />
        <div className="flex flex-col items-start gap-3 p-5 md:py-8 md:pe-8 md:ps-0">
          <p className="text-sm text-ink-muted">
            {formatCivilDate(data, 'weekday', locale)}
            {referencia && <span lang={lang}> · {referencia}</span>}
          </p>
          <h3 className="font-read text-2xl" lang={lang}>
            {titulo}
          </h3>
          {resumo && (
            <p className="line-clamp-4 text-ink-muted" lang={lang}>
              {resumo}
            </p>
          )}
          <Link
            className={buttonClass({ variant: 'outline', className: 'mt-auto' })}
            to={paths.devotional({ devotionalId: id })}
          >
            <BookOpen aria-hidden="true" />
            {m.devotionals_read()}
          </Link>
        </div>
      </article>
    </Section>
  )
}
