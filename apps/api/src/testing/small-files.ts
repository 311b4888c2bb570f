/** The smallest files of their kinds that are whole. */

export function pdf(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  )
}

/** A second of silence: frames of MPEG 1, layer III, with 128 kilobits at 44,100 hertz. */
export function mp3(): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: 38 }, () => frame))
}

export function wav(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + 800, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(800, 40)
  return Buffer.concat([head, Buffer.alloc(800, 128)])
}

export function vtt(): Buffer {
  return Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.500\nBom dia\n')
}
