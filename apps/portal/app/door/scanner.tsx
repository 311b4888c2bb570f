import { Banner, Button } from '@atrio/ui'
import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { createReader } from './qr-reader.ts'

const EVERY_MS = 150
/** The same code stays before the camera while a person walks through. */
const AGAIN_MS = 4_000

/** Reads codes by the camera of the device, which asks for leave first. */
export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onRead)
  useEffect(() => {
    const element = video.current
    if (!on || !element) return undefined
    const stop = scan(element, {
      onRead: (text) => report(text),
      onFail() {
        setFailed(true)
        setOn(false)
      },
    })
    return stop
  }, [on])
  return (
    <div className="stack gap-3">
      {on && (
        <video ref={video} className="door-camera" aria-label={m.door_camera_view()} muted playsInline />
      )}
      <Button
        variant={on ? 'outline' : 'primary'}
        size="lg"
        icon={on ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
        onClick={() => {
          setFailed(false)
          setOn(!on)
        }}
      >
        {on ? m.door_camera_stop() : m.door_camera()}
      </Button>
      {failed && (
        <Banner tone="warn" live="polite" title={m.door_camera_failed()}>
          {m.door_camera_failed_detail()}
        </Banner>
      )}
    </div>
  )
}

function scan(
  video: HTMLVideoElement,
  { onRead, onFail }: { onRead: (text: string) => void; onFail: () => void },
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
      audio: false,
    })
    const close = () => stream.getTracks().forEach((track) => track.stop())
    signal.addEventListener('abort', close)
    if (signal.aborted) return close()
    video.srcObject = stream
    await video.play()
    const read = await createReader()
    let last = { text: '', at: 0 }
    while (!signal.aborted) {
      const text = await read(video)
      if (text && (text !== last.text || Date.now() - last.at > AGAIN_MS)) {
        last = { text, at: Date.now() }
        onRead(text)
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
  run().catch(() => {
    if (!signal.aborted) onFail()
  })
  return () => stopping.abort()
}
