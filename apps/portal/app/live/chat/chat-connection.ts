import type { FrameDownSala, FrameUpSala } from '@atrio/contract'

/** How a room is reached. */
export interface Caminho {
  send: (frame: FrameUpSala) => void
  close: () => void
}

export interface Ouvinte {
  opened: () => void
  frame: (frame: FrameDownSala) => void
  /** Once, whatever the reason was. @param afterMs where the server said when to come back */
  lost: (afterMs?: number) => void
}

/** Nothing heard for so long at the beginning: something between here and there does not carry WebSockets. */
const SILENCE_MS = 5_000

const GONE = 4404

/** A WebSocket to a room. */
export function openSocket(codigo: string, ouvinte: Ouvinte): Caminho {
  const { protocol, host } = location
  const socket = new WebSocket(
    `${protocol.replace('http', 'ws')}//${host}/api/v1/sala/${encodeURIComponent(codigo)}/ws`,
  )
  let over = false
  let back: number | undefined
  const lose = () => {
    if (over) return
    over = true
    clearTimeout(silence)
    ouvinte.lost(back)
  }
  const silence = setTimeout(() => {
    socket.close()
    lose()
  }, SILENCE_MS)
  socket.addEventListener('open', () => ouvinte.opened())
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(silence)
    if (over) return
    const frame = JSON.parse(String(data)) as FrameDownSala
    if (frame.t === 'volte') back = frame.emMs
    else ouvinte.frame(frame)
  })
  socket.addEventListener('close', ({ code }) => {
    // There is no such room any more: asked for at once, it says so.
    if (code === GONE) back = 0
    lose()
  })
  return {
    send: (frame) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    close() {
      over = true
      clearTimeout(silence)
      socket.close()
    },
  }
}
