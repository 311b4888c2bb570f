import { liveStaffCalls, type CallResult } from '@atrio/contract'
import { Button, FormStatus, SelectField } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { Desk } from './desk-page.tsx'

type Videos = CallResult<(typeof liveStaffCalls)['listGravacoesTransmissao']>['videos']

/** Which of the church's videos is the recording: its chapters, captions and cover are used with it. */
export function RecordingForm({ igreja, transmissao: { id, gravacao }, show }: Desk) {
  const { slug } = igreja
  const [videos, setVideos] = useState<Videos>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const idVideo = chosen ?? gravacao?.idVideo ?? ''
  useEffect(() => {
    // Without the list the one that is named stays.
    api(liveStaffCalls.listGravacoesTransmissao, { params: { slug, id } }).then(
      (answer) => setVideos(answer.videos),
      () => {},
    )
  }, [slug, id])
  const { isBusy, error, start } = useTask(async () => {
    setSaved(false)
    const body = { idVideo: idVideo || null }
    show(await api(liveStaffCalls.saveTransmissao, { params: { slug, id }, body }))
    setChosen(null)
    setSaved(true)
  })
  const isListed = gravacao === null || videos.some((one) => one.idVideo === gravacao.idVideo)
  return (
    <section aria-labelledby="recording" className="ruled grid grid-cols-1 gap-3">
      <h2 id="recording" className="text-lg">
        {m.live_recording()}
      </h2>
      <form
        className="grid max-w-xl grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <SelectField
          label={m.live_recording_video()}
          hint={m.live_recording_hint()}
          value={idVideo}
          onChange={({ target }) => {
            setChosen(target.value)
            setSaved(false)
          }}
          options={[
            { value: '', label: m.live_recording_none() },
            ...(isListed ? [] : [{ value: gravacao.idVideo, label: gravacao.titulo }]),
            ...videos.map((one) => ({ value: one.idVideo, label: `${one.titulo} · ${formatDay(one.data)}` })),
          ]}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        {isSaved && error === null && <FormStatus tone="ok" title={m.live_saved()} />}
        <Button type="submit" variant="secondary" loading={isBusy} className="justify-self-start">
          {m.live_recording_save()}
        </Button>
      </form>
    </section>
  )
}

/** A day is a day wherever the church is. */
function formatDay(data: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(`${data}T00:00:00Z`))
}
