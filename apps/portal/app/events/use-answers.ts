import { useEffect, useMemo, useState } from 'react'
import { createDraft, keepDraft } from '../lib/data/drafts.ts'
import type { Answers, Filled } from './answers.ts'

/** What is written for the tickets of an event. It survives a reload, and goes with a log-out (Decision 13). */
export function useAnswers(eventId: number, userId: number) {
  const draft = useMemo(() => createDraft(`event-${eventId}`, userId), [eventId, userId])
  const [answers, setAnswers] = useState<Answers>(() => (draft.read() as Answers | null) ?? {})
  useEffect(() => {
    const save = () => draft.write(answers, [])
    save()
    return keepDraft(save)
  }, [draft, answers])
  return {
    answers,
    fill: (key: string, filled: Filled) => setAnswers((before) => ({ ...before, [key]: filled })),
  }
}
