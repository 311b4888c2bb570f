import { expect, test, type Locator, type Page } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { problems, problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    search: 'Buscar louvor',
    up: 'Subir um semitom',
    down: 'Descer um semitom',
    reset: 'Tom original',
    larger: 'Aumentar a letra',
    smaller: 'Diminuir a letra',
    stage: 'Modo palco',
    score: 'Partitura',
    largerScore: 'Aumentar a partitura',
    broken: 'Este arquivo não pode ser mostrado aqui.',
    leave: 'Sair do palco',
    gone: 'O conteúdo não existe ou está indisponível.',
  },
  en: {
    search: 'Search songs',
    up: 'Up one semitone',
    down: 'Down one semitone',
    reset: 'Original key',
    larger: 'Larger text',
    smaller: 'Smaller text',
    stage: 'Stage mode',
    score: 'Score',
    largerScore: 'Larger score',
    broken: 'This file can’t be shown here.',
    leave: 'Leave the stage',
    gone: "The content doesn't exist or isn't available.",
  },
  es: {
    search: 'Buscar alabanza',
    up: 'Subir un semitono',
    down: 'Bajar un semitono',
    reset: 'Tono original',
    larger: 'Aumentar la letra',
    smaller: 'Reducir la letra',
    stage: 'Modo escenario',
    score: 'Partitura',
    largerScore: 'Ampliar la partitura',
    broken: 'Este archivo no se puede mostrar aquí.',
    leave: 'Salir del escenario',
    gone: 'El contenido no existe o no está disponible.',
  },
}

inOneLanguage('keys of a song', words, (say) => {
  test('a musician finds a song without its accents and moves it through all keys', async ({ page }) => {
    await page.goto(churchUrl('full', '/songs'))
    await page.getByLabel(say.search).fill('oracao manha')
    await page.getByLabel(say.search).press('Enter')
    await expect(page).toHaveURL(/busca=oracao/)
    await page.getByRole('link', { name: 'Oração da manhã' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oração da manhã')
    const written = await chords(page)
    expect(written.slice(0, 4)).toEqual(['Am', 'F', 'C', 'E/G#'])

    await page.getByRole('button', { name: say.up }).click()
    await expect(chord(page).first()).toHaveText('Bbm')
    expect((await chords(page)).slice(0, 4)).toEqual(['Bbm', 'Gb', 'Db', 'F/A'])
    await page.reload()
    await expect(chord(page).first()).toHaveText('Bbm')
    for (let step = 1; step < 12; step++) await page.getByRole('button', { name: say.up }).click()
    await expect.poll(() => chords(page)).toEqual(written)

    await page.getByRole('button', { name: say.down }).click()
    await expect(chord(page).first()).toHaveText('G#m')
    await page.getByRole('button', { name: say.reset, exact: true }).click()
    await expect.poll(() => chords(page)).toEqual(written)
  })
})

inOneLanguage('letters of a song', words, (say) => {
  test('a reader zooms a song to both bounds and no further', async ({ page }) => {
    await openSong(page, 'A porta fica aberta')
    const zoom = page.locator('output', { hasText: '%' })
    const larger = page.getByRole('button', { name: say.larger })
    await press(larger, 20)
    await expect(zoom).toHaveText('148%')
    await expect(larger).toHaveAttribute('aria-disabled', 'true')
    const smaller = page.getByRole('button', { name: say.smaller })
    await press(smaller, 20)
    await expect(zoom).toHaveText('73%')
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(zoom).toHaveText('73%')
  })
})

inOneLanguage('a score', words, (say) => {
  test('a PDF score is drawn on the page', async ({ page }) => {
    await openSong(page, 'A porta fica aberta')
    await page.getByText(say.score, { exact: true }).click()
    const score = page.locator('canvas[role="img"]')
    await expect.poll(() => score.evaluate(darkPoints)).toBeGreaterThan(500)
    await page.getByRole('button', { name: say.largerScore }).click()
    await expect(page.locator('output')).toHaveText('130%')
    expect(await problems(page)).toEqual([])
  })
})

inOneLanguage('no song', words, (say) => {
  test('a song that does not exist says so, with a real 404', async ({ page }) => {
    for (const path of ['/songs/999999', '/songs/x', '/embed/praise?praiseId=999999', '/embed/praise']) {
      const response = await page.goto(churchUrl('full', path))
      expect(response!.status()).toBe(404)
      await expect(page.getByRole('alert')).toContainText(say.gone)
    }
  })
})

inOneLanguage('a stage', words, (say) => {
  test('on stage a foot pedal turns the pages', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 400 })
    await openSong(page, 'A porta fica aberta')
    await page.getByRole('link', { name: say.stage }).click()
    const stage = page.getByRole('dialog', { name: 'A porta fica aberta' })
    const top = () => stage.locator('.stage-score').evaluate((score) => score.scrollTop)
    await expect(stage).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect.poll(top).toBeGreaterThan(150)
    await page.keyboard.press('PageUp')
    await expect.poll(top).toBe(0)
    expect(await problems(page)).toEqual([])
    await stage.getByRole('button', { name: say.leave }).click()
    await expect(stage).toBeHidden()
  })
})

