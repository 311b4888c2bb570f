import { describe, expect, it } from 'vitest'
import { parseNamedLinks, writeNamedLinks } from './named-links.ts'

const spotify = 'https://open.spotify.com/show/umbu'
const apple = 'https://podcasts.apple.com/br/podcast/id1'

describe('parseNamedLinks', () => {
  it('reads a name and an address in each line, whatever space is between', () => {
    const read = parseNamedLinks(`Spotify ${spotify}\n\n  Apple Podcasts   ${apple} \r\n`)
    expect(read).toEqual({
      links: [
        { nome: 'Spotify', url: spotify },
        { nome: 'Apple Podcasts', url: apple },
      ],
    })
    expect('links' in read && writeNamedLinks(read.links)).toBe(`Spotify ${spotify}\nApple Podcasts ${apple}`)
  })

  it.each([
    ['an address without a name', spotify, 1],
    ['a name without an address', `Spotify ${spotify}\nApple`, 2],
    ['what a browser would run', 'Spotify javascript:alert(1)', 1],
    ['an address that is not safe', 'Spotify http://open.spotify.com/a', 1],
    ['what is no address', 'Spotify https://[', 1],
    ['an address twice', `Spotify ${spotify}\nOutro ${spotify}`, 2],
    ['a name without end', `${'a'.repeat(41)} ${spotify}`, 1],
  ])('names the line of %s', (_, text, wrong) => {
    expect(parseNamedLinks(text)).toEqual({ wrong })
  })
})
