import { describe, expect, it } from 'vitest'
import { draftOf, kindsOf, sharedOf } from './shared.ts'

const shared = (given: Partial<{ titulo: string; texto: string; url: string }>) =>
  sharedOf({ titulo: '', texto: '', url: '', ...given })

describe('what a phone shares', () => {
  it('has its address wherever the app wrote it', () => {
    const url = 'https://youtu.be/dQw4w9WgXcQ'
    expect(shared({ url })).toMatchObject({ url, texto: '' })
    expect(shared({ texto: `Culto de domingo ${url}` })).toMatchObject({ url, texto: 'Culto de domingo' })
    expect(shared({ texto: 'Só palavras' }).url).toBeNull()
    expect(shared({ url: 'javascript:alert(1)' }).url).toBeNull()
  })

  it('is a video where it leads to one, and an article before a devotional elsewhere', () => {
    const foto = new Blob(['x'])
    expect(kindsOf({ url: 'https://vimeo.com/76979871', foto: null })[0]).toBe('video')
    expect(kindsOf({ url: 'https://exemplo.example/texto', foto: null })[0]).toBe('noticia')
    expect(kindsOf({ url: null, foto })).not.toContain('video')
  })

  it('begins a draft: the film of a link, the words as paragraphs, and no markup of theirs', () => {
    const video = draftOf('video', shared({ titulo: 'Culto', url: 'https://youtu.be/dQw4w9WgXcQ' }), null)
    expect(video).toEqual({ titulo: 'Culto', source: 'youtube', videoId: 'dQw4w9WgXcQ', url: null })
    const file = 'https://exemplo.example/sermoes/Casa%20na%20rocha.mp4?v=2'
    expect(draftOf('video', shared({ titulo: 'Culto', url: file }), null)).toMatchObject({
      source: 'mp4',
      videoId: 'Casa-na-rocha',
    })
    const texto = 'Mutirão\n\nTragam <b>luvas</b>\ne água.'
    expect(draftOf('noticia', shared({ texto }), '/arquivo/1/a')).toEqual({
      titulo: 'Mutirão',
      conteudo: '<p>Tragam &lt;b&gt;luvas&lt;/b&gt;<br>e água.</p>',
      imagem: '/arquivo/1/a',
    })
    expect(draftOf('banner', shared({ titulo: 'x'.repeat(200) }), null)).toEqual({ titulo: 'x'.repeat(120) })
  })
})
