import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { isRecorded } from './on-device.ts'
import { fillNames, freshEmail, leave, logIn, logOut } from './people.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

const profileMenu = (page: Page) => page.getByRole('button', { name: 'Menu de Ana Beatriz' })

test('a new tab logs in by the refresh token, and logging out in one logs out the other', async ({
  page,
  context,
}) => {
  await logIn(page, demoPeople.member)
  const other = await context.newPage()
  await other.goto(churchUrl('full', '/user/account'))
  await expect(other.getByRole('heading', { name: 'Olá, Ana Beatriz' })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL(churchUrl('full'))
  await expect(profileMenu(other)).toHaveCount(0)
})

/** What the card of this member says of him. */
const CARGO = 'Diácono'

test('an answer that comes while somebody logs out is not left on the device', async ({ page }) => {
  await showCard(page)
  const late = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  await page.route(/\/usuario-carteirinha\//, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.route(/\/security\/logout/, async (route) => {
    await told.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/usuario-carteirinha\//)
  await page.reload()
  await asked
  const answered = page.waitForResponse(/\/usuario-carteirinha\//)
  await leave(page)
  await expect.poll(() => isRecorded(page, CARGO)).toBe(false)
  late.resolve()
  await (await answered).finished()
  told.resolve()
  await expect(page).toHaveURL(churchUrl('full'))
  expect(await isRecorded(page, CARGO)).toBe(false)
})

test('a device that is slow to forget whom it belonged to ends it on the next page', async ({
  page,
  context,
}) => {
  await showCard(page)
  const other = await context.newPage()
  await other.goto(churchUrl('full', '/manifest.webmanifest'))
  await holdRecords(other)
  await leave(page)
  await expect(page).toHaveURL(churchUrl('full'))
  await other.close()
  await expect.poll(() => isRecorded(page, CARGO)).toBe(false)
})

async function showCard(page: Page): Promise<void> {
  await enter(page, 'completeMember', 'full')
  await page.goto(churchUrl('full', '/user/member-card'))
  await expect(page.getByRole('article', { name: /^Frente/ })).toContainText(CARGO)
  await expect.poll(() => isRecorded(page, CARGO)).toBe(true)
}

/** Keeps everybody else from writing to the records, for as long as this page is open. */
function holdRecords(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('atrio-personal', 1)
        opening.addEventListener('success', () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records')
          const again = () => {
            records.count().addEventListener('success', again)
            resolve()
          }
          again()
        })
      }),
  )
}

test('a session that ended on the server goes home, says so and leads back', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/user/church'))
  await expect(page.getByRole('heading', { name: /Outras igrejas/ })).toBeVisible()
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
    }
    await fetch('/api/v1/security/logout', { method: 'POST', headers, body: '{}' })
  })
  await page.reload()
  await expect(page).toHaveURL(churchUrl('full'))
  await expect(page.getByText('Sua sessão terminou. Entre de novo — nada se perdeu.').last()).toBeVisible()
  await expect(profileMenu(page)).toHaveCount(0)
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fuser%2Fchurch/)
})

test('a stolen refresh token opens nothing without its cookie', async ({ page, browser }) => {
  await logIn(page, demoPeople.member)
  const stolen = await page.evaluate(() => localStorage.getItem('atrio:refresh-token')!)
  const thief = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await thief.goto(churchUrl('full'))
  await thief.evaluate((token) => localStorage.setItem('atrio:refresh-token', token), stolen)
  await thief.reload()
  await expect(thief.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect.poll(() => thief.evaluate(() => localStorage.getItem('atrio:refresh-token'))).toBeNull()
})

test('a one-time code leaves the address before anything else and logs in', async ({ page }) => {
  await page.goto(churchUrl('full', '/about?token=nonsense&lang=pt-BR'))
  await expect(page).toHaveURL(churchUrl('full', '/about?lang=pt-BR'))
  await expect(page.getByText('O link de entrada não vale mais.').last()).toBeVisible()
})

test('a half-filled form survives a reload and can be thrown away', async ({ page }) => {
  await page.goto(churchUrl('full', '/access?step=register'))
  await page.getByLabel('Nome completo').fill('Rafael')
  await page.getByLabel('Senha', { exact: true }).fill('Casa.Verde7')
  // What is typed before the page is alive is kept once it is.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Rafael')
  await page.reload()
  await expect(page.getByText('Recuperamos seu rascunho.')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rafael')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Recuperamos seu rascunho.')).toHaveCount(0)
})

test('a 401 in the middle of a form leaves the form as it was, and its draft', async ({ page }) => {
  // As a server answers whose session has ended meanwhile.
  await page.route('**/api/v1/igreja/*/usuario/', (route) =>
    route.fulfill({ status: 401, json: { status: false, code: 'UNAUTHENTICATED', mensagem: '' } }),
  )
  await page.goto(churchUrl('sparse', '/access?step=register'))
  await page.getByLabel('E-mail').fill(freshEmail())
  await fillNames(page)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rafael Monteiro')
  await page.reload()
  await expect(page.getByText('Recuperamos seu rascunho.')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rafael Monteiro')
})
