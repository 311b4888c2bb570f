import { useToasts, type ToastInput } from '@atrio/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { takeFlash, type Flash } from '../messages/flash.ts'
import { paths } from '../paths.ts'
import { startSession } from './session.ts'
import { browserStorages } from '../data/storage.ts'

/** Starts the session of this document and says what the page before left to say. Once, inside the toasts. */
export function SessionNotices() {
  const toasts = useToasts()
  const navigate = useNavigate()
  useEffect(() => {
    const { session } = browserStorages()
    const show = () => {
      const flash = takeFlash(session)
      if (flash) toasts.show(toToast(flash, (path) => void navigate(path)))
    }
    show()
    // The code of a link is looked at while the session starts.
    void startSession().then(show)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document
  }, [])
  return null
}

function toToast(flash: Flash, go: (path: string) => void): ToastInput {
  switch (flash.tipo) {
    case 'sessionEnded': {
      const onAction = () => go(paths.access({ redirectTo: flash.redirectTo }))
      return {
        tone: 'warn',
        title: m.session_ended_title(),
        action: { label: m.session_ended_action(), onAction },
      }
    }
    case 'loggedOut':
      return { tone: 'ok', title: m.session_logged_out() }
    case 'linkRefused':
      return { tone: 'bad', title: m.session_link_refused(), duration: 12_000 }
    case 'linkExpired':
      return { tone: 'warn', title: m.session_link_expired(), duration: 12_000 }
  }
}
