import { liveStaffCalls } from '@atrio/contract'
import { Button, FormStatus, TextField } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { Desk } from './desk-page.tsx'

/** Where the picture comes from; it may be changed while it is on air. */
export function LinkForm({ igreja, transmissao, show }: Desk) {
  const [endereco, setEndereco] = useState(transmissao.endereco ?? '')
  const [audio, setAudio] = useState(transmissao.audio ?? '')
  const [libras, setLibras] = useState(transmissao.libras ?? '')
  const [legendas, setLegendas] = useState(transmissao.legendas ?? '')
  const [isSaved, setSaved] = useState(false)
  const { isBusy, error, start } = useTask(async () => {
    setSaved(false)
    show(
      await api(liveStaffCalls.saveTransmissao, {
        params: { slug: igreja.slug, id: transmissao.id },
        body: {
          endereco: endereco || null,
          audio: audio || null,
          libras: libras || null,
          legendas: legendas || null,
        },
      }),
    )
    setSaved(true)
  })
  return (
    <section aria-labelledby="links" className="ruled grid grid-cols-1 gap-3">
      <h2 id="links" className="text-lg">
        {m.live_links()}
      </h2>
      <form
        className="grid max-w-xl grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <TextField
          label={m.live_link()}
          hint={m.live_link_hint()}
          inputMode="url"
          value={endereco}
          onChange={({ target }) => setEndereco(target.value)}
        />
        <TextField
          label={m.live_audio()}
          inputMode="url"
          value={audio}
          onChange={({ target }) => setAudio(target.value)}
        />
        <TextField
          label={m.live_libras()}
          inputMode="url"
          value={libras}
          onChange={({ target }) => setLibras(target.value)}
        />
        <TextField
          label={m.live_captions()}
          hint={m.live_captions_hint()}
          inputMode="url"
          value={legendas}
          onChange={({ target }) => setLegendas(target.value)}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        {isSaved && error === null && <FormStatus tone="ok" title={m.live_saved()} />}
        <Button type="submit" variant="secondary" loading={isBusy} className="justify-self-start">
          {m.live_save_links()}
        </Button>
      </form>
    </section>
  )
}
