import type { IgrejaEquipe, TextoTipo } from '@atrio/contract'
import { useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { PartLink } from './part-link.tsx'

/** The texts that every church has, and how each is called and explained. */
export const texts: Record<TextoTipo, { label: () => string; about: () => string }> = {
  privacidade: { label: m.texts_privacy, about: m.texts_privacy_about },
  termos: { label: m.texts_terms, about: m.texts_terms_about },
  ajuda: { label: m.texts_help, about: m.texts_help_about },
}

export function TextsPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.texts(), igreja.nome)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink>{m.settings()}</BackLink>
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.texts()}</h1>
        <p className="text-ink-muted">{m.texts_lead()}</p>
      </div>
      <ul className="ruled">
        {Object.entries(texts).map(([tipo, { label, about }]) => (
          <li key={tipo}>
            <PartLink to={tipo} label={label()} about={about()} />
          </li>
        ))}
      </ul>
    </div>
  )
}
