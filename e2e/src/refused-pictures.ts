import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'

const png = { name: 'foto.png', mimeType: 'image/png' }
const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** Pictures that a request for prayer does not take, with what is said of each; `sent`: the server alone can tell. */
export const refusedPictures = [
  {
    file: { name: 'folha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    said: 'Este arquivo não é uma foto',
    sent: false,
  },
  { file: { ...png, buffer: Buffer.alloc(6 * 1024 * 1024) }, said: 'A foto tem mais de', sent: false },
  {
    file: { ...png, buffer: Buffer.from('no picture at all') },
    said: 'Este tipo de arquivo não é aceito',
    sent: true,
  },
  { file: { ...png, buffer: Buffer.from(script) }, said: 'O arquivo contém um programa', sent: true },
  { file: { ...png, buffer: bomb(30_000) }, said: 'A imagem tem pixels demais', sent: true },
]

/** Black pixels, `side` times `side` of one bit each. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
