import { lineText, parseChordPro } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function lyricsText(conteudo: string): Promise<string> {
  const [row] = await asOwner<{ letra: string }>(test.target, 'select lyrics_text($1) as letra', [conteudo])
  return row!.letra
}

/** The words that the page shows of a song. */
function shownWords(conteudo: string): string {
  const lines = parseChordPro(conteudo).sections.flatMap(({ lines }) => lines)
  const sung = lines.filter(({ kind }) => kind === 'lyrics').map(lineText)
  return sung.join(' ').replace(/\s+/g, ' ').trim()
}

const sung = 'Gracias por el agua y la sombra'

describe('the words in which a song is found', () => {
  for (const [named, chords] of Object.entries({
    letters: 'G         D/F#     Em7',
    'Spanish syllables': 'Sol         Re/Fa#     Mim7',
    'Portuguese syllables': 'Dó   Ré7(9)   Fá#m7(b5)  Lá/Dó#',
    'capital syllables': 'SOL  RE7  LAm  SI7',
    'bars and flats': '| Sib  Mib | Lab7M  Solm/Sib |',
    'one chord': '   Do',
    'one chord by a letter': 'F#m7',
  })) {
    it(`are those below chords by ${named}`, async () => {
      expect(await lyricsText(`${chords}\n${sung}\r\n${chords}\r\n${sung}`)).toBe(`${sung} ${sung}`)
      expect(shownWords(`${chords}\n${sung}`)).toBe(sung)
    })
  }

  for (const line of ['Sol', 'Lá', 'Sim', 'A', 'Do céu', 'Mi alma', 'Solo', 'Si la fe', 'Em Si']) {
    it(`keep "${line}" where it may be sung`, async () => {
      const conteudo = `[Do]Sal de mi [Sol]tierra\n${line}`
      expect(await lyricsText(conteudo)).toBe(`Sal de mi tierra ${line}`)
      expect(shownWords(conteudo)).toBe(`Sal de mi tierra ${line}`)
    })
  }

  // The page takes it for the chord of the words below; a search may find it all the same.
  for (const line of ['Sol', 'A']) {
    it(`keep "${line}" to be found where it stands alone above words`, async () => {
      expect(await lyricsText(`${line}\nque nasce`)).toBe(`${line} que nasce`)
      expect(shownWords(`${line}\nque nasce`)).toBe('que nasce')
    })
  }

  for (const line of ['Sim', 'Do céu', 'Mi alma', 'Si la fe']) {
    it(`keep "${line}" in a song without chords`, async () => {
      expect(await lyricsText(`${line}\nque nasce`)).toBe(`${line} que nasce`)
      expect(shownWords(`${line}\nque nasce`)).toBe(`${line} que nasce`)
    })
  }

  it('hold no tablature, no directive and no remark', async () => {
    const conteudo = `# seen by nobody\n{title: X}\n{sot}\ne|--0--2--|\n{eot}\nSol  Re\n${sung}\n{start_of_tab: Solo}\nA|-3-|\n{end_of_tab}`
    expect(await lyricsText(conteudo)).toBe(sung)
    expect(shownWords(conteudo)).toBe(sung)
  })

  it('are those of the page in every song of the demo churches', async () => {
    const rows = await asOwner<{ conteudo: string; letra: string }>(
      test.target,
      'select conteudo, lyrics_text(conteudo) as letra from louvor',
    )
    expect(rows.length).toBeGreaterThan(12)
    for (const { conteudo, letra } of rows) {
      for (const word of shownWords(conteudo).split(' ')) expect(letra).toContain(word)
    }
  })
})

describe('GET /igreja/:slug/busca/', () => {
  it('200 quotes no chords of a song that is written by syllables', async () => {
    const { status, body } = await test.call('search', {
      at: 'spanish',
      params: { slug: 'iglesia-el-camino' },
      query: { q: 'agua sombra' },
    })
    expect(status).toBe(200)
    const found = (body['achados'] as { titulo: { texto: string }; trecho: { texto: string } }[]).find(
      ({ titulo }) => titulo.texto === 'Agua del Turia',
    )
    expect(found?.trecho.texto).toContain('la sombra gracias por el pan')
    expect(found?.trecho.texto).not.toContain('Mim7')
  })
})
