import { expect, test, type Page } from '@playwright/test'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ locale: 'pt-BR', serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const place = () => new URL('/compartilhar', staffUrl()).href

/** A page somewhere with a form that leads to the staff's site, as a phone's sharing does. */
async function sendForm(page: Page, at: string, fields: Record<string, string>): Promise<void> {
  await page.route(at, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<form method="post" enctype="multipart/form-data" action="${place()}">${Object.entries(fields)
        .map(([name, value]) => `<textarea name="${name}">${value}</textarea>`)
        .join('')}<button>Ganhe um prêmio</button></form>`,
    }),
  )
  await page.goto(at)
  await page.getByRole('button', { name: 'Ganhe um prêmio' }).click()
  await expect(page).toHaveURL(place())
}

test('what a page of another site sends is not taken for what a phone shares', async ({ page }) => {
  await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await sendForm(page, 'http://premio.example/', { titulo: 'De outro site', texto: 'Clique já', url: '' })
  await expect(page.getByRole('heading', { name: 'Nada foi compartilhado' })).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])

  // A file and no page: the worker answers for pages, which no route of a journey stands in for.
  await sendForm(page, new URL('/formulario-de-teste.html', staffUrl()).href, {
    titulo: 'Do próprio site',
    texto: 'a'.repeat(12_000),
    url: '',
  })
  await expect(page.getByText('Do próprio site')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const answer = await (await caches.open('compartilhado')).match('/compartilhar/palavras')
    return ((await answer!.json()) as { texto: string }).texto.length
  })
  expect(kept).toBe(10_000)
  expect(await problemsInEachScheme(page)).toEqual([])
})
