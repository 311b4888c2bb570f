import { ApiError, liveStaffCalls } from '@atrio/contract'
import { TextField } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { DeskForm } from './desk-form.tsx'
import type { Desk } from './desk-page.tsx'

/** Where the picture comes from; it may be changed while it is on air. */
export function LinkForm({ igreja, transmissao, show }: Desk) {
  const [endereco, setEndereco] = useState(transmissao.endereco ?? '')
  const [audio, setAudio] = useState(transmissao.audio ?? '')
  const [libras, setLibras] = useState(transmissao.libras ?? '')
  const [legendas, setLegendas] = useState(transmissao.legendas ?? '')
  const save = async () =>
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
  return (
    <DeskForm
      id="links"
      title={m.live_links()}
      submit={m.live_save_links()}
      save={save}
      isFields={(error) => refusedField(error) !== null}
    >
      {(error) => {
        const refused = refusedField(error)
        return (
          <>
            <TextField
              label={m.live_link()}
              hint={m.live_link_hint()}
              inputMode="url"
              error={refused === 'endereco' ? m.live_link_refused() : undefined}
              value={endereco}
              onChange={({ target }) => setEndereco(target.value)}
            />
            <TextField
              label={m.live_audio()}
              inputMode="url"
              error={refused === 'audio' ? m.live_file_refused() : undefined}
              value={audio}
              onChange={({ target }) => setAudio(target.value)}
            />
            <TextField
              label={m.live_libras()}
              inputMode="url"
              error={refused === 'libras' ? m.live_file_refused() : undefined}
              value={libras}
              onChange={({ target }) => setLibras(target.value)}
            />
            <TextField
              label={m.live_captions()}
              hint={m.live_captions_hint()}
              inputMode="url"
              error={refused === 'legendas' ? m.live_file_refused() : undefined}
              value={legendas}
              onChange={({ target }) => setLegendas(target.value)}
            />
          </>
        )
      }}
    </DeskForm>
  )
}

/** Which of the links leads nowhere; null where something else went wrong. */
function refusedField(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.body.code !== 'VALIDATION') return null
  return error.body.campos?.[0]?.campo ?? null
}
