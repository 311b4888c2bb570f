import type { Traducao } from '@atrio/contract'
import { chipClass } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'

export type TranslationLinksProps = {
  label: string
  traducoes: readonly Traducao[]
  chosen: string | undefined
  /** The text of a first choice that stands for none. */
  none?: string
  href: (codigo: string | undefined) => string
}

/** A choice between translations, as links: the address says which is read. Nothing where there is no choice. */
export function TranslationLinks({ label, traducoes, chosen, none, href }: TranslationLinksProps) {
  const options: { codigo: string | undefined; nome: string; idioma?: string }[] = [
    ...(none === undefined ? [] : [{ codigo: undefined, nome: none }]),
    ...traducoes,
  ]
  if (options.length < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-muted">
        {label}
      </span>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ codigo, nome, idioma }) => (
          <li key={codigo ?? ''}>
            <Link
              className={chipClass}
              to={href(codigo)}
              preventScrollReset
              lang={idioma?.replace('_', '-')}
              aria-current={codigo === chosen ? 'true' : undefined}
            >
              <Check aria-hidden="true" className="chip-check" />
              {nome}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
