import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import { AppError } from './errors.ts'

/** A file on its way from the person who sent it to wherever it is kept. */
export interface ReceivedFile {
  /** The other fields of the form that it came in. */
  campos: Record<string, string>
  /** Where its bytes lie until `drop`. */
  path: string
  tamanho: number
  sha256: Buffer
  drop: () => Promise<void>
}

/** A form in which the file was left out. */
export type FormAlone = Pick<ReceivedFile, 'campos'>

interface Bounds {
  /** Its field in a form. */
  campo: string
  maxBytes: number
  /** It may be left out. */
  opcional?: boolean
}

type Kept = Pick<ReceivedFile, 'tamanho' | 'sha256'>

/**
 * Reads one file from a request, as a form (Spec §7: multipart) or as the body itself, into `folder` and no further than
 * it may be long. Whatever goes wrong, nothing of it is left.
 *
 * @throws AppError FILE_TOO_LARGE, FILE_DAMAGED when it ends before its end, VALIDATION without one,
 * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for the fields beside it
 */
export async function receiveFile(
  request: IncomingMessage,
  bounds: Bounds,
  folder: string,
): Promise<ReceivedFile | FormAlone> {
  const path = join(folder, randomUUID())
  const drop = () => rm(path, { force: true })
  try {
    const { kept, campos } = await read(request, bounds, path)
    if (!kept || kept.tamanho === 0) {
      if (bounds.opcional) {
        await drop()
        return { campos }
      }
      throw new AppError('VALIDATION', { campos: [{ campo: bounds.campo, regra: 'required' }] })
    }
    return { ...kept, campos, path, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

async function read(request: IncomingMessage, bounds: Bounds, path: string) {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  const isForm = type.startsWith('multipart/form-data')
  if (!isForm && !/^(image\/|application\/octet-stream)/.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  }
  if (Number(length) > bounds.maxBytes + FORM_BYTES) throw tooLarge(bounds)
  if (isForm) return readForm(request, bounds, path)
  return { kept: await keep(request, bounds, path), campos: {} }
}

async function keep(source: Readable, bounds: Bounds, path: string): Promise<Kept> {
  const hash = createHash('sha256')
  let tamanho = 0
  async function* bounded() {
    try {
      // Left open when it is too long: it is the connection on which that is said.
      for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        tamanho += chunk.length
        if (tamanho > bounds.maxBytes) throw tooLarge(bounds)
        hash.update(chunk)
        yield chunk
      }
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('FILE_DAMAGED', { cause })
    }
  }
  await pipeline(bounded, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { tamanho, sha256: hash.digest() }
}

async function readForm(request: IncomingMessage, bounds: Bounds, path: string) {
  const form = openForm(request.headers)
  const campos: [string, string][] = []
  let kept: Promise<Kept> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const broken = (cause: unknown) => reject(new AppError('FILE_DAMAGED', { cause }))
      form.on('file', (name, stream) => {
        if (name !== bounds.campo) return reject(unknownField(name))
        kept = keep(stream, bounds, path)
        kept.catch(reject)
      })
      form.on('field', (name, value, nameCut, valueCut) => {
        if (nameCut || valueCut) reject(new AppError('PAYLOAD_TOO_LARGE'))
        campos.push([name, value])
      })
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
        form.on(limit, () => reject(new AppError('PAYLOAD_TOO_LARGE')))
      }
      form.once('finish', resolve)
      form.once('error', broken)
      request.once('error', broken)
      request.once('close', () => request.complete || broken(new Error('the connection ended')))
      request.pipe(form)
    })
    return { kept: await kept, campos: Object.fromEntries(campos) }
  } finally {
    request.unpipe(form)
    form.on('error', () => {}).destroy()
    await kept?.catch(() => {})
  }
}

function openForm(headers: IncomingMessage['headers']): BusboyInstance {
  try {
    const limits = { files: 1, fields: 30, parts: 31, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20 }
    return new Busboy({ headers: headers as BusboyConfig['headers'], limits })
  } catch (cause) {
    // Without a boundary.
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { cause })
  }
}

/** What a form may have beside its file. */
const FORM_BYTES = 100 * 1024

function tooLarge({ maxBytes }: Bounds): AppError {
  return new AppError('FILE_TOO_LARGE', { detalhes: { maximo: maxBytes } })
}

function unknownField(campo: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra: 'unknown' }] })
}
