import { ports as declared, isQuietPage, type Categoria, type OpenPort } from '@atrio/rules'
import { useToasts } from '@atrio/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserStorages, keys } from '../lib/data/storage.ts'
import { useStore } from '../lib/data/store.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { choicesWanted } from '../shell/want-choices.ts'
import {
  answer,
  choiceOf,
  choiceStore,
  granted,
  keepChoice,
  refusesAdvertising,
  unanswered,
} from './choice.ts'
import { ConsentSheet } from './consent-sheet.tsx'
import { showPage } from './run-ports.ts'
import { useSurvey } from './use-survey.ts'

const ConsentRecord = lazy(() => import('./consent-record.tsx'))
const SurveyCard = lazy(() => import('./survey-card.tsx'))

/**
 * Asks what a church may have loaded from others, remembers it, and has loaded what somebody agreed to. Nothing before;
 * who puts the answer off has nothing loaded (Decision 153).
 *
 * @param isOpen whether this document's policy lets more in than error reports
 */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ConsentHost({ open, isOpen }: { open: readonly OpenPort[]; isOpen: boolean }) {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const wanted = useStore(choicesWanted, false)
  const [isLater, setIsLater] = useState(() => browserStorages().session.getItem(keys.consentLater) !== null)
  const [recordOf, setRecordOf] = useState<number | null>(null)
  const { show } = useToasts()
  const owner = user?.id ?? null
  const stored = useStore(choiceStore, null)
  const choice = choiceOf(stored, owner)
  const offered = open.filter(({ porta }) => !(isAdvertising(porta) && refusesAdvertising()))
  const may = status === 'starting' ? [] : granted(choice, offered)
  const mayNames = may.map(({ porta }) => porta).join(' ')
  useEffect(() => {
    if (status === 'starting') return
    showPage({ open, granted: may, isOpen, pathname })
    // oxlint-disable-next-line react/exhaustive-deps -- `mayNames` says what may run
  }, [status, mayNames, isOpen, pathname])
  const survey = useSurvey(may, pathname)

  const isKnown = status === 'anonymous' || (user !== null && recordOf === user.id)
  const asks =
    isOpen && isKnown && !isLater && !isQuietPage(pathname) && unanswered(choice, offered).length > 0
  const later = () => {
    browserStorages().session.setItem(keys.consentLater, '1')
    setIsLater(true)
    close()
  }
  const decide = (accepted: readonly Categoria[]) => {
    keepChoice(answer(owner, offered, accepted))
    close()
    show({ tone: 'ok', title: m.choice_saved() })
  }
  return (
    <>
      {(wanted || asks) && (
        <ConsentSheet
          key={String(wanted)}
          open={open}
          choice={choice}
          wanted={wanted}
          onDecide={decide}
          onLater={wanted && !asks ? close : later}
        />
      )}
      <Suspense>
        {user && <ConsentRecord userId={user.id} offered={offered} onKnown={() => setRecordOf(user.id)} />}
        {survey && !wanted && !asks && <SurveyCard survey={survey} />}
      </Suspense>
    </>
  )
}

function close(): void {
  choicesWanted.set(false)
}

function isAdvertising(porta: OpenPort['porta']): boolean {
  return declared[porta].categoria === 'publicidade'
}
