import type { bibleCalls, CallResult } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { paragraphsOf } from './paragraphs.ts'
import './bible.css'

export type Passages = CallResult<(typeof bibleCalls)['getPassagem']>

/** Passages to be read in the browser, each under its reference, with the translation's licence below. */
export function PassageText({ traducao, passagens, level = 3 }: Passages & { level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <div className="bible-passages">
      {localeOf(traducao.idioma) !== document.documentElement.lang && (
        <p className="mb-3 text-sm text-ink-muted">{m.bible_other_language_title()}</p>
      )}
      <div lang={traducao.idioma.replace('_', '-')}>
        {passagens.map(({ referencia, capitulos }) => (
          <section key={referencia} className="bible-text">
            <Heading className="text-base">{referencia}</Heading>
            {capitulos.map(({ capitulo, versiculos }) => (
              <div key={capitulo}>
                {capitulos.length > 1 && <p className="bible-chapter-number">{capitulo}</p>}
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
