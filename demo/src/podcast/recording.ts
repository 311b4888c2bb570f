import { seededRandom } from '../pictures/random.ts'

const RATE = 8_000
const HEADER = 44

/** How large a recording of so many seconds is, in bytes. */
export function recordingBytes(seconds: number): number {
  return HEADER + seconds * RATE
}

/** Bells over a low tone, as a WAV file: something to hear that belongs to nobody. */
export function makeRecording(seconds: number, seed: string): Buffer {
  const file = Buffer.alloc(recordingBytes(seconds))
  writeHeader(file, seconds * RATE)
  const samples = new Float32Array(seconds * RATE)
  const random = seededRandom(seed)
  const root = 110 * 2 ** (Math.floor(random() * 5) / 12)
  for (let at = 0; at < seconds; at += 0.5 + random()) {
    const octave = random() < 0.3 ? 4 : 2
    addBell(samples, at, root * octave * 2 ** (PENTATONIC[Math.floor(random() * 5)]! / 12))
  }
  for (let index = 0; index < samples.length; index++) {
    const time = index / RATE
    const edge = Math.min(1, time / 2, (seconds - time) / 2)
    const tone = 0.18 * Math.sin(2 * Math.PI * root * time) * (0.8 + 0.2 * Math.sin(time))
    const level = (samples[index]! + tone) * edge
    // 8-bit samples lie around 128.
    file[HEADER + index] = Math.round(128 + 90 * Math.tanh(level))
  }
  return file
}

const PENTATONIC = [0, 2, 4, 7, 9]

function addBell(samples: Float32Array, from: number, frequency: number): void {
  const start = Math.floor(from * RATE)
  const length = Math.min(samples.length - start, 2 * RATE)
  for (let index = 0; index < length; index++) {
    const time = index / RATE
    samples[start + index]! += 0.4 * Math.exp(-3 * time) * Math.sin(2 * Math.PI * frequency * time)
  }
}

function writeHeader(file: Buffer, bytes: number): void {
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER - 8 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  // PCM, one channel, one byte a sample.
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
}
