import { Button } from '@atrio/ui'
import { CircleStop, Headphones, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { speechPieces } from './speech-pieces.ts'
import { useInBrowser } from './use-in-browser.ts'

type State = 'idle' | 'speaking' | 'paused'

/** Reads the element with this id aloud, with the device's own voice. Not there where the device has none. */
export function ListenButton({ target, lang }: { target: string; lang: string }) {
  const canSpeak = useInBrowser(() => 'speechSynthesis' in window, false)
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (canSpeak) return () => speechSynthesis.cancel()
  }, [canSpeak])
  if (!canSpeak) return null
  if (state === 'idle') {
    return (
      <Button
        variant="quiet"
        icon={<Headphones aria-hidden="true" />}
        onClick={() => {
          setState('speaking')
          speak(document.getElementById(target)?.innerText ?? '', lang, () => setState('idle'))
        }}
      >
        {m.reader_listen()}
      </Button>
    )
  }
  const isPaused = state === 'paused'
  return (
    <>
      <Button
        variant="quiet"
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => {
          if (isPaused) speechSynthesis.resume()
          else speechSynthesis.pause()
          setState(isPaused ? 'speaking' : 'paused')
        }}
      >
        {isPaused ? m.reader_listen_resume() : m.reader_listen_pause()}
      </Button>
      <Button
        variant="quiet"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => {
          speechSynthesis.cancel()
          setState('idle')
        }}
      >
        {m.reader_listen_stop()}
      </Button>
    </>
  )
}

function speak(text: string, lang: string, onEnd: () => void): void {
  speechSynthesis.cancel()
  const voice = speechSynthesis.getVoices().find((voice) => voice.lang.replace('_', '-').startsWith(lang))
  const pieces = speechPieces(text)
  if (pieces.length === 0) return onEnd()
  for (const [index, piece] of pieces.entries()) {
    const utterance = new SpeechSynthesisUtterance(piece)
    utterance.lang = lang
    if (voice) utterance.voice = voice
    if (index === pieces.length - 1) utterance.addEventListener('end', onEnd)
    // Also what `cancel` ends with.
    utterance.addEventListener('error', onEnd)
    speechSynthesis.speak(utterance)
  }
}
