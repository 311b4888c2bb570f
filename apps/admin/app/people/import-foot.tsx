import { importCalls, type IgrejaEquipe, type Importacao } from '@atrio/contract'
import { Banner, Button, CheckboxField } from '@atrio/ui'
import { Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

interface Props {
  importacao: Importacao
  igreja: IgrejaEquipe
  isMeant: boolean
}

/** Takes in whoever can be taken in, or forgets the file. */
export function ImportFoot({ importacao: { id, resumo }, igreja: { slug, codigo }, isMeant }: Props) {
  const [convidar, setConvidar] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const params = { slug, id }
  const { isBusy, error, start } = useTask(async () => {
    await api(importCalls.fazerImportacao, { params, body: { convidar } })
    await navigate(`/${codigo}/pessoas/importar/${id}`, { replace: true })
    await revalidate()
  })
  const takes = isMeant ? resumo.nova + resumo.completada : 0
  const left = resumo.erro + resumo.parecida
  return (
    <section aria-label={m.import_do_it()} className="grid grid-cols-1 gap-4">
      {takes > 0 && resumo.nova > 0 && (
        <CheckboxField
          label={m.import_invite({ count: resumo.nova })}
          hint={m.import_invite_hint()}
          checked={convidar}
          onChange={({ target }) => setConvidar(target.checked)}
        />
      )}
      {isMeant && takes === 0 && <p className="text-ink-muted">{m.import_nothing()}</p>}
      {takes > 0 && left > 0 && <p className="text-ink-muted">{m.import_without({ count: left })}</p>}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {takes > 0 && (
          <Button icon={<Users />} loading={isBusy} onClick={() => void start()}>
            {m.import_take({ count: takes })}
          </Button>
        )}
        <Button variant="quiet" icon={<Trash2 />} disabled={isBusy} onClick={() => setLeaving(true)}>
          {m.import_forget()}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title={m.import_forget_sure()}
        detail={m.import_forget_detail()}
        keep={m.import_forget_keep()}
        act={m.import_forget()}
        onClose={() => setLeaving(false)}
        onAct={async () => {
          await api(importCalls.deleteImportacao, { params })
          await navigate(`/${codigo}/pessoas/importar`)
        }}
      />
    </section>
  )
}
