import type { DemoChurchName, DemoPersonName } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { outlines } from './on-device.ts'
import { problems, problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ timeout: 90_000 })

test('a ticket is on the device once it is bought, and opens without a network', async ({
  page,
  context,
}) => {
  await enter(page, 'member', 'full')
  const { eventId, codigo } = await buyFreeTicket(page, 'Café com a vizinhança')
  await page.goto(churchUrl('full', '/user/registrations'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Café com a vizinhança' })).toBeVisible()
  await expect.poll(() => outlines(page, '/user/registrations')).toBe(2)
  // The tickets themselves were never opened: the list has laid them on the device.
  await expect.poll(() => kept(page, `/evento/${eventId}/inscricao/`)).toBe(true)
  await context.setOffline(true)
  await page.goto(churchUrl('full', `/user/registrations/${eventId}/tickets`))
  await expect(page.getByRole('img', { name: `Código QR do ingresso ${codigo}` })).toBeVisible()
  await expect(page.getByText(/^Guardado neste aparelho em /)).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar na entrada' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Café com a vizinhança' })).toContainText(/\w{3}-\w{3}-\w{4}/)
  expect(await problems(page)).toEqual([])
})

test('the door lets a ticket in once, refuses it twice, and says why it refuses others', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await enter(buyer, 'member', 'full')
  const own = await buyFreeTicket(buyer, 'Café com a vizinhança')
  const foreign = await (await browser.newContext({ locale: 'en' })).newPage()
  await enter(foreign, 'sameOrganisationMember', 'english')
  const theirs = await buyFreeTicket(foreign, 'Chowder supper')

  await enter(page, 'admin', 'full')
  await page.goto(churchUrl('full', '/door'))
  await page.getByRole('link', { name: 'Café com a vizinhança' }).click()
  await check(page, own.qrCode)
  await expect(page.getByRole('alert')).toContainText('Pode entrar')
  expect(await problems(page)).toEqual([])
  await check(page, own.codigo.toLowerCase())
  await expect(page.getByRole('alert')).toContainText('Já entrou')
  await check(page, theirs.qrCode)
  await expect(page.getByRole('alert')).toContainText('Ingresso de outra igreja')
  await check(page, `${own.qrCode.slice(0, -20)}${'A'.repeat(20)}`)
  await expect(page.getByRole('alert')).toContainText('Ingresso falso')
  await check(page, '000-000-0000')
  await expect(page.getByRole('alert')).toContainText('Ingresso desconhecido')
  expect(await problems(page)).toEqual([])
  await buyer.context().close()
  await foreign.context().close()
})

test('the door goes on without a network and tells the server later; two doors that met notice', async ({
  page,
  context,
  browser,
}) => {
  const buyer = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await enter(buyer, 'completeMember', 'full')
  const twice = await buyFreeTicket(buyer, 'Café com a vizinhança')
  const once = await buyFreeTicket(buyer, 'Café com a vizinhança')
  await enter(page, 'contentAdmin', 'full')
  const door = churchUrl('full', `/door/${twice.eventId}`)
  await page.goto(door)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByLabel('Código do ingresso')).toBeVisible()
  await expect.poll(() => outlines(page, '/door')).toBe(2)

  await context.setOffline(true)
  await page.goto(door)
  await check(page, twice.qrCode)
  await expect(page.getByRole('alert')).toContainText('guardado neste aparelho e enviado depois')
  await check(page, once.qrCode)
  await expect(page.getByRole('alert')).toContainText('Pode entrar')
  await check(page, twice.qrCode)
  await expect(page.getByRole('alert')).toContainText('Já entrou')
  await expect(page.getByText('2 entradas por enviar')).toBeVisible()

  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await enter(other, 'admin', 'full')
  await other.goto(door)
  await check(other, twice.codigo)
  await expect(other.getByRole('alert')).toContainText('Pode entrar')

  await context.setOffline(false)
  await expect(page.getByText(/entradas? por enviar/)).toHaveCount(0)
  await expect(page.getByText('Usado duas vezes')).toBeVisible()
  await check(other, once.codigo)
  await expect(other.getByRole('alert')).toContainText('Já entrou')
  await buyer.context().close()
  await other.context().close()
})

test('who has no role is told so', async ({ page }) => {
  await enter(page, 'member', 'full')
  await page.goto(churchUrl('full', '/door'))
  await expect(page.getByText('Esta página é da equipe')).toBeVisible()
})

const wallets = {
  'pt-BR': ['full', 'member', 'Café com a vizinhança', 'Meus ingressos'],
  en: ['english', 'sameOrganisationMember', 'Chowder supper', 'My tickets'],
  es: ['spanish', 'twoChurchesMember', 'Caminata y desayuno', 'Mis entradas'],
} as const satisfies Record<string, readonly [DemoChurchName, DemoPersonName, string, string]>

inOneLanguage('tickets for everybody', wallets, ([church, person, evento, heading]) => {
  test('the list and the tickets shut nobody out, in light and in dark', async ({ page }) => {
    await enter(page, person, church)
    const { eventId } = await buyFreeTicket(page, evento)
    await page.goto(churchUrl(church, '/user/registrations'))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: evento })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.goto(churchUrl(church, `/user/registrations/${eventId}/tickets`))
    await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
  })
})

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Código do ingresso').fill(text)
  await page.getByRole('button', { name: 'Conferir' }).click()
}

/** Whether the device has an answer of the wallet, by a part of its address. */
function kept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('atrio-personal', 1)
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('records').objectStore('records').getAllKeys()
          all.addEventListener('success', () => {
            resolve(all.result.some((key) => Array.isArray(key) && JSON.stringify(key).includes(wanted)))
          })
        })
      }),
    address,
  )
}
