import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { problemsInEachScheme } from './problems.ts'
import { linkIn, mailsTo, nextMail } from './mail.ts'
import { newPassword, registerAndActivate } from './people.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a member takes their data along, asks to be erased with the right password alone, and keeps the account twice', async ({
  page,
  request,
  browser,
}) => {
  const email = await registerAndActivate(page, request)
  await page.goto(churchUrl('sparse', '/user/privacy'))
  await page.getByRole('button', { name: 'Preparar meus dados' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Baixar \(/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('meus-dados.zip')
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  const history = page.getByRole('region', { name: 'Quem viu ou mudou seus dados' })
  await expect(history.getByText('Cadastro criado')).toBeVisible()

  await page.getByRole('link', { name: 'Ver como funciona' }).click()
  await expect(page.getByRole('heading', { name: 'O que a lei manda guardar' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  const password = page.getByLabel('Sua senha', { exact: true })
  const erase = page.getByRole('button', { name: 'Apagar minha conta' })
  await password.fill('Errada!123')
  await erase.click()
  await expect(page.getByText('A senha atual não confere')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(page).toHaveURL(churchUrl('sparse', '/user/confirm-delete-user'))
  expect(await problemsInEachScheme(page)).toEqual([])

  const ask = async () => {
    await password.fill(newPassword)
    await erase.click()
    await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeFocused()
  }
  await ask()
  const bar = page.getByRole('status').filter({ hasText: 'Sua conta será apagada em' })
  await expect(bar).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await bar.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(page.getByRole('heading', { name: 'Não há pedido de exclusão.' })).toBeVisible()
  await expect(bar).toHaveCount(0)

  await page.goto(churchUrl('sparse', '/user/confirm-delete-user'))
  await nextMail(request, email, { says: /Sua conta continua/ })
  const seen = await mailsTo(request, email)
  await ask()
  const mail = await nextMail(request, email, { seen })
  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await stranger.goto(linkIn(mail))
  await expect(stranger.getByRole('heading', { name: 'Manter sua conta?' })).toBeVisible()
  expect(await problemsInEachScheme(stranger)).toEqual([])
  await stranger.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(stranger.getByRole('heading', { name: 'Sua conta continua' })).toBeFocused()
  await stranger.reload()
  await stranger.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(stranger.getByRole('heading', { name: 'Este link não vale mais' })).toBeFocused()
  await page.goto(churchUrl('sparse', '/user/delete-user-success'))
  await expect(page.getByRole('heading', { name: 'Não há pedido de exclusão.' })).toBeVisible()
})
