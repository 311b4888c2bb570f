import type { DemoChurchName } from '@atrio/demo'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { linkIn, mailsTo, nextMail } from './mail.ts'
import { churchUrl } from './world.ts'

export const newPassword = 'Casa.Verde7'
let last = 0

/** An e-mail that nobody has used. */
export function freshEmail(): string {
  return `visita.${process.pid}.${Date.now()}.${++last}@example.com`
}

/** Gives an e-mail at the access page and goes on. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Gives the password of someone known and goes on. */
export async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Asks for a code beside the password; answers the six digits that were mailed. */
export async function askForCode(page: Page, request: APIRequestContext, email: string): Promise<string> {
  const seen = await mailsTo(request, email)
  await page.getByRole('button', { name: 'Receber um código por e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Digite o código' })).toBeFocused()
  const { text } = await nextMail(request, email, { seen })
  return /^\d{6}$/m.exec(text)![0]
}

export async function logIn(
  page: Page,
  who: { email: string; password: string },
  church: DemoChurchName = 'full',
): Promise<void> {
  await page.goto(churchUrl(church, '/access'))
  await giveEmail(page, who.email)
  await givePassword(page, who.password)
  await expect(page).toHaveURL(churchUrl(church))
  // The header of the page that is being left goes with it, and what was pressed there.
  await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0)
}

export async function leave(page: Page): Promise<void> {
  const out = page.getByRole('menuitem', { name: 'Sair' })
  // The header of a page that is being left goes with it, and the menu that was opened there.
  await expect(async () => {
    if (!(await out.isVisible())) await page.getByRole('button', { name: /^Menu de / }).click()
    await out.click({ timeout: 5_000 })
  }).toPass()
}

export async function logOut(page: Page): Promise<void> {
  await leave(page)
  await expect(page.getByText('Você saiu da sua conta.').last()).toBeVisible()
}

/** Registers someone new at the sparse church, which asks for little, and opens the mailed link. */
export async function registerAndActivate(page: Page, request: APIRequestContext): Promise<string> {
  const email = freshEmail()
  await page.goto(churchUrl('sparse', '/access?step=register'))
  await page.getByLabel('E-mail').fill(email)
  await fillNames(page)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  await page.goto(linkIn(await nextMail(request, email)))
  await expect(page.getByText('Conta ativada. Boas-vindas, Rafael').last()).toBeVisible()
  // The header of the page that is being left goes with it, and what was pressed there.
  await expect(page.getByRole('region', { name: 'Próximo para você' })).toBeVisible()
  return email
}

/** What every church asks for. */
export async function fillNames(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Rafael Monteiro')
  await page.getByLabel('Senha', { exact: true }).fill(newPassword)
}
