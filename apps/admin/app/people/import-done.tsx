import { importCalls, type IgrejaEquipe, type Importacao } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { countWords } from './import-words.ts'

/** What came of a file, and taking it back. */
export function ImportDone({ importacao, igreja }: { importacao: Importacao; igreja: IgrejaEquipe }) {
  const { id, situacao, resumo, desfazerAte, ficaram } = importacao
  const [isAsking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const { slug, codigo } = igreja
  const beside = (['igual', 'erro', 'parecida', 'fora'] as const).filter((kind) => resumo[kind] > 0)
  if (situacao === 'desfeita') {
    return (
      <div className="grid grid-cols-1 gap-4">
        <Banner tone="ok" live="polite" title={m.import_undone()}>
          {ficaram.length === 0 ? m.import_undone_all() : m.import_undone_but({ count: ficaram.length })}
        </Banner>
        {ficaram.length > 0 && (
          <ul aria-label={m.import_stayed()} className="ruled">
            {ficaram.map((one) => (
              <li key={one.id}>
                <Link to={`/${codigo}/pessoas/${one.id}`} className="inline-flex min-h-11 items-center">
                  {one.nome}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner
        tone="ok"
        live="polite"
        title={m.import_done({ count: resumo.nova })}
        actions={<Link to={`/${codigo}/pessoas`}>{m.people_all()}</Link>}
      >
        {[
          resumo.completada > 0 ? m.import_done_filled({ count: resumo.completada }) : '',
          ...beside.map((kind) => countWords[kind]({ count: resumo[kind] })),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Banner>
      {desfazerAte && (
        <div className="grid grid-cols-1 justify-items-start gap-2">
          <Button variant="secondary" icon={<Undo2 />} onClick={() => setAsking(true)}>
            {m.import_undo()}
          </Button>
          <p className="text-ink-muted text-sm">{m.import_undo_until({ when: formatMoment(desfazerAte) })}</p>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.import_undo_sure()}
        detail={m.import_undo_detail()}
        keep={m.import_undo_keep()}
        act={m.import_undo()}
        onClose={() => setAsking(false)}
        onAct={async () => {
          await api(importCalls.desfazerImportacao, { params: { slug, id }, body: {} })
          setAsking(false)
          await revalidate()
        }}
      />
    </div>
  )
}
