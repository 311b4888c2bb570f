import type { bibleCalls, CallResult } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { paragraphsOf } from './paragraphs.ts'
import './bible.css'

export type Passages = CallResult<(typeof bibleCalls)['getPassagem']>

export type PassageTextProps = Passages & {
  level?: 2 | 3 | 4
  /** Where a passage stands in its chapter, which its reference then leads to. */
  href?: ((passagem: Passages['passagens'][number]) => string) | undefined
}

/** Passages, each under its reference, with the translation's licence below. */
export function PassageText({ traducao, traducaoAusente, passagens, level = 3, href }: PassageTextProps) {
  const Heading = `h${level}` as const
  return (
    <div className="bible-passages">
      {traducaoAusente && (
        <p className="mb-3 text-sm text-ink-muted">
          {m.bible_not_here({ pedida: traducaoAusente, nome: traducao.nome })}
        </p>
      )}
      {localeOf(traducao.idioma) !== getLocale() && (
        <p className="mb-3 text-sm text-ink-muted">{m.bible_other_language_title()}</p>
      )}
      <div lang={traducao.idioma.replace('_', '-')}>
        {passagens.map((passagem) => (
          <section key={passagem.referencia} className="bible-text not-first:mt-6">
            <Heading className="text-base" lang={getLocale()}>
              {href ? <Link to={href(passagem)}>{passagem.referencia}</Link> : passagem.referencia}
            </Heading>
            {passagem.capitulos.map(({ capitulo, versiculos }) => (
              <div key={capitulo}>
                {passagem.capitulos.length > 1 && <p className="bible-chapter-number">{capitulo}</p>}
                {paragraphsOf(versiculos).map((paragraph) => (
                  <p key={paragraph[0]!.numero}>
                    {paragraph.map(({ numero, texto }) => (
                      <span key={numero}>
                        <sup className="bible-number">{numero}</sup>
                        {texto}{' '}
                      </span>
                    ))}
                  </p>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-muted">{m.bible_licence(traducao)}</p>
    </div>
  )
}
