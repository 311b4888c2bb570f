import { expect, test } from '@playwright/test'
import { alive } from './alive.ts'
import { enter } from './enter.ts'
import { churchUrl, hostUrl } from './world.ts'

const languages = [
  { locale: 'pt-BR', about: 'Sobre nós', lang: 'pt-BR' },
  { locale: 'pt-PT', about: 'Sobre nós', lang: 'pt-BR' },
  { locale: 'en-GB', about: 'About us', lang: 'en' },
  { locale: 'es-MX', about: 'Sobre nosotros', lang: 'es' },
  { locale: 'ja-JP', about: 'About us', lang: 'en' },
]

for (const { locale, about, lang } of languages) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale })
    test(`reads the portal in ${lang} from the first byte`, async ({ page }) => {
      const response = await page.goto(churchUrl('full'))
      expect(await response!.text()).toContain(`<html lang="${lang}"`)
      await expect(page.getByRole('banner').getByRole('link', { name: about })).toBeVisible()
    })
  })
}

test.describe('in English', () => {
  test.use({ locale: 'en' })

  test('a visitor changes the language, and the next pages keep it', async ({ page }) => {
    await page.goto(churchUrl('full'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto(churchUrl('full', '/about'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('a visitor chooses the dark theme, and a reload keeps it', async ({ page }) => {
    await page.goto(churchUrl('full'))
    const light = await background(page)
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(() => background(page)).not.toBe(light)
    const dark = await background(page)
    await page.reload()
    expect(await background(page)).toBe(dark)
  })

  test('a church that is not active shows the error page', async ({ page }) => {
    const response = await page.goto(churchUrl('inactive', '/about'))
    expect(response!.status()).toBe(503)
    await expect(page).toHaveURL(/\/error\?message=CHURCH\.MESSAGE\.ERROR\.INACTIVE/)
    await expect(page.getByRole('heading', { name: 'This portal is paused' })).toBeVisible()
  })

  test('a host of no church answers 404 and leads to the list of churches', async ({ page }) => {
    const response = await page.goto(hostUrl('nobody.atrio.localhost'))
    expect(response!.status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: 'Find a church' }).click()
    await expect(page.getByRole('link', { name: /Igreja Esperança/ })).toBeVisible()
  })

  test('a host of no church lists the churches with a slash at the end of the address, too', async ({
    page,
  }) => {
    await page.goto(hostUrl('nobody.atrio.localhost', '/churchs/'))
    await expect(page.getByRole('link', { name: /Igreja Esperança/ })).toBeVisible()
  })

  test('a host name in capitals and with its dot at the end is the same church', async ({ request }) => {
    for (const host of ['IGREJA-DA-COLINA.localhost', 'igreja-da-colina.localhost.']) {
      const response = await request.get(hostUrl('localhost'), {
        headers: { host: `${host}:${process.env.E2E_PORT}` },
      })
      expect([host, response.status()]).toEqual([host, 200])
    }
  })

  test('an address of the API that no call has is not answered by a page', async ({ request }) => {
    const response = await request.get(hostUrl('localhost', '/api/v1/nada'))
    expect([response.status(), (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a module that the church has not enabled leads to its home', async ({ page }) => {
    for (const path of ['/event/12', '/%65vent/12', '/event/', '/%67ive']) {
      await page.goto(churchUrl('sparse', path))
      await expect(page).toHaveURL(churchUrl('sparse'))
    }
  })

  test('an address that does not exist says so, with a real 404', async ({ page }) => {
    const response = await page.goto(churchUrl('full', '/no/such/page'))
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('an address that does not exist is as alive as a page, and knows who is there', async ({ page }) => {
    await page.goto(churchUrl('full', '/no/such/page'))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await enter(page, 'member', 'full')
    await page.goto(churchUrl('full', '/ministries/4711'))
    await expect(page.getByRole('heading', { name: 'Content not found' })).toBeVisible()
    await page.getByRole('button', { name: /^Menu of / }).click()
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible()
  })

  test('the error page never repeats what its address says', async ({ page }) => {
    await page.goto(churchUrl('full', '/error?message=Send+money+to+this+account'))
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('Send money')).toHaveCount(0)
  })

  for (const path of ['/admin', '/admin/recover-password']) {
    test(`${path} leaves for the staff's site with locale and church`, async ({ request }) => {
      const response = await request.get(hostUrl('localhost', path), {
        headers: {
          host: `harbor.atrio.localhost:${process.env.E2E_PORT}`,
          'accept-language': 'pt-PT,pt;q=0.9',
        },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(302)
      const target = new URL(response.headers().location!)
      expect(target.pathname).toBe(path.replace('/admin', '') || '/')
      expect(Object.fromEntries(target.searchParams)).toEqual({ locale: 'pt-PT', igreja: 'harbor' })
    })
  }
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es', viewport: { width: 1280, height: 800 } })

  test('a host of no church speaks the language that its document names', async ({ page }) => {
    const response = await page.goto(hostUrl('nobody.atrio.localhost'))
    expect(await response!.text()).toContain('<html lang="es"')
    await expect(page.getByRole('heading', { name: 'No encontramos esta iglesia' })).toBeVisible()
  })

  test('the header stays in one line beside the longest name of a church', async ({ page }) => {
    await page.goto(churchUrl('sparse', '/about'))
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Entrar' })).toBeVisible()
    expect((await header.boundingBox())!.height).toBeLessThan(90)
  })
})

function background(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

test.describe('on a phone', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })

  test('five places are in reach of the thumb, and a change of page is told', async ({ page }) => {
    await page.goto(churchUrl('full'))
    await alive(page)
    const bar = page.getByRole('navigation', { name: 'Mais usados' })
    await expect(bar.getByRole('link')).toHaveText(['Início', 'Semana', 'Contribuir', 'Eventos', 'Eu'])
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const hear = () =>
        document.querySelectorAll('[aria-live=polite]').forEach((one) => said.push(one.textContent))
      new MutationObserver(hear).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await bar.getByRole('link', { name: 'Eventos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeFocused()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
      .toContain(await page.title())

    // WCAG 2.4.11: what has the focus at the end of the page is not behind the bar.
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const [{ y, height }, top] = await Promise.all(
      [last, bar].map(async (one) => (await one.boundingBox())!),
    ).then(([link, five]) => [link!, five!.y] as const)
    expect(y + height).toBeLessThanOrEqual(top)

    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.click()
    const word = page.getByRole('dialog').getByRole('region', { name: 'Palavra' })
    await expect(word.getByRole('link', { name: 'Bíblia' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })
})
