import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { letFactorAge } from './clock.ts'
import { enter } from './enter.ts'
import { cards, payByCard } from './paying.ts'
import { problems, problemsInEachScheme } from './problems.ts'
import { comeIn, showFactor } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 390, height: 844 } })

test('staff end a subscription and give its money back, each with the second factor, and the subscriber sees it', async ({
  page,
  browser,
}) => {
  await enter(page, 'member', 'full')
  await page.goto(churchUrl('full', '/play/plans'))
  await alive(page)
  await page.getByRole('button', { name: 'Assinar Play Essencial', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await payByCard(page, cards.good)
  await expect(page.getByRole('heading', { name: 'Seu plano está ativo. Bom filme!' })).toBeVisible()

  const staff = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  const path = '/dinheiro/assinantes?busca=albuquerque'
  await comeIn(staff, { as: 'admin', locale: 'pt-BR', path, alone: true })
  await staff.getByRole('link', { name: /^Ana Beatriz/ }).click()
  await letFactorAge(staff)
  await staff.getByRole('button', { name: 'Encerrar a assinatura' }).click()
  const sure = staff.getByRole('dialog', { name: /^Encerrar a assinatura de Ana/ })
  expect(await problemsInEachScheme(staff)).toEqual([])
  await sure.getByRole('button', { name: 'Sim, encerrar' }).click()
  await showFactor(staff)
  await expect(staff.getByText('Termina no fim do período')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Encerrar a assinatura' })).toHaveCount(0)
  await sees(page, 'Termina no fim do período')
  // It was theirs to begin, and is theirs to go on with.
  await expect(page.getByRole('button', { name: 'Continuar com o plano' })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await staff
    .getByRole('link', { name: /^Ver pedido do período/ })
    .first()
    .click()
  await letFactorAge(staff)
  await staff.getByRole('button', { name: /^Devolver tudo: / }).click()
  const refund = staff.getByRole('dialog')
  await refund.getByRole('radio', { name: 'Foi um engano' }).check()
  const amount = refund.getByRole('textbox', { name: /^Digite R\$.* para confirmar$/ })
  const [, valor] = /R\$\s(\d+,\d\d)/.exec(await refund.innerText())!
  await amount.fill(valor!)
  await refund.getByRole('button', { name: /^Devolver R\$/ }).click()
  await showFactor(staff)
  await expect(staff.getByText('Tudo o que foi pago já foi devolvido.')).toBeVisible()
  await staff.goBack()
  await expect(staff.getByText('Devolvida', { exact: true })).toBeVisible()
  await expect(staff.getByText('Cancelada', { exact: true })).toBeVisible()

  await sees(page, 'Cancelado')
  expect(await problems(page)).toEqual([])
  await page.goto(churchUrl('full', '/play'))
  await page
    .getByRole('link', { name: /Mesa posta/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /A mulher que entrou sem convite/ })
    .click()
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toBeVisible()
  await staff.context().close()
})

/** The page shows how things are when it is opened. */
async function sees(page: Page, text: string): Promise<void> {
  const found = page.getByRole('main').getByText(text, { exact: true }).first()
  await expect(async () => {
    await page.goto(churchUrl('full', '/play/my-plan'))
    await expect(found).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}
