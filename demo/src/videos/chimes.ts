const RATE = 8000
const CHORDS = [
  [196, 246.9, 293.7],
  [164.8, 246.9, 329.6],
  [130.8, 261.6, 329.6],
  [146.8, 220, 293.7],
]

/** Soft bells of so many seconds, as a WAV file: 16 bits, one channel. */
export function chimes(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * RATE * 2)
  for (let index = 0; index < seconds * RATE; index++) {
    const time = index / RATE
    const chord = CHORDS[Math.floor(time / 3) % CHORDS.length]!
    const fade = Math.exp(-1.1 * (time % 3)) * Math.min(1, (time % 3) * 20)
    const wave = chord.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * time), 0) / chord.length
    samples.writeInt16LE(Math.round(wave * fade * 9000), index * 2)
  }
  return Buffer.concat([head(samples.length), samples])
}

function head(bytes: number): Buffer {
  const riff = Buffer.alloc(44)
  riff.write('RIFF', 0)
  riff.writeUInt32LE(36 + bytes, 4)
  riff.write('WAVEfmt ', 8)
  riff.writeUInt32LE(16, 16)
  riff.writeUInt16LE(1, 20)
  riff.writeUInt16LE(1, 22)
  riff.writeUInt32LE(RATE, 24)
  riff.writeUInt32LE(RATE * 2, 28)
  riff.writeUInt16LE(2, 32)
  riff.writeUInt16LE(16, 34)
  riff.write('data', 36)
  riff.writeUInt32LE(bytes, 40)
  return riff
}
