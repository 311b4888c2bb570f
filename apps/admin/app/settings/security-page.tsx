import type { ChaveEquipe, IgrejaEquipe, SessaoEquipe } from '@atrio/contract'
import { useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { CodesSection } from './codes-section.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionItem } from './session-item.tsx'

interface Loaded {
  sessoes: SessaoEquipe[]
  chaves: ChaveEquipe[]
}

/** One's own way in: the second factor, the codes for the day on which it is gone, and where one is logged in. */
export function SecurityPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.security(), igreja.nome)
  if (!loaded) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-10">
      <h1>{m.security()}</h1>
      <PasskeysSection
        chaves={loaded.chaves}
        isRemembered={loaded.sessoes.some(({ flagAtual, lembradaAte }) => flagAtual && lembradaAte !== null)}
      />
      <FactorSection />
      <CodesSection />
      <section aria-labelledby="sessions" className="grid grid-cols-1 gap-3">
        <h2 id="sessions" className="text-lg">
          {m.sessions()}
        </h2>
        <ul className="ruled">
          {loaded.sessoes.map((sessao) => (
            <SessionItem key={sessao.id} sessao={sessao} />
          ))}
        </ul>
      </section>
    </div>
  )
}
