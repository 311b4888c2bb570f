import { liveStaffCalls, type CallResult } from '@atrio/contract'
import { SelectField } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { DeskForm } from './desk-form.tsx'
import type { Desk } from './desk-page.tsx'

type Videos = CallResult<(typeof liveStaffCalls)['listGravacoesTransmissao']>['videos']

/** Which of the church's videos is the recording: its chapters, captions and cover are used with it. */
export function RecordingForm({ igreja, transmissao: { id, gravacao }, show }: Desk) {
  const { slug } = igreja
  const [videos, setVideos] = useState<Videos>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const idVideo = chosen ?? gravacao?.idVideo ?? ''
  useEffect(() => {
    // Without the list the one that is named stays.
    api(liveStaffCalls.listGravacoesTransmissao, { params: { slug, id } }).then(
      (answer) => setVideos(answer.videos),
      () => {},
    )
  }, [slug, id])
  const isListed = gravacao === null || videos.some((one) => one.idVideo === gravacao.idVideo)
  return (
    <DeskForm
      id="recording"
      title={m.live_recording()}
      submit={m.live_recording_save()}
      save={async () => {
        const body = { idVideo: idVideo || null }
        show(await api(liveStaffCalls.saveTransmissao, { params: { slug, id }, body }))
        setChosen(null)
      }}
    >
      {() => (
        <SelectField
          label={m.live_recording_video()}
          hint={m.live_recording_hint()}
          value={idVideo}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: '', label: m.live_recording_none() },
            ...(isListed ? [] : [{ value: gravacao.idVideo, label: gravacao.titulo }]),
            ...videos.map((one) => ({ value: one.idVideo, label: `${one.titulo} · ${formatDay(one.data)}` })),
          ]}
        />
      )}
    </DeskForm>
  )
}

/** A day is a day wherever the church is. */
function formatDay(data: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(`${data}T00:00:00Z`))
}
