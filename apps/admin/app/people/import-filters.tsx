import type { Importacao, SituacaoLinha } from '@atrio/contract'
import { chipClass } from '@atrio/ui'
import { Link, useSearchParams } from 'react-router'
import { m } from '../paraglide/messages.js'
import { countWords } from './import-words.ts'

const ORDER: SituacaoLinha[] = ['erro', 'parecida', 'nova', 'completada', 'igual', 'fora']

/** How many rows there are of each kind, and the way to them. */
export function ImportFilters({ resumo }: { resumo: Importacao['resumo'] }) {
  const [search] = useSearchParams()
  const asked = search.get('situacao')
  const all = Object.values(resumo).reduce((sum, count) => sum + count, 0)
  const kinds = ORDER.filter((kind) => resumo[kind] > 0 || kind === asked)
  return (
    <nav aria-label={m.import_kinds()} className="flex flex-wrap gap-2">
      <Link
        to="?"
        preventScrollReset
        className={chipClass}
        aria-current={asked === null ? 'true' : undefined}
      >
        {m.import_count_all({ count: all })}
      </Link>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={`?situacao=${kind}`}
          preventScrollReset
          className={chipClass}
          aria-current={asked === kind ? 'true' : undefined}
        >
          {countWords[kind]({ count: resumo[kind] })}
        </Link>
      ))}
    </nav>
  )
}
