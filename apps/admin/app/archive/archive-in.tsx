import { staffCopyCalls, type CopiaEquipe, type ErroCopia, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { ArchiveReport } from './archive-report.tsx'
import { ArchiveUpload } from './archive-upload.tsx'
import { Progress } from './progress.tsx'

const reasons: Record<ErroCopia, () => string> = {
  formato: m.archive_wrong_format,
  versao: m.archive_wrong_version,
  danificada: m.archive_wrong_damaged,
  grande: m.archive_wrong_large,
  senha: m.archive_wrong_passphrase,
  naoVazia: m.archive_wrong_not_empty,
  falhou: m.archive_wrong_failed,
}

/** Brings a church along from another installation: send, look through, take in. */
export function ArchiveIn({ igreja, copia }: { igreja: IgrejaEquipe; copia: CopiaEquipe }) {
  const { entrada, podeTrazer } = copia
  return (
    <section aria-labelledby="archive-in" className="grid grid-cols-1 gap-4">
      <h2 id="archive-in" className="text-lg">
        {m.archive_in()}
      </h2>
      {entrada?.situacao !== 'feita' && <p className="text-ink-muted">{m.archive_in_lead()}</p>}
      {entrada?.erro && (
        <Banner tone="bad" title={m.archive_refused()}>
          {reasons[entrada.erro]()}
        </Banner>
      )}
      {entrada?.situacao === 'conferindo' && <Progress label={m.archive_looking()} {...entrada} />}
      {entrada?.situacao === 'trazendo' && <Progress label={m.archive_taking()} {...entrada} />}
      {entrada?.situacao === 'feita' && (
        <Banner tone="ok" live="polite" title={m.archive_done()}>
          {copia.trazSenhas ? m.archive_done_detail() : m.archive_done_passwords()}
        </Banner>
      )}
      {entrada?.situacao === 'recebida' && <Look igreja={igreja} />}
      {entrada?.situacao === 'conferida' && <ArchiveReport igreja={igreja} copia={copia} />}
      {podeTrazer && (!entrada || entrada.situacao === 'recebida') && (
        <ArchiveUpload igreja={igreja} isAnother={entrada !== null} />
      )}
    </section>
  )
}

function Look({ igreja }: { igreja: IgrejaEquipe }) {
  const [senha, setSenha] = useState('')
  const { revalidate } = useRevalidator()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffCopyCalls.conferirCopiaEquipe, { params: { slug: igreja.slug }, body: { senha } })
    await revalidate()
  })
  const isWrong = fieldErrors(error)['senha'] !== undefined
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {error !== null && !isWrong && <Banner tone="bad">{errorText(error)}</Banner>}
      <TextField
        label={m.archive_its_passphrase()}
        type="password"
        autoComplete="off"
        required
        maxLength={200}
        value={senha}
        error={isWrong ? m.archive_wrong_passphrase() : undefined}
        onChange={({ currentTarget }) => setSenha(currentTarget.value)}
      />
      <Button type="submit" icon={<Search />} loading={isBusy} className="justify-self-start">
        {m.archive_look()}
      </Button>
    </form>
  )
}
