import { FALLBACK_LOCALE, type Locale } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { RichText } from '../reader/rich-text.tsx'
import { addressLines } from '../shell/address.ts'
import { useRootData } from '../shell/church.ts'
import { AboutContact } from './about-contact.tsx'
import type { LoadedText } from './load-text.server.ts'

export type ChurchTextProps = {
  title: string
  text: LoadedText
  /** The address of a version; of the one in force without a number. */
  path: (query?: { version: string }) => string
}

/** Privacy, terms or help: the text, which version it is, and beside it whom to ask and what was in force before. */
export function ChurchText({ title, text, path }: ChurchTextProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { nome, versao, versoes, mudancas, lang, partes, cliente } = text
  const written = (date: string) => longDate(date, locale, text.fusoHorario)
  const isCurrent = versao === versoes[0]?.versao
  return (
    <div className="flex flex-col gap-8">
      <header>
        <p className="eyebrow">{nome}</p>
        <h1>{title}</h1>
        <p className="mt-3 text-ink-muted">{m.text_version({ versao, date: written(text.dataVigencia) })}</p>
      </header>
      {!isCurrent && (
        <Banner
          tone="warn"
          title={m.text_earlier_title()}
          actions={<Link to={path()}>{m.text_current()}</Link>}
        >
          {m.text_earlier()}
        </Banner>
      )}
      <div className="grid gap-12 lg:grid-cols-[minmax(0,46rem)_20rem] lg:gap-16">
        <div className="flex min-w-0 flex-col gap-6">
          {mudancas && (
            <section aria-labelledby="changes" className="ruled">
              <h2 id="changes" className="text-xl">
                {m.text_changes()}
              </h2>
              <p className="mt-2" lang={lang}>
                {mudancas}
              </p>
            </section>
          )}
          <div lang={lang}>
            <RichText parts={partes} />
          </div>
        </div>
        <div className="flex flex-col gap-8 self-start lg:sticky lg:top-24">
          <Whom nome={nome} cliente={cliente} />
          {versoes.length > 1 && (
            <nav aria-labelledby="versions">
              <h2 id="versions" className="mb-2 text-xl">
                {m.text_versions()}
              </h2>
              <ul className="flex flex-col">
                {versoes.map((one, index) => (
                  <li key={one.versao}>
                    <Link
                      className="inline-flex min-h-11 items-center font-medium text-link no-underline hover:underline aria-[current]:text-ink"
                      to={index === 0 ? path() : path({ version: String(one.versao) })}
                      aria-current={one.versao === versao ? 'page' : undefined}
                    >
                      {m.text_version_of({ versao: one.versao, date: written(one.dataVigencia) })}
                    </Link>
                    {index === 0 && (
                      <span className="ms-2 text-sm text-ink-muted">{m.text_version_now()}</span>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </div>
  )
}

/** Who answers for the text: every way to reach them, or where they are to be met. */
function Whom({ nome, cliente }: Pick<LoadedText, 'nome' | 'cliente'>) {
  const address = cliente ? addressLines(cliente) : []
  const ways = cliente && [cliente.telefone, cliente.whatsapp, cliente.email, cliente.site].some(Boolean)
  return (
    <section aria-labelledby="whom">
      <h2 id="whom" className="mb-2 text-xl">
        {m.text_who()}
      </h2>
      <address className="mb-4 not-italic">
        <span className="block font-medium">{nome}</span>
        {address.map((line) => (
          <span key={line} className="block text-ink-muted">
            {line}
          </span>
        ))}
      </address>
      {ways ? <AboutContact cliente={cliente} /> : <p>{m.text_who_none()}</p>}
    </section>
  )
}

function longDate(date: string, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date))
}
