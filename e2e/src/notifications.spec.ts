import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { unreadAll } from './clock.ts'
import { logIn } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
// Several log in twice, and each log-in costs the server what it should.
test.describe.configure({ timeout: 90_000 })

test('a visitor is sent to access first', async ({ page }) => {
  await page.goto(churchUrl('full', '/notifications'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fnotifications$/)
})

test('a member reads one, then all, and every device knows it', async ({ page, browser }) => {
  await unreadAll(demoPeople.superAdmin.email)
  await logIn(page, demoPeople.superAdmin)
  await page.goto(churchUrl('full', '/notifications'))
  const count = page.getByText(/^\d+ novas?$/)
  await expect(count).toBeVisible()
  const before = Number.parseInt((await count.textContent())!, 10)
  expect(await problems(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Marcar como lida: / })
    .first()
    .click()
  await expect(count).toHaveText(before === 2 ? '1 nova' : `${before - 1} novas`)
  await expect(
    page.getByRole('button', { name: new RegExp(`^Notificações, ${before - 1} nova`) }),
  ).toBeVisible()

  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await logIn(other, demoPeople.superAdmin)
  await expect(
    other.getByRole('button', { name: new RegExp(`^Notificações, ${before - 1} nova`) }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  // Told, not asked: nothing was pressed or loaded on the other device.
  await expect(other.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  await other.context().close()
  await expect(page.getByText('Nenhuma nova')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nenhuma nova')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
})

test('one of another church asks to change church, and then opens there', async ({ page }) => {
  await logIn(page, demoPeople.twoChurchesMember)
  await page.goto(churchUrl('full', '/notifications'))
  const item = page.getByRole('listitem').filter({ hasText: 'Tu receta salió en las noticias' })
  await expect(item.getByText('É de outra igreja.')).toBeVisible()
  await expect(item.getByRole('link')).toHaveCount(0)
  // A type that opens nothing says so, whichever church it is from.
  const flat = page.getByRole('listitem').filter({ hasText: 'Gracias por lo del sábado' })
  await expect(flat.getByText(/Só leitura/)).toBeVisible()
  await item.getByRole('button', { name: 'Trocar de igreja' }).click()
  const dialog = page.getByRole('dialog', { name: /^Ir para / })
  expect(await problems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ir para lá' }).click()
  await expect(page).toHaveURL(churchUrl('spanish', '/news'))
  await expect(page.getByRole('button', { name: /Camila/ })).toBeVisible()
})

test('a member chooses what they are told, and how', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/notifications#preferences'))
  const offer = page.getByRole('group', { name: 'Vaga na lista de espera' })
  const byMail = offer.getByLabel('Por e-mail')
  await expect(byMail).toBeVisible()
  if (!(await byMail.isChecked())) {
    // So a try before has left it.
    await byMail.check()
    await expect(page.getByText('Escolha salva.')).toBeVisible()
    await page.reload()
  }
  await expect(byMail).toBeChecked()
  await expect(page.getByRole('heading', { name: 'O que eu recebo, e como' })).toBeInViewport()
  expect(await problems(page)).toEqual([])
  await byMail.uncheck()
  await expect(page.getByText('Escolha salva.')).toBeVisible()
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(offer.getByLabel('Aqui, no sino')).toBeChecked()
  // What could not be saved is said, and is not shown as if it had been.
  await page.route('**/notificacao/preferencia/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await byMail.click()
  // It is said aloud as well, with its reason.
  const failed = page.getByText('Não foi possível salvar. Vale o que estava antes.', { exact: true })
  await expect(failed).toBeVisible()
  await expect(byMail).not.toBeChecked()
  await page.unroute('**/notificacao/preferencia/')
  await byMail.check()
  await expect(page.getByText('Escolha salva.')).toBeVisible()
})
