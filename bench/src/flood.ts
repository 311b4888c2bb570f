import { connect } from 'node:net'

const CONNECTIONS = 32
const HEAD_END = '\r\n\r\n'

/**
 * Asks one thing over and over, always over 32 connections, and takes every answer to be as long as the first: reading
 * no more of them than their beginning, it needs less processor time than any server that sends them.
 */
export async function flood(port: number, path: string, headers: object, requests: number): Promise<void> {
  const lines = Object.entries({ ...headers, connection: 'keep-alive' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const question = Buffer.from([`GET ${path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END)
  let left = requests
  const take = () => left-- > 0
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askInTurn(port, question, take)))
}

function askInTurn(port: number, question: Buffer, take: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let [length, received] = [0, 0]
    const next = () => {
      received = 0
      if (take()) socket.write(question)
      else socket.end(resolve)
    }
    socket.setNoDelay()
    // A page that was made anew meanwhile may be shorter than the first.
    socket.setTimeout(10_000, () => socket.destroy(new Error('an answer did not come whole')))
    socket.once('connect', next)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      if (received === 0 && !chunk.subarray(0, 12).equals(OK)) {
        socket.destroy()
        return reject(new Error(`the server answered ${chunk.subarray(0, 12).toString()}`))
      }
      if (length === 0) length = lengthOf(chunk)
      received += chunk.length
      if (received > length) reject(new Error('an answer is longer than the first'))
      if (received === length) next()
    })
  })
}

const OK = Buffer.from('HTTP/1.1 200')

function lengthOf(beginning: Buffer): number {
  const head = beginning.subarray(0, beginning.indexOf(HEAD_END)).toString()
  return head.length + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
}
