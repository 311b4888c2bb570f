import { expect, test, type Page } from '@playwright/test'
import { inEveryLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': { title: 'Sem conexão', again: 'Tentar de novo', still: 'Ainda sem conexão.', today: 'Hoje' },
  en: { title: 'No connection', again: 'Try again', still: 'Still no connection.', today: 'Today' },
  es: { title: 'Sin conexión', again: 'Intentar de nuevo', still: 'Todavía sin conexión.', today: 'Hoy' },
}

inEveryLanguage(words, (say, locale) => {
  test('the staff’s site says that it cannot be reached, keeps nothing of it, and opens by itself', async ({
    page,
    context,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await keepsItsPage(page)
    await context.setOffline(true)
    await page.goto(staffUrl('/conteudo'))
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: say.again })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(say.still)
    expect(await keptPlaces(page)).toEqual(['/offline.css', '/offline.js', '/sem-rede'])

    await context.setOffline(false)
    await expect(page.getByRole('navigation').getByRole('link', { name: say.today })).toBeVisible()
    await expect(page).toHaveURL(staffUrl('/conteudo'))
  })
})

/** The worker has the page, and answers for what is opened next; this page it has only where it was there before it. */
async function keepsItsPage(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptPlaces(page)).toContain('/sem-rede')
}

const keptPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) places.push(new URL(url).pathname)
    return places.toSorted()
  })
