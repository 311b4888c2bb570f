import { expect, test } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    down: /^Descer /,
    edit: 'Editar esta página',
    title: 'Título',
    task: 'Programar um devocional',
    cash: /^Confirmar um pagamento/,
    go: 'Ir para lá',
    now: 'Publicar agora',
    undo: (title: string) => `Desfazer a mudança em ${title}`,
    undone: 'Mudança desfeita',
  },
  en: {
    down: /^Move .* down$/,
    edit: 'Edit this page',
    title: 'Title',
    task: 'Schedule a devotional',
    cash: /^Confirm a payment/,
    go: 'Go there',
    now: 'Publish now',
    undo: (title: string) => `Undo the change to ${title}`,
    undone: 'Change undone',
  },
  es: {
    down: /^Bajar /,
    edit: 'Editar esta página',
    title: 'Título',
    task: 'Programar un devocional',
    cash: /^Confirmar un pago/,
    go: 'Ir allí',
    now: 'Publicar ahora',
    undo: (title: string) => `Deshacer el cambio en ${title}`,
    undone: 'Cambio deshecho',
  },
}

inOneLanguage('lists of the staff', words, (say, locale) => {
  test('the menu changes its order by taps, by keyboard and by dragging', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    await page.goto(staffUrl('/conteudo/menu'))
    const names = page.getByRole('main').getByRole('listitem').getByRole('link')
    const order = async () => (await names.allInnerTexts()).map((text) => text.split('\n')[0]!)
    await expect(names.nth(2)).toBeVisible()
    const [first, second, third] = (await order()) as [string, string, string]
    const kept = () => page.waitForResponse((response) => response.url().endsWith('/ordem/') && response.ok())

    await Promise.all([kept(), page.getByRole('button', { name: say.down }).first().click()])
    await expect.poll(order).toEqual([second, first, third])
    // Whoever goes on by keyboard is still at what they move.
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(first))
    await Promise.all([kept(), page.keyboard.press('Enter')])
    await expect.poll(order).toEqual([second, third, first])
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(first))

    const grip = page.locator('[data-grip]')
    await grip.nth(2).scrollIntoViewIfNeeded()
    const row = page.locator('li[data-id]').nth(1)
    const [from, to] = [await grip.nth(2).boundingBox(), await row.boundingBox()]
    await page.mouse.move(from!.x + 20, from!.y + 20)
    await page.mouse.down()
    await page.mouse.move(from!.x + 20, to!.y + 5, { steps: 8 })
    await Promise.all([kept(), page.mouse.up()])
    await expect.poll(order).toEqual([second, first, third])
    await page.reload()
    await expect.poll(order).toEqual([second, first, third])
    expect(await problemsInEachScheme(page)).toEqual([])
  })

  test('somebody who sees a mistake in the portal comes to where it is written', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', '/devotionals'))
    await page.getByRole('main').locator('a[href^="/devotionals/"]').first().click()
    await page.waitForURL(/\/devotionals\/\d+/)
    const [id] = /\d+$/.exec(new URL(page.url()).pathname)!
    await page.getByRole('link', { name: say.edit }).click()
    await expect(page).toHaveURL(new RegExp(`/conteudo/devotionals/${id}$`))
    const title = page.getByRole('textbox', { name: say.title, exact: true })
    await expect(title).toHaveValue(/\S/)
    const before = await title.inputValue()

    // What was published by mistake is taken back where everybody begins.
    await title.fill('Palma em flor')
    await page.getByRole('button', { name: say.now, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Palma em flor' })).toBeVisible()
    await expect(page.getByRole('button', { name: say.now, exact: true })).toBeEnabled()
    await page.goto(staffUrl())
    await expect(page.getByRole('button', { name: say.undo('Palma em flor') })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.undo('Palma em flor') }).click()
    await expect(page.getByText(say.undone).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say.undo('Palma em flor') })).toHaveCount(0)
    await page.goto(staffUrl(`/conteudo/devotionals/${id}`))
    await expect(title).toHaveValue(before)

    // The help tells of what they may do, and of nothing else.
    await page.goto(staffUrl('/ajuda'))
    await expect(page.getByRole('link', { name: say.task })).toBeVisible()
    await expect(page.getByRole('link', { name: say.cash })).toHaveCount(0)
    await page.getByRole('link', { name: say.task }).click()
    const screen = page.getByRole('main').getByRole('img')
    await screen.scrollIntoViewIfNeeded()
    await expect.poll(() => screen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('link', { name: say.go }).click()
    await expect(page).toHaveURL(/\/conteudo\/devotionals$/)
  })
})

test.describe('a phone shares with the staff’s site', () => {
  test.use({ locale: 'pt-BR', serviceWorkers: 'allow' })

  test('a link, which becomes the draft of a video, and a photo, which becomes an article', async ({
    page,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // A page that was opened before the worker was ready sends what it sends past it.
    await page.reload()
    const share = async (words: Record<string, string>, foto?: string) => {
      await page.evaluate(
        async ([given, picture]) => {
          const body = new FormData()
          for (const [name, value] of Object.entries(given)) body.set(name, value)
          if (picture) {
            const canvas = document.createElement('canvas')
            canvas.width = canvas.height = 300
            canvas.getContext('2d')!.fillRect(0, 0, 150, 150)
            const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
            body.set('foto', new File([blob!], picture, { type: 'image/png' }))
          }
          await fetch('/compartilhar', { method: 'POST', body })
        },
        [words, foto] as const,
      )
      await page.goto(new URL('/compartilhar', staffUrl()).href)
    }
    await share({ titulo: 'Culto de domingo', texto: 'https://youtu.be/dQw4w9WgXcQ', url: '' })
    await expect(page.getByText('https://youtu.be/dQw4w9WgXcQ')).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: 'Novo vídeo' }).click()
    await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Culto de domingo')
    await expect(page.getByRole('heading', { level: 1, name: 'Culto de domingo' })).toBeVisible()

    await share({ titulo: '', texto: 'Mutirão\n\nTragam <b>luvas</b>.', url: '' }, 'praca.png')
    await expect(page.getByRole('img', { name: 'Foto compartilhada' })).toBeVisible()
    await page.getByRole('button', { name: 'Nova notícia' }).click()
    await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Mutirão')
    await expect(page.getByText('Tragam <b>luvas</b>.')).toBeVisible()
    // What was taken is not offered again.
    await page.goto(new URL('/compartilhar', staffUrl()).href)
    await expect(page.getByRole('heading', { name: 'Nada foi compartilhado' })).toBeVisible()
  })
})
