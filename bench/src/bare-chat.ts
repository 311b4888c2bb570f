import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/**
 * What a chat is at the least: whatever one writes is sent to all at once, a frame for each message and reader. It keeps
 * nothing, knows nobody, and forgets who was away.
 */
const server = createServer((_request, response) => response.end())
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
let last = 0
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as { t: string; chave?: string; texto?: string }
    if (frame.t === 'entrar') {
      socket.send(JSON.stringify({ t: 'ev', de: last, ate: last, ev: [] }))
      return
    }
    const evento = { seq: ++last, tipo: 'mensagem', texto: frame.texto, em: new Date().toISOString() }
    const sent = JSON.stringify({ t: 'ev', de: last - 1, ate: last, ev: [evento] })
    for (const one of sockets.clients) one.send(sent)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(`ready at http://localhost:${port}`)
})
