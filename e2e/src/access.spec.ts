import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { linkIn, nextMail } from './mail.ts'
import {
  fillNames,
  freshEmail,
  giveEmail,
  givePassword,
  logIn,
  logOut,
  newPassword,
  registerAndActivate,
} from './people.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a visitor registers, activates by the mailed link, logs in and out', async ({ page, request }) => {
  const email = freshEmail()
  await page.goto(churchUrl('full', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  await expect(page.getByRole('heading', { name: 'Criar sua conta' })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await fillNames(page)
  await page.getByLabel('Telefone').pressSequentially('11900004321')
  await page.getByLabel('Data de nascimento').pressSequentially('18041996')
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('18/04/1996')
  await page.getByLabel('Congregação').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  await page.goto(linkIn(await nextMail(request, email)))
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await givePassword(page, newPassword)
  await expect(page).toHaveURL(churchUrl('full', '/about'))
  await expect(page.getByText('Boas-vindas de volta, Rafael').last()).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL(churchUrl('full'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect(await page.evaluate(() => [sessionStorage, localStorage].flatMap(Object.keys))).not.toContain(
    'atrio:refresh-token',
  )
})

test('a member is sent to access and comes back to the page they wanted', async ({ page }) => {
  await page.goto(churchUrl('full', '/user/church'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fuser%2Fchurch$/)
  await giveEmail(page, demoPeople.member.email)
  await givePassword(page, 'Not.The.One1')
  await expect(page.getByText('E-mail ou senha não conferem')).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await givePassword(page, demoPeople.member.password)
  await expect(page).toHaveURL(churchUrl('full', '/user/church'))
  await expect(page.getByRole('heading', { name: 'Trocar de igreja' })).toBeVisible()
})

for (const redirectTo of ['//evil.example', '/%2Fevil.example', 'https://evil.example', '/\\evil.example']) {
  test(`after logging in, ${redirectTo} leads home`, async ({ page }) => {
    await page.goto(churchUrl('full', `/access?redirectTo=${encodeURIComponent(redirectTo)}`))
    await giveEmail(page, demoPeople.member.email)
    await givePassword(page, demoPeople.member.password)
    await expect(page).toHaveURL(churchUrl('full'))
  })
}

test('someone who is logged in cannot open access', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/access?redirectTo=/about'))
  await expect(page).toHaveURL(churchUrl('full', '/about'))
  await page.goto(churchUrl('full', '/login'))
  await expect(page).toHaveURL(churchUrl('full'))
})

test('a person recovers their password and must choose one of their own', async ({ page, request }) => {
  const email = await registerAndActivate(page, request)
  await page.goto(churchUrl('sparse', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByRole('button', { name: 'Enviar senha nova' }).click()
  await expect(page.getByRole('heading', { name: 'Uma senha nova está a caminho' })).toBeFocused()
  const { text } = await nextMail(request, email, 1)
  const temporary = text.split('\n').find((line) => /^\S{8,}$/.test(line.trim()) && !line.includes('http'))
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await givePassword(page, temporary!.trim())

  await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible()
  await page.goto(churchUrl('sparse', '/user/account'))
  await expect(page).toHaveURL(/\/user\/change-password\?redirectTo=%2Fuser%2Faccount/)
  await page.getByLabel('Senha recebida por e-mail').fill(temporary!.trim())
  await page.getByLabel('Senha nova', { exact: true }).fill('Outra.Porta8')
  await page.getByLabel('Confirme a senha nova').fill('Outra.Porta8')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByRole('heading', { name: 'Senha mudada' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Rafael' })).toBeVisible()
})

test('registering with an e-mail that has an account offers to log in or to recover', async ({ page }) => {
  await page.goto(churchUrl('sparse', '/register'))
  await expect(page).toHaveURL(churchUrl('sparse', '/access?step=register'))
  await page.getByLabel('E-mail').fill(demoPeople.sparseMember.email)
  await fillNames(page)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Este e-mail já tem conta')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Receber senha nova' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await givePassword(page, demoPeople.sparseMember.password)
  await expect(page).toHaveURL(churchUrl('sparse'))
})

test('someone whose account is not active gets the link again', async ({ page, request }) => {
  await page.goto(churchUrl('full', '/access'))
  await giveEmail(page, demoPeople.inactiveMember.email)
  await expect(page.getByRole('heading', { name: 'Falta ativar sua conta' })).toBeFocused()
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByRole('button', { name: /Enviar de novo em \d+ s/ })).toBeDisabled()
  const mail = await nextMail(request, demoPeople.inactiveMember.email)
  expect(linkIn(mail)).toContain('/access')
})

test('a link that was used up says so and leads on', async ({ page }) => {
  await page.goto(churchUrl('full', '/access/activate?codigo=nothing'))
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/access'))
})

test('a member of another church links their account after confirming', async ({ page }) => {
  const { email, password } = demoPeople.sameOrganisationMember
  await page.goto(churchUrl('full', '/access?redirectTo=/user/account'))
  await giveEmail(page, email)
  await expect(page.getByRole('heading', { name: 'Você já tem conta na plataforma' })).toBeVisible()
  await givePassword(page, password)
  await expect(page.getByRole('heading', { name: 'Usar sua conta aqui?' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Grace' })).toBeVisible()
})

test('a member of two churches goes from one to the other without logging in again', async ({ page }) => {
  await logIn(page, demoPeople.twoChurchesMember)
  await page.goto(churchUrl('full', '/user/church'))
  await page.getByRole('button', { name: /Você já tem conta aqui/ }).click()
  await page.getByRole('button', { name: 'Ir para lá' }).click()
  await expect(page).toHaveURL(churchUrl('spanish'))
  await expect(page.getByRole('button', { name: /Camila/ })).toBeVisible()
})
