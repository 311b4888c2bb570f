import { staffCopyCalls, type CopiaEquipe, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, TextField } from '@atrio/ui'
import { Archive, Download } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { LeftOut } from './left-out.tsx'
import { Progress } from './progress.tsx'
import { sizeOf } from './size.ts'

/** Asks for an archive under a passphrase, and fetches it while it is there. */
export function ArchiveOut({ igreja, saida }: { igreja: IgrejaEquipe; saida: CopiaEquipe['saida'] }) {
  const [senha, setSenha] = useState('')
  const guarded = useStepUp()
  const { revalidate } = useRevalidator()
  const params = { slug: igreja.slug }
  const ask = useTask(async () => {
    const done = await guarded(() => api(staffCopyCalls.createCopiaEquipe, { params, body: { senha } }))
    if (!done) return
    setSenha('')
    await revalidate()
  })
  const tooShort = senha !== '' && senha.length < 12
  const errors = fieldErrors(ask.error)
  return (
    <section aria-labelledby="archive-out" className="grid grid-cols-1 gap-4">
      <h2 id="archive-out" className="text-lg">
        {m.archive_out()}
      </h2>
      <p className="text-ink-muted">{m.archive_out_lead()}</p>
      {saida?.situacao === 'pedida' && <Progress label={m.archive_making()} {...saida} />}
      {saida?.situacao === 'pronta' && <Ready igreja={igreja} saida={saida} />}
      {saida?.situacao === 'falhou' && (
        <Banner tone="bad" title={m.archive_failed()}>
          {m.archive_failed_detail()}
        </Banner>
      )}
      {ask.error !== null && <Banner tone="bad">{errorText(ask.error)}</Banner>}
      {saida?.situacao !== 'pedida' && (
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (senha.length >= 12) void ask.start()
          }}
        >
          <TextField
            label={m.archive_passphrase()}
            hint={m.archive_passphrase_hint()}
            type="password"
            autoComplete="new-password"
            required
            maxLength={200}
            value={senha}
            error={tooShort || errors['senha'] ? m.archive_passphrase_short() : undefined}
            onChange={({ currentTarget }) => setSenha(currentTarget.value)}
          />
          <Button type="submit" icon={<Archive />} loading={ask.isBusy} className="justify-self-start">
            {m.archive_make()}
          </Button>
        </form>
      )}
    </section>
  )
}

function Ready({ igreja, saida }: { igreja: IgrejaEquipe; saida: NonNullable<CopiaEquipe['saida']> }) {
  const guarded = useStepUp()
  const { start, isBusy, error } = useTask(async () => {
    await guarded(async () => {
      const { url } = await api(staffCopyCalls.baixarCopiaEquipe, { params: { slug: igreja.slug }, body: {} })
      // Read by the browser itself: it may be larger than memory.
      Object.assign(document.createElement('a'), { href: url, download: `${igreja.codigo}.zip` }).click()
    })
  })
  return (
    <Banner tone="ok" live="polite" title={m.archive_ready()}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p>{m.archive_until({ until: formatMoment(saida.apagarEm) })}</p>
        <LeftOut deixados={saida.deixados} />
        {error !== null && <p>{errorText(error)}</p>}
        <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={() => void start()}>
          {m.archive_download({ size: sizeOf(saida.tamanho ?? 0) })}
        </Button>
      </div>
    </Banner>
  )
}
