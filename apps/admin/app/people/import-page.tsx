import type { CallResult, CampoImportacao, IgrejaEquipe, importCalls } from '@atrio/contract'
import { Banner } from '@atrio/ui'
import { useLoaderData, useOutletContext, useSearchParams } from 'react-router'
import { Pages } from '../lib/pages.tsx'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportFilters } from './import-filters.tsx'
import { ImportFoot } from './import-foot.tsx'
import { ImportMode } from './import-mode.tsx'
import { ImportRow } from './import-row.tsx'

const ROWS_AT_ONCE = 20

/** A file with people: what its columns mean, what would become of each row, and taking them in. */
export function ImportPage() {
  const loaded = useLoaderData<CallResult<(typeof importCalls)['getImportacao']> | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [search] = useSearchParams()
  usePageTitle(loaded?.importacao.nome ?? m.import_title(), igreja.nome)
  if (!loaded) return null
  const { importacao, linhas, total } = loaded
  const { formulas, formulasVazias, outrasFolhas, situacao, nome } = importacao
  const isOpen = situacao === 'aberta'
  const page = Number(search.get('page') ?? 1)
  const has = (campo: CampoImportacao) => importacao.colunas.some((one) => one.campo === campo)
  const isMeant = (has('nome') || has('nomeCompleto')) && has('email')
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink to={`/${igreja.codigo}/pessoas/importar`}>{m.import_title()}</BackLink>
        <h1 className="wrap-anywhere">{nome}</h1>
        {isOpen && <p className="text-ink-muted">{m.import_nobody_yet()}</p>}
      </div>
      {isOpen && formulasVazias > 0 && (
        <Banner tone="warn" title={m.import_formulas_empty({ count: formulasVazias })}>
          {m.import_formulas_empty_detail()}
        </Banner>
      )}
      {isOpen && formulas > formulasVazias && (
        <Banner tone="info">{m.import_formulas({ count: formulas - formulasVazias })}</Banner>
      )}
      {isOpen && outrasFolhas > 0 && <Banner tone="info">{m.import_sheets({ count: outrasFolhas })}</Banner>}
      {isOpen ? (
        <ImportColumns key={importacao.id} importacao={importacao} slug={igreja.slug} isMeant={isMeant} />
      ) : (
        <ImportDone importacao={importacao} igreja={igreja} />
      )}
      {(isOpen ? isMeant : linhas.length > 0) && (
        <section aria-labelledby="rows" className="grid grid-cols-1 gap-4">
          <h2 id="rows" className="text-lg">
            {isOpen ? m.import_rows() : m.import_left_out()}
          </h2>
          {isOpen && <ImportMode importacao={importacao} slug={igreja.slug} />}
          {isOpen && <ImportFilters resumo={importacao.resumo} />}
          <ul className="ruled">
            {linhas.map((linha) => (
              <ImportRow
                key={linha.numero}
                linha={linha}
                colunas={importacao.colunas}
                isOpen={isOpen}
                of={{ slug: igreja.slug, codigo: igreja.codigo, id: importacao.id }}
              />
            ))}
          </ul>
          <Pages hasMore={page * ROWS_AT_ONCE < total} />
        </section>
      )}
      {isOpen && <ImportFoot importacao={importacao} igreja={igreja} isMeant={isMeant} />}
    </div>
  )
}
