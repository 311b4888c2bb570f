import { ApiError, errorRegistry, NetworkError, staffErrors, type ErrorCode } from '@atrio/contract'
import { LOCALES } from '@atrio/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { bodyMessage, codeMessage, errorMessage, loadErrorTexts } from './error-messages.ts'

beforeAll(loadErrorTexts)

const ofStaff: readonly ErrorCode[] = staffErrors
const codes = (Object.keys(errorRegistry) as ErrorCode[]).filter((code) => !ofStaff.includes(code))

describe.each(LOCALES)('messages of error codes in %s', (locale) => {
  it.each(codes)('%s has a title, a detail and an action', (code) => {
    overwriteGetLocale(() => locale)
    expect(codeMessage(code)).not.toEqual(errorMessage(new NetworkError('down')))
    for (const text of Object.values(codeMessage(code, 120))) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/^code_|undefined|[{}]/)
    }
  })
})

it('differs from language to language', () => {
  const titles = LOCALES.map((locale) => {
    overwriteGetLocale(() => locale)
    return codeMessage('INVALID_CREDENTIALS').title
  })
  expect(new Set(titles).size).toBe(LOCALES.length)
})

it('says how long to wait', () => {
  overwriteGetLocale(() => 'pt-BR')
  expect(codeMessage('TOO_MANY_REQUESTS', 300).detail).toContain('em 5 minutos')
  expect(codeMessage('TOO_MANY_REQUESTS', 45).detail).toContain('em 45 segundos')
  expect(codeMessage('UNAVAILABLE').detail).toContain('em instantes')
})

it('says when registration opens, and not that it has ended', () => {
  overwriteGetLocale(() => 'pt-BR')
  const body = { status: false, code: 'EVT_REG_002', requestId: 'r' } as const
  const soon = bodyMessage({ ...body, detalhes: { abreEm: '2026-12-05T15:00:00Z' } })
  expect(soon.title).toBe('As inscrições ainda não abriram')
  expect(soon.detail).toContain('5 de dezembro de 2026')
  expect(bodyMessage(body).title).not.toBe(soon.title)
})

it('takes a missing answer for what it is', () => {
  overwriteGetLocale(() => 'en')
  const body = { status: false, code: 'CPF_IN_USE', requestId: 'r' } as const
  expect(errorMessage(new NetworkError('down')).title).toBe('No answer from the network')
  expect(errorMessage(new ApiError(409, body)).title).toBe('This CPF is already in use')
})
