import type { Chegando, Traducao } from '@atrio/contract'
import { Banner } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

export type OtherLanguageProps = {
  /** What is read instead. */
  traducao: Traducao
  chegando: Chegando | null
}

/** Says why a reader sees a text in another language, and how far the one in theirs has come. */
export function OtherLanguage({ traducao, chegando }: OtherLanguageProps) {
  const now = useChegando(chegando)
  if (now === 'here' && chegando) {
    return (
      <Banner tone="ok" live="polite" title={m.bible_arrived({ nome: chegando.nome })}>
        <Link to={paths.bibleTranslation({ traducao: chegando.codigo })}>
          {m.bible_arrived_open({ nome: chegando.nome })}
        </Link>
      </Banner>
    )
  }
  if (now !== 'here' && now?.situacao === 'baixando') {
    const { nome, porcento } = now
    return (
      <Banner tone="info" title={m.bible_arriving_title()}>
        {m.bible_arriving({ nome, porcento, lendo: traducao.nome })}
      </Banner>
    )
  }
  return (
    <Banner tone="info" title={m.bible_other_language_title()}>
      <p>{m.bible_other_language({ nome: traducao.nome })}</p>
      {chegando && <p className="mt-1 text-sm">{m.bible_operator(chegando)}</p>}
    </Banner>
  )
}

const EVERY = 2_000

/** How far it is now: pages are kept and alike for everyone, so what moves is asked for in the browser. */
function useChegando(chegando: Chegando | null): Chegando | 'here' | null {
  const [now, setNow] = useState<Chegando | 'here' | null>(chegando)
  const isMoving = now !== 'here' && now?.situacao === 'baixando'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void readChegando().then((read) => read && setNow(read)), EVERY)
    return () => clearInterval(timer)
  }, [isMoving])
  return now
}

/** By `fetch` alone: reader pages must not carry the contract. Null where it could not be asked. */
async function readChegando(): Promise<Chegando | 'here' | null> {
  try {
    const response = await fetch('/api/v1/biblia/traducao/', {
      headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    })
    if (!response.ok) return null
    const { chegando } = (await response.json()) as { chegando: Chegando | null }
    return chegando ?? 'here'
  } catch {
    return null
  }
}
