import { describe, expect, it } from 'vitest'
import { splitRichText } from './split.ts'

const frame =
  '<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=2" title="Um &quot;filme&quot;"></iframe>'
const part = {
  kind: 'frame',
  src: 'https://player.vimeo.com/video/1?a=1&b=2',
  host: 'player.vimeo.com',
  title: 'Um "filme"',
}

describe('splitRichText', () => {
  it('leaves a text without frames in one piece', () => {
    expect(splitRichText('<p>a <b>b</b><br />c &lt;iframe&gt;</p>')).toEqual([
      { kind: 'html', html: '<p>a <b>b</b><br />c &lt;iframe&gt;</p>' },
    ])
    expect(splitRichText(null)).toEqual([])
  })

  it('takes a frame out at its place', () => {
    expect(splitRichText(`<p>a</p>${frame}<p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      part,
      { kind: 'html', html: '<p>b</p>' },
    ])
  })

  it('takes an embed out as the same frame', () => {
    const embed = frame.replace('<iframe', '<embed').replace('</iframe>', '')
    expect(splitRichText(`<p>a</p>${embed}<p>b</p>`)).toEqual(splitRichText(`<p>a</p>${frame}<p>b</p>`))
  })

  it('closes what a frame stood in, and opens it again behind', () => {
    expect(splitRichText(`<blockquote><p>a <em>b${frame}c</em></p></blockquote>`)).toEqual([
      { kind: 'html', html: '<blockquote><p>a <em>b</em></p></blockquote>' },
      part,
      { kind: 'html', html: '<blockquote><p><em>c</em></p></blockquote>' },
    ])
  })

  it('leaves no empty paragraph where a frame was all there was', () => {
    expect(splitRichText(`<p>${frame}</p><figure>${frame}</figure>`)).toEqual([part, part])
  })

  it('has no frame of a host that nobody listed', () => {
    expect(splitRichText('<p>a</p><iframe src="https://evil.example/"></iframe>')).toEqual([
      { kind: 'html', html: '<p>a</p>' },
    ])
  })

  it('asks the video host that sets no cookies', () => {
    expect(splitRichText('<iframe src="https://www.youtube.com/embed/x"></iframe>')).toMatchObject([
      { src: 'https://www.youtube-nocookie.com/embed/x' },
    ])
  })
})
