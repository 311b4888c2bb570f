import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { linkIn, mailsTo, nextMail } from './mail.ts'
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

test('a visitor registers, is logged in by the mailed link where they wanted to go, and logs out', async ({
  browser,
  page,
  request,
}) => {
  const email = freshEmail()
  await page.goto(churchUrl('full', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  await expect(page.getByRole('heading', { name: 'Criar sua conta' })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await fillNames(page)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3)
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  const link = linkIn(await nextMail(request, email))
  // A program that only looks at links uses nothing up.
  const program = await browser.newContext({ javaScriptEnabled: false })
  expect((await (await program.newPage()).goto(link))?.status()).toBe(200)
  await program.close()
  await page.goto(link)
  await expect(page).toHaveURL(churchUrl('full', '/about'))
  await expect(page.getByText('Conta ativada. Boas-vindas, Rafael').last()).toBeVisible()
  // Opened once more, the same link leads there again.
  await page.goto(link)
  await expect(page).toHaveURL(churchUrl('full', '/about'))

  await logOut(page)
  // And nobody who finds it later is logged in by it.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Conta ativada' })).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
  await page.goto(churchUrl('full'))
  await expect(page).toHaveURL(churchUrl('full'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect(await page.evaluate(() => [sessionStorage, localStorage].flatMap(Object.keys))).not.toContain(
    'atrio:refresh-token',
  )
})

test('nobody waits for the work that an e-mail costs: it is done while they read', async ({ page }) => {
  const challenge = page.waitForResponse((response) => response.url().includes('/captcha/desafio'))
  await page.goto(churchUrl('full', '/access'))
  expect((await challenge).status()).toBe(200)
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/captcha/desafio'))))
  const lookUp = page.waitForResponse((response) => response.url().includes('/usuario/'))
  await giveEmail(page, demoPeople.member.email)
  expect((await lookUp).status()).toBe(200)
  expect(asked).toBe(0)
})

test('a church that needs more asks for it, and only for that', async ({ page, request }) => {
  const email = freshEmail()
  await page.goto(churchUrl('spanish', '/access?step=register'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nome', { exact: true }).fill('Rafael')
  await page.getByLabel('Senha', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const summary = page.getByRole('alert')
  for (const label of ['Sobrenome', 'Telefone', 'Data de nascimento']) {
    await expect(summary.getByRole('link', { name: new RegExp(label) })).toBeVisible()
  }
  await page.getByLabel('Sobrenome').fill('Monteiro')
  await page.getByLabel('Telefone').fill('+34 612 345 678')
  await page.getByLabel('Data de nascimento').pressSequentially('18041996')
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('18/04/1996')
  await expect(page.getByLabel('Congregação')).toHaveCount(0)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  expect(linkIn(await nextMail(request, email))).toContain('camino')
})

test('a member is sent to access and comes back to the page they wanted', async ({ page }) => {
  await page.goto(churchUrl('full', '/user/church'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fuser%2Fchurch$/)
  await expect(page.getByText('Para abrir sua conta. Você volta para onde estava.')).toBeVisible()
  await giveEmail(page, demoPeople.member.email)
  await givePassword(page, 'Not.The.One1')
  await expect(page.getByText('E-mail ou senha não conferem')).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await givePassword(page, demoPeople.member.password)
  await expect(page).toHaveURL(churchUrl('full', '/user/church'))
  await expect(page.getByRole('heading', { name: 'Trocar de igreja' })).toBeVisible()
  await page.goto(churchUrl('full', '/user'))
  await expect(page).toHaveURL(churchUrl('full', '/user/account'))
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
  await logOut(page)
  await page.goto(churchUrl('sparse', '/access?redirectTo=/about'))
  await giveEmail(page, email)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const seen = await mailsTo(request, email)
  await page.getByRole('button', { name: 'Enviar senha nova' }).click()
  await expect(page.getByRole('heading', { name: 'Uma senha nova está a caminho' })).toBeFocused()
  const { text } = await nextMail(request, email, { seen })
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
  await expect(page).toHaveURL(churchUrl('sparse', '/access?step=password'))
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

test('someone whose activation e-mail cannot be sent reads so, and sends it again', async ({ page }) => {
  // As a server answers whose queue of mails takes nothing.
  const failed = { status: 503, json: { code: 'ACTIVATION_MAIL_FAILED', requestId: 'x' } }
  await page.route('**/api/v1/security/login_check', (route) => route.fulfill(failed))
  await page.route('**/api/v1/security/solicitar-verificacao-email/*', (route) => route.fulfill(failed), {
    times: 1,
  })
  await page.goto(churchUrl('full', '/access'))
  await giveEmail(page, demoPeople.inactiveMember.email)
  await page.getByRole('link', { name: 'Já ativei minha conta' }).click()
  await givePassword(page, demoPeople.inactiveMember.password)
  await expect(page).toHaveURL(churchUrl('full', '/access?step=unsent'))
  const failure = page.getByText('Não foi possível enviar o e-mail de ativação')
  await expect(failure).toBeVisible()
  await page.reload()
  await expect(failure).toBeVisible()
  const again = page.getByRole('button', { name: 'Enviar o link' })
  const refused = page.waitForResponse(/solicitar-verificacao-email/)
  await again.click()
  await refused
  await expect(failure).toBeVisible()
  await again.click()
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  await expect(failure).toHaveCount(0)
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

test('a member of two churches goes from one to the other without logging in again, and comes back', async ({
  page,
}) => {
  await logIn(page, demoPeople.twoChurchesMember)
  await page.goto(churchUrl('full', '/user/church'))
  await page.getByRole('button', { name: /Iglesia El Camino/ }).click()
  await page.getByRole('button', { name: 'Ir para lá' }).click()
  await expect(page).toHaveURL(churchUrl('spanish'))
  await expect(page.getByRole('button', { name: /Camila/ })).toBeVisible()

  await page.goto(churchUrl('full', '/user/church'))
  await expect(page.getByText('Agora sua igreja é outra.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Iglesia El Camino.*Sua igreja/ })).toBeVisible()
  await page.getByRole('button', { name: 'Trocar para Igreja Esperança' }).click()
  await expect(page.getByText('Agora sua igreja é Igreja Esperança.')).toBeVisible()
  await expect(page.getByText('Agora sua igreja é outra.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Iglesia El Camino.*Você já tem conta aqui/ })).toBeVisible()
})
