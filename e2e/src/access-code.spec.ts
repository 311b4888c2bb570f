import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { askForCode, giveEmail, logOut, registerAndActivate } from './people.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a person enters by six digits from their mailbox, also when five wrong ones came first', async ({
  page,
  request,
}) => {
  const email = await registerAndActivate(page, request)
  await logOut(page)
  await page.goto(churchUrl('sparse', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  const first = await askForCode(page, request, email)
  const field = page.getByLabel('Código de seis números')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  const submit = page.getByRole('button', { name: 'Entrar', exact: true })

  const wrong = first === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill(wrong)
    await submit.click()
    await expect(page.getByText('O código não confere')).toBeVisible()
    await expect(field).toBeFocused()
  }
  // The right one comes too late now.
  await field.fill(first)
  await submit.click()
  await expect(page.getByText('O código não confere')).toBeVisible()

  await page.reload()
  await field.fill(first)
  await submit.click()
  await page.getByRole('button', { name: 'Receber outro código' }).click()
  await expect(page.getByText('O código não confere')).toBeHidden()
})

test('a code is good where it was asked for, and pasted as the mail shows it', async ({ page, request }) => {
  const email = await registerAndActivate(page, request)
  await logOut(page)
  await page.goto(churchUrl('sparse', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  const digits = await askForCode(page, request, email)
  // The mail is read meanwhile, and the page loaded anew.
  await page.reload()
  const field = page.getByLabel('Código de seis números')
  await field.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await expect(field).toHaveValue(digits)
  await field.press('Enter')
  await expect(page).toHaveURL(churchUrl('sparse', '/about'))
  await expect(page.getByText('Boas-vindas de volta, Rafael').last()).toBeVisible()
})

test('at the wall before a ticket a code leads on to the ticket', async ({ page, request }) => {
  const { email } = demoPeople.completeMember
  await page.goto(churchUrl('full', '/event'))
  await page
    .getByRole('link', { name: /Retiro da Esperança/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page
    .getByRole('link', { name: /Continuar com 1 ingresso/ })
    .first()
    .click()
  await expect(page.getByText(/Para se inscrever no evento/)).toBeVisible()
  await giveEmail(page, email)
  const digits = await askForCode(page, request, email)
  await expect(page.getByText(/Para se inscrever no evento/)).toBeVisible()
  await page.getByLabel('Código de seis números').fill(digits)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(
    page
      .getByText(/^Reservado para você até/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
