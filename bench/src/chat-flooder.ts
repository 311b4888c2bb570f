import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openRoom } from './chat-crowd.ts'

/** Sends ten thousand frames a second into a room from a process of its own, and comes back whenever it is closed. */
const [port, bilhete, seconds] = process.argv.slice(2) as [string, string, string]
const FRAMES = 10_000
const EVERY_MS = 10
let [closed, sent] = [0, 0]
const end = performance.now() + Number(seconds) * 1_000
while (performance.now() < end) {
  // An address of its own: nobody else is counted with it.
  const socket = openRoom(Number(port), 10_000)
  socket.on('error', () => {})
  socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete })))
  while (performance.now() < end && socket.readyState <= socket.OPEN) {
    // Each is well formed, and one that guests may not send.
    for (let n = 0; n < (FRAMES * EVERY_MS) / 1_000 && socket.readyState === socket.OPEN; n++) {
      socket.send(JSON.stringify({ t: 'msg', chave: randomUUID(), texto: 'www.enxurrada.com' }))
      sent += 1
    }
    await wait(EVERY_MS)
  }
  if (performance.now() < end) closed += 1
  socket.terminate()
}
console.log(JSON.stringify({ closed, sent }))
