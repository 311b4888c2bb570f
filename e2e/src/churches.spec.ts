import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { logIn } from './people.ts'
import { churchUrl, hostUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a visitor finds a church by name, without accents, as they type', async ({ page }) => {
  await page.goto(churchUrl('full', '/churchs'))
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('searchbox').pressSequentially('ribeirao')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?busca=ribeirao$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('link', { name: 'Congregação Evangélica de Ribeirão Manso' }).click()
  await expect(page).toHaveURL(churchUrl('sparse'))
})

test('a visitor finds a church by its city, and starts again after finding none', async ({ page }) => {
  await page.goto(churchUrl('full', '/churchs?busca=olinda'))
  await expect(cards(page)).toHaveText([/Igreja da Colina/])
  await page.goto(churchUrl('full', '/churchs?busca=xyzxyz'))
  await expect(page.getByRole('heading', { name: 'Nenhuma igreja encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas' }).click()
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('nonsense in the address shows the list, not an error', async ({ page }) => {
  const response = await page.goto(churchUrl('full', '/churchs?page=abc&latitude=999&longitude=x'))
  expect(response!.status()).toBe(200)
  await expect(cards(page)).toHaveCount(5)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search works as a plain form', async ({ page }) => {
    await page.goto(churchUrl('full', '/churchs'))
    await page.getByRole('searchbox').fill('camino')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(cards(page)).toHaveText([/Iglesia El Camino/])
  })
})

test('the nearest come first, once the visitor asks and allows it', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 39.46975, longitude: -0.37739 })
  await context.grantPermissions(['geolocation'])
  await page.goto(churchUrl('full', '/churchs'))
  await expect(cards(page).first()).not.toHaveText(/Camino/)
  await page.getByRole('button', { name: 'Usar minha localização' }).click()
  await expect(cards(page).first()).toHaveText(/Iglesia El Camino.*km|Iglesia El Camino.*\sm/s)
  await expect(page).toHaveURL(/latitude=39\.47&longitude=-0\.38$/)
  await page.getByRole('button', { name: 'Voltar à ordem por nome' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/churchs'))
})

test('a refused location says what to do instead', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto(churchUrl('full', '/churchs'))
  await page.getByRole('button', { name: 'Usar minha localização' }).click()
  await expect(page.getByText('Sem a sua localização')).toBeVisible()
})

test('a host of no church lists the churches of every organisation', async ({ page }) => {
  await page.goto(hostUrl('nobody.atrio.localhost', '/churchs'))
  await expect(page.getByRole('heading', { level: 1, name: 'Encontre uma igreja' })).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Lantern House' })).toHaveCount(1)
  await expect(cards(page).filter({ hasText: 'Porto Antigo' })).toHaveCount(0)
})

test('a visitor changes church from the header', async ({ page }) => {
  await page.goto(churchUrl('full'))
  await page.getByRole('button', { name: 'Trocar de igreja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trocar de igreja' })
  await expect(dialog.getByText('Você está aqui')).toBeVisible()
  await expect(dialog.getByText('Lantern House')).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('russafa')
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await dialog.getByRole('link', { name: /Iglesia El Camino/ }).click()
  await expect(page).toHaveURL(churchUrl('spanish'))
})

test('a member reads what goes along before changing church', async ({ page }) => {
  await logIn(page, demoPeople.completeMember)
  await page.getByRole('button', { name: 'Trocar de igreja' }).click()
  await page.getByRole('button', { name: /Harbor Light Church/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ir para Harbor Light Church?' })
  await expect(dialog.getByText(/o mesmo e-mail e a mesma senha/)).toBeVisible()
  await expect(dialog.getByText(/continua lá/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Ir para Harbor Light Church' }).click()
  await expect(page).toHaveURL(churchUrl('english', '/access'))
})

test('a member reads the notifications and opens the one that leads somewhere', async ({ page }) => {
  // The list comes late: whoever is quick opens the panel before it.
  const { promise: opened, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/v1/igreja/*/notificacao/**', async (route) => {
    await opened
    await route.continue()
  })
  await logIn(page, demoPeople.completeMember)
  // The header of the page that is being left goes with it, and what was pressed there.
  await expect(page.getByRole('region', { name: 'Próximo para você' })).toBeVisible()
  await page.getByRole('button', { name: /^Notificações/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await expect(panel).toBeVisible()
  letCome()
  const personal = panel.getByRole('listitem').filter({ hasText: 'Obrigado por servir na cozinha' })
  await expect(personal.getByText(/Só leitura/)).toBeVisible()
  await expect(personal.getByRole('link')).toHaveCount(0)
  await expect(panel.getByText('Sua inscrição está quase pronta')).toHaveCount(0)
  await panel.getByRole('link', { name: 'Culto mais cedo no dia do batismo' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/live'))
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
})

function cards(page: import('@playwright/test').Page) {
  return page.getByRole('main').getByRole('list').locator('li.card')
}
