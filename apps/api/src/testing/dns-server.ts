import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES: Record<number, 'CNAME' | 'TXT'> = { 5: 'CNAME', 16: 'TXT' }
const NO_SUCH_NAME = 3
const BROKEN = 2

/** A directory of names (RFC 1035) on the loopback, with what a test gives it: `CNAME www.church.org` → values. */
export async function startDnsServer() {
  const records = new Map<string, string[] | 'broken'>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => socket.send(answer(query, records), from.port, from.address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  }
}

function answer(query: Buffer, records: ReadonlyMap<string, string[] | 'broken'>): Buffer {
  const { name, end } = readName(query, 12)
  const type = TYPES[query.readUInt16BE(end)]
  const found = records.get(`${type} ${name}`)
  const values = Array.isArray(found) ? found : []
  const header = Buffer.alloc(12)
  header.writeUInt16BE(query.readUInt16BE(0), 0)
  const code = found === 'broken' ? BROKEN : values.length === 0 ? NO_SUCH_NAME : 0
  // An answer, of a server that asks others.
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  const question = query.subarray(12, end + 4)
  return Buffer.concat([header, question, ...values.map((value) => record(query.readUInt16BE(end), value))])
}

function record(type: number, value: string): Buffer {
  const data = TYPES[type] === 'TXT' ? Buffer.from(`\0${value}`) : writeName(value)
  if (TYPES[type] === 'TXT') data.writeUInt8(Buffer.byteLength(value), 0)
  const head = Buffer.alloc(12)
  // The name of the question, class IN, a minute.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function readName(bytes: Buffer, at: number): { name: string; end: number } {
  const labels: string[] = []
  let position = at
  for (let length = bytes[position]!; length > 0; length = bytes[position]!) {
    labels.push(bytes.toString('latin1', position + 1, position + 1 + length))
    position += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: position + 1 }
}

function writeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.from(`${String.fromCodePoint(label.length)}${label}`, 'latin1'))
  return Buffer.concat([...labels, Buffer.from([0])])
}
