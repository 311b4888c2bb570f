import { expect, it } from 'vitest'
import { StorageUnavailable } from '../adapters/storage/storage.ts'
import { AppError, lackOf, toAppError } from './errors.ts'

const coded = (code: string, cause?: unknown) => Object.assign(new Error('broken', { cause }), { code })

it.each([
  ['files', 'no more files may be open', coded('EMFILE')],
  ['files', 'nor any of the machine', coded('ENFILE')],
  ['files', 'the disk is full', coded('ENOSPC')],
  ['files', 'a library says so in its cause', coded('E_CANNOT_WRITE_FILE', coded('ENOSPC'))],
  ['storage', 'storage has no connection left', coded('E_CANNOT_READ_FILE', new StorageUnavailable('none'))],
  ['database', 'no connection to the database came', new Error('timeout exceeded when trying to connect')],
  ['database', 'it takes no more', coded('53300')],
])('503 with a time to come again, and %s is what lacks, where %s', (what, _why, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 })
  expect(lackOf(error)).toBe(what)
})

it.each([coded('AccessDenied'), new Error('broken'), new Error('outer', { cause: coded('ENOENT') })])(
  'what is broken stays 500',
  (error) => {
    expect(toAppError(error).code).toBe('INTERNAL')
    expect(lackOf(error)).toBeNull()
  },
)

it.each([
  [50, 50, undefined],
  [51, 50, { outrosCampos: 1 }],
])('of %i refused fields %i are named, and the others counted', (refused, named, detalhes) => {
  const campos = Array.from({ length: refused }, (_, nth) => ({ campo: `c${nth}`, regra: 'unknown' }))
  const body = new AppError('VALIDATION', { campos }).toBody('1')
  expect(body.campos).toEqual(campos.slice(0, named))
  expect(body.detalhes).toEqual(detalhes)
})
