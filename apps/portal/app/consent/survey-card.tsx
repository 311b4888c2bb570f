import './consent.css'
import { Button, Dialog, Skeleton, SkeletonGroup } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { portNames } from '../shell/port-words.ts'
import type { Survey } from './use-survey.ts'

/** Spec §9: a survey that has not come after ten seconds is gone on without. */
const TIMEOUT_MS = 10_000

/** Offers the church's survey, and shows it in a frame where it can reach nothing of the page. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function SurveyCard({ survey }: { survey: Survey }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = m.choice_survey_title({ igreja: useChurch()?.nome ?? '' })
  if (!isOpen) {
    return (
      <aside aria-labelledby="survey-title" className="survey no-print">
        <h2 id="survey-title" className="text-lg font-semibold">
          {name}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{m.choice_survey_detail({ nome: portNames.typeform })}</p>
        <p className="cluster mt-3">
          <Button onClick={() => setIsOpen(true)}>{m.choice_survey_open()}</Button>
          <Button variant="quiet" onClick={survey.done}>
            {m.choice_survey_no()}
          </Button>
        </p>
      </aside>
    )
  }
  return (
    <Dialog open onClose={survey.done} title={name} closeLabel={m.close()} closeOnBackdrop={false}>
      <SurveyFrame survey={survey} name={name} />
    </Dialog>
  )
}

function SurveyFrame({ survey, name }: { survey: Survey; name: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'late'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (state === 'late') {
    return (
      <div role="alert">
        <p>{m.choice_survey_late()}</p>
        <p className="mt-4">
          <Button onClick={survey.giveUp}>{m.choice_survey_go_on()}</Button>
        </p>
      </div>
    )
  }
  return (
    <>
      {state === 'loading' && (
        <SkeletonGroup label={m.choice_survey_loading()} className="stack">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </SkeletonGroup>
      )}
      <iframe
        src={survey.url}
        title={name}
        className="survey-frame"
        // Of another origin: its own is not ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setState('there')}
      />
    </>
  )
}