test.describe('where the service worker keeps no copy', () => {
  test.use({ locale: 'en' })

  test('a broken PDF score leaves the ways to open it', async ({ page }) => {
    await page.route('**/*.pdf', (route) =>
      route.fulfill({ body: 'no score', contentType: 'application/pdf' }),
    )
    await openSong(page, 'A porta fica aberta')
    await page.getByText(words.en.score, { exact: true }).click()
    await expect(page.getByText(words.en.broken)).toBeVisible()
    await expect(page.getByRole('link', { name: /PDF/ })).toBeVisible()
  })
})

test.describe('at any width and size', () => {
  test.use({ locale: 'pt-BR' })

  for (const width of [320, 640, 1280]) {
    test(`no chord leaves its syllable, nor parts a word, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openSong(page, 'O Senhor é o meu pastor')
      for (const button of ['Aumentar a letra', 'Diminuir a letra']) {
        await press(page.getByRole('button', { name: button }), 20)
        const torn = await page.locator('.song-pair:has(.song-chord)').evaluateAll((pairs) =>
          pairs.flatMap((pair) => {
            const [above, below] = [...pair.children].map((child) => child.getBoundingClientRect())
            const together =
              Math.abs(above!.left - below!.left) < 1 && Math.abs(above!.bottom - below!.top) < 1
            return together ? [] : [pair.textContent]
          }),
        )
        expect(torn).toEqual([])
        expect(await page.locator('.song-word').evaluateAll(findTornWords)).toEqual([])
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(tooWide).toBeLessThanOrEqual(0)
      }
    })
  }
})

test.describe('for those who hear the page', () => {
  test.use({ locale: 'pt-BR' })

  test('words are whole, and chords are said only when asked for', async ({ page }) => {
    await openSong(page, 'A porta fica aberta')
    const line = page.getByRole('paragraph').filter({ hasText: 'pão partilhado' }).first()
    await expect(line).toMatchAriaSnapshot('- paragraph: pão partilhado e um lugar ao teu lado.')
    await page.getByText('Capotraste, notação e leitura').click()
    await page.getByLabel('Ler os acordes no leitor de tela').check()
    await expect(line).toContainText('Mi menor 7, antes de pão;')
  })

  test('nobody is shut out of a song, in light and in dark', async ({ page }) => {
    await openSong(page, 'Keep a light on', 'english')
    await page.getByText('Capotraste, notação e leitura').click()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.goto(churchUrl('english', `/embed/praise?praiseId=${idOf(page)}&embedColor=%23ffff00`))
    expect(await problemsInEachScheme(page)).toEqual([])
  })
})

test('another site embeds a song in its own colour', async ({ page }) => {
  await openSong(page, 'A porta fica aberta')
  const id = idOf(page)
  const response = await page.goto(churchUrl('full', `/embed/praise?praiseId=${id}&embedColor=ff0000`))
  expect(response!.headers()['content-security-policy']).toContain("frame-ancestors 'self' https://")
  const painted = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-action'))
  expect(await painted()).toMatch(/^#f/)
  await page.goto(churchUrl('full', `/embed/praise?praiseId=${id}&embedColor=javascript:alert(1)`))
  expect(await painted()).toBe('#1a237e')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('the printed sheet holds the song and nothing of the portal', async ({ page }) => {
  await openSong(page, 'A porta fica aberta')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('.song-page-tools').first()).toBeHidden()
  await expect(chord(page).first()).toBeVisible()
})

async function openSong(page: Page, titulo: string, church: 'full' | 'english' = 'full'): Promise<void> {
  await page.goto(churchUrl(church, '/songs'))
  await page.getByRole('link', { name: titulo }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
}

/** Presses a button by key, also one that no longer does anything. */
async function press(button: Locator, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await button.press('Enter')
}

function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!
}

function chord(page: Page) {
  return page.locator('.song-chord', { hasText: /./ })
}

function chords(page: Page): Promise<string[]> {
  return chord(page).allTextContents()
}

/** How many points of a drawing are not white. */
function darkPoints(element: Element): number {
  const canvas = element as HTMLCanvasElement
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 128 && data[at + 3]! > 128) dark++
  return dark
}

/** Words that break where no space is though they fit on a line, or that fall apart below a wide chord. */
function findTornWords(words: Element[]): (string | null)[] {
  return words.flatMap((word) => {
    const pairs = [...word.querySelectorAll('.song-pair')]
    const boxes = pairs.map((pair) => pair.getBoundingClientRect())
    const width = boxes.reduce((sum, box) => sum + box.width, 0)
    const fits = width <= word.closest('.song-line')!.getBoundingClientRect().width
    const isBroken = fits && boxes.some((box) => Math.abs(box.bottom - boxes[0]!.bottom) > 1)
    const isApart = pairs.slice(0, -1).some((pair, index) => {
      const text = pair.querySelector('.song-text')!
      const range = document.createRange()
      range.selectNodeContents(text)
      const gap = boxes[index]!.width - range.getBoundingClientRect().width
      return text.textContent !== '' && gap > 2 && getComputedStyle(text, '::after').content === 'none'
    })
    return isBroken || isApart ? [word.textContent] : []
  })
}
