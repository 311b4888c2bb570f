import { Picture } from '@atrio/ui'
import type { ReactNode } from 'react'

export type HomeHeroProps = {
  nome: string
  eyebrow: string
  descricao: string | null
  /** Language of the church's own words. */
  lang: string
  capa: { url: string; alt: string } | null
  /** What the window is drawn from where there is no picture. */
  seed: string
  children: ReactNode
}

/** Who the church is, and a window: its picture in an arch, or the light through a drawn one. */
export function HomeHero({ nome, eyebrow, descricao, lang, capa, seed, children }: HomeHeroProps) {
  return (
    <section aria-labelledby="church-name" className="lg:py-14">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-8 pb-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center lg:gap-x-16 lg:pb-0">
        <div className="flex flex-col gap-7 lg:gap-9">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 id="church-name">{nome}</h1>
            {descricao && (
              <p
                lang={lang}
                className="mt-4 line-clamp-3 max-w-[38rem] text-lg text-ink-muted md:line-clamp-none"
              >
                {descricao}
              </p>
            )}
          </div>
          {children}
        </div>
        <div className="order-first -mx-(--gutter) lg:order-last lg:mx-0">
          <Picture
            src={capa?.url ?? null}
            alt={capa?.alt ?? ''}
            seed={seed}
            ratio="16/9"
            priority
            className="max-h-48 sm:max-h-72 lg:aspect-[4/5] lg:max-h-none lg:rounded-t-[13rem] lg:rounded-b-lg"
          />
        </div>
      </div>
    </section>
  )
}
