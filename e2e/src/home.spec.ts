import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { holdScripts } from './hold-scripts.ts'
import { inEveryLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': { schedule: 'Programação da semana', firstDay: 'Domingo', directions: 'Como chegar' },
  en: { schedule: 'The week', firstDay: 'Sunday', directions: 'Get directions' },
  es: { schedule: 'Programación de la semana', firstDay: 'Lunes', directions: 'Cómo llegar' },
}

inEveryLanguage(words, ({ schedule, firstDay, directions }) => {
  test('a visitor reads when and where the church meets', async ({ page }) => {
    await page.goto(churchUrl('full'))
    await expect(page.getByRole('heading', { level: 1, name: 'Igreja Esperança' })).toBeVisible()
    const week = page.getByRole('region', { name: schedule })
    await expect(week.getByRole('heading', { level: 3 }).first()).toHaveText(new RegExp(`^${firstDay}`))
    await page.getByRole('main').getByRole('link', { name: directions }).first().click()
    await expect(page).toHaveURL(churchUrl('full', '/about#location'))
    await expect(page.getByRole('main').getByText('Rua Joaquim Távora, 1480 –')).toBeInViewport()
  })
})

test('a page asks for no script before it is painted, and then for those of its language', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('.js')) scripts.push(new URL(asked.url()).pathname)
  })
  const document = await page.goto(churchUrl('full', '/?lang=es'))
  const html = await document!.text()
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toMatch(/^\s*import [^(]/m)
  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/es/entry.client'))).toBe(true)
  expect(scripts.filter((path) => path !== '/sw.js' && !path.startsWith('/assets/es/'))).toEqual([])
})

test('a button that is pressed before the scripts are there does its work when they are', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full', '/?lang=en'))
  await page.getByRole('button', { name: 'Switch church' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Switch church' })).toBeVisible()
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

  test('the next service counts down, is live, and has ended', async ({ page }) => {
    await homeAt(page, '08:00')
    await expect(nextCulto(page).getByText('Começa em 2 h', { exact: true })).toBeVisible()
    await expect(nextCulto(page).getByRole('heading', { name: 'Hoje, 10:00' })).toBeVisible()
    await homeAt(page, '10:45')
    await expect(nextCulto(page).getByText('Acontecendo agora, até 11:30')).toBeVisible()
    await homeAt(page, '14:00')
    await expect(nextCulto(page).getByText('Culto en español acabou há pouco. O próximo:')).toBeVisible()
  })

  test('someone elsewhere reads the hour on their own clock too', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'Europe/Lisbon' })
    const page = await context.newPage()
    await homeAt(page, '08:00')
    await expect(nextCulto(page).getByText(/Horário.*Brasília · no seu fuso, 1[34]:00/)).toBeVisible()
    await context.close()
  })

  test('the week can be added to a calendar', async ({ page }) => {
    await page.goto(churchUrl('full'))
    await expect(page.getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute(
      'href',
      '/schedule.ics',
    )
    const feed = await page.evaluate(async () => {
      const response = await fetch('/schedule.ics')
      return { type: response.headers.get('content-type'), text: await response.text() }
    })
    expect(feed.type).toContain('text/calendar')
    expect(feed.text).toMatch(
      /DTSTART;TZID=America\/Sao_Paulo:\d{8}T100000\r\nDURATION:PT\d+M\r\nRRULE:FREQ=WEEKLY/,
    )
    // A date on which the evening service is not held.
    expect(feed.text).toMatch(/EXDATE;TZID=America\/Sao_Paulo:\d{8}T\d{6}/)
  })

  test('dates that differ stand beside the weekly rule', async ({ page }) => {
    await page.goto(churchUrl('full'))
    const changes = page.getByRole('list', { name: 'Datas diferentes de Culto da noite' })
    await expect(changes.getByText(/não haverá/).first()).toBeVisible()
  })

  test('banners turn by button, and a banner leads on', async ({ page }) => {
    await page.goto(churchUrl('full'))
    const highlights = page.getByRole('group', { name: 'Destaques' })
    await highlights.getByRole('button', { name: 'Próximo destaque' }).click()
    await expect(highlights.getByText('Tem lugar para você num pequeno grupo')).toBeInViewport()
    await highlights.getByRole('link', { name: 'Saber mais' }).click()
    await expect(page).toHaveURL(churchUrl('full', '/about'))
  })

  test('a church with next to nothing still looks whole', async ({ page }) => {
    await page.goto(churchUrl('sparse'))
    await expect(nextCulto(page).getByText('Culto de domingo', { exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Destaques' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'A igreja no seu celular' })).toHaveCount(0)
    const nav = page.getByRole('navigation', { name: 'Principal' })
    await expect(nav.getByRole('link')).toHaveText([
      'Início',
      'Sobre nós',
      'Mural de oração',
      'Bíblia',
      'Planos de leitura',
    ])
    await nav.getByRole('button', { name: 'Mais' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Igrejas'])
    await page.goto(churchUrl('sparse', '/about'))
    await expect(page.getByRole('heading', { name: 'Esta página está começando' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Telefone/ })).toHaveAttribute('href', 'tel:+553530000061')
    await expect(page.getByRole('heading', { name: 'Congregações' })).toHaveCount(0)
  })

  test('a visitor copies the address and opens the way in a map', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(churchUrl('full', '/about'))
    await page.getByRole('button', { name: 'Copiar endereço' }).click()
    await expect(page.getByText('Endereço copiado').last()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n').slice(0, 2)).toEqual([
      'Igreja Esperança',
      'Rua Joaquim Távora, 1480 – Esquina com a praça',
    ])
    await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    )
  })

  test("the church's story arrives without a full load too", async ({ page }) => {
    await page.goto(churchUrl('full'))
    await page.getByRole('banner').getByRole('link', { name: 'Sobre nós' }).click()
    await expect(page.getByRole('heading', { name: 'No que acreditamos' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })

  test('a member sees first what is next for them, and nothing moves when it comes', async ({ page }) => {
    await enter(page, 'completeMember', 'full')
    const mine = page.getByRole('region', { name: 'Próximo para você' })
    await expect(mine.getByRole('link').first()).toBeInViewport()
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          // Without any entry the observer is silent.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(moved).toBeLessThan(0.05)
  })
})

/** Opens the home page as it is on the next Sunday at an hour of the church's clock. */
async function homeAt(page: Page, hora: string): Promise<void> {
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + (7 - sunday.getUTCDay()))
  await page.clock.setFixedTime(new Date(`${sunday.toISOString().slice(0, 10)}T${hora}:00-03:00`))
  await page.goto(churchUrl('full'))
}

function nextCulto(page: Page) {
  return page.getByRole('main').getByRole('article').first()
}

test.describe('on a phone', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })

  test('the week begins with the next two days and opens to all, and the way to the week shows all of it', async ({
    page,
  }) => {
    await page.goto(churchUrl('full'))
    const days = page
      .getByRole('region', { name: 'Programação da semana' })
      .getByRole('heading', { level: 3 })
    await expect(days).toHaveCount(2)
    await page.getByRole('button', { name: 'Ver a semana toda' }).click()
    await expect(days).toHaveCount(5)
    await page.getByRole('button', { name: 'Só os próximos dias' }).click()
    await expect(days).toHaveCount(2)
    await page.getByRole('link', { name: 'Semana', exact: true }).click()
    await expect(page).toHaveURL(churchUrl('full', '/#schedule'))
    await page.reload()
    await expect(days).toHaveCount(5)
  })
})
