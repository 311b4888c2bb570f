import { describe, expect, it } from 'vitest'
import { messageOf } from './error-titles.ts'

describe('messageOf', () => {
  it('takes a key that a page names as it is', () => {
    expect(messageOf('CONTENT.MESSAGE.ERROR.NOT_FOUND')).toBe('CONTENT.MESSAGE.ERROR.NOT_FOUND')
  })

  it('reads what a loader answered, and of anything else says that something failed', () => {
    const answered = { status: 404, statusText: '', internal: false, data: 'CONTENT.MESSAGE.ERROR.NOT_FOUND' }
    expect(messageOf(answered)).toBe('CONTENT.MESSAGE.ERROR.NOT_FOUND')
    expect(messageOf({ ...answered, data: null })).toBe('PAGE.MESSAGE.ERROR.NOT_FOUND')
    expect(messageOf(new Error('of ours'))).toBe('HOME.MESSAGE.ERROR.GENERIC')
  })
})
