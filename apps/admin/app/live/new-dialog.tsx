import { liveStaffCalls, type IgrejaEquipe } from '@atrio/contract'
import { Button, FormStatus, Sheet, TextField } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../lib/api.ts'
import { churchZone, toInstant } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

const HOUR_AND_A_HALF = 90 * 60_000

/** A broadcast that belongs to no weekly service. */
export function NewDialog({
  igreja,
  open,
  onClose,
}: {
  igreja: IgrejaEquipe
  open: boolean
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [titulo, setTitulo] = useState('')
  const [quando, setQuando] = useState('')
  const [endereco, setEndereco] = useState('')
  const inicio = toInstant(quando)
  const { isBusy, error, start } = useTask(async () => {
    const fimPrevisto = new Date(Date.parse(inicio!) + HOUR_AND_A_HALF).toISOString()
    const { transmissao } = await api(liveStaffCalls.createTransmissao, {
      params: { slug: igreja.slug },
      body: { titulo, inicio: inicio!, fimPrevisto, endereco: endereco || null },
    })
    await navigate(`/${igreja.codigo}/ao-vivo/${transmissao.id}`)
  })
  return (
    <Sheet open={open} onClose={onClose} title={m.live_new()} closeLabel={m.close()} closeOnBackdrop={false}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <TextField
          label={m.live_name()}
          required
          maxLength={120}
          value={titulo}
          onChange={({ target }) => setTitulo(target.value)}
        />
        <TextField
          label={m.live_when()}
          hint={churchZone()}
          type="datetime-local"
          required
          value={quando}
          onChange={({ target }) => setQuando(target.value)}
        />
        <TextField
          label={m.live_link()}
          hint={m.live_link_hint()}
          inputMode="url"
          value={endereco}
          onChange={({ target }) => setEndereco(target.value)}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" loading={isBusy} disabled={titulo.trim() === '' || inicio === null}>
          {m.live_make()}
        </Button>
      </form>
    </Sheet>
  )
}
