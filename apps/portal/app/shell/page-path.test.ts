import { describe, expect, it } from 'vitest'
import { pagePath } from './page-path.ts'

describe('pagePath', () => {
  it.each([
    ['/give', '/give'],
    ['/give/', '/give'],
    ['/churchs//', '/churchs'],
    ['/%67ive', '/give'],
    ['/give.data', '/give'],
    ['/event/1.data', '/event/1'],
    ['/_.data', '/'],
    ['/_root.data', '/_root'],
    ['/', '/'],
    ['/event%2F1', '/event%2F1'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s asks for %s', (pathname, page) => {
    expect(pagePath(pathname)).toBe(page)
  })
})
