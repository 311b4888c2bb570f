import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { plugIn } from './authenticator.ts'
import { mailsTo } from './mail.ts'
import { askForCode, giveEmail, givePassword, logOut, newPassword, registerAndActivate } from './people.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Entrar com chave de acesso' })

/** Presses the button before the field has anything to offer: what is pressed for is then asked for alone. */
async function pressForPasskey(page: Page, device: Awaited<ReturnType<typeof plugIn>>, address: string) {
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
  const challenges = '**/api/v1/security/chave-acesso/desafio*'
  await page.route(challenges, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(address)
  await alive(page)
  await byPasskey(page).click()
  await device.present(true)
  goOn()
}

test('after a log-in by password a passkey is offered, made, used and removed', async ({ page, request }) => {
  const email = await registerAndActivate(page, request)
  await logOut(page)
  const device = await plugIn(page)
  await page.goto(churchUrl('sparse', '/access'))
  await giveEmail(page, email)
  await givePassword(page, newPassword)
  await expect(page.getByText('Da próxima vez, entre sem senha')).toBeVisible()
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso criada.').last()).toBeVisible()
  await expect(page.getByText('Da próxima vez, entre sem senha')).toBeHidden()
  expect((await device.passkeys()).map(({ rpId }) => rpId)).toEqual(['ribeirao-manso.atrio.localhost'])
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Nova chave de acesso/))

  await device.present(false)
  await logOut(page)
  await pressForPasskey(page, device, churchUrl('sparse', '/access?redirectTo=/about'))
  await expect(page).toHaveURL(churchUrl('sparse', '/about'))
  await expect(page.getByText('Boas-vindas de volta, Rafael').last()).toBeVisible()

  await page.goto(churchUrl('sparse', '/user/security'))
  const passkeys = page.getByRole('region', { name: 'Chaves de acesso' })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(passkeys.getByText(/^Usado em/)).toBeVisible()
  await passkeys.getByRole('link', { name: /^Alterar a chave/ }).click()
  await page.getByLabel('Nome da chave').fill('Celular da Zoraide')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await passkeys.getByRole('link', { name: 'Alterar a chave Celular da Zoraide' }).click()
  await page.getByRole('link', { name: 'Remover a chave de acesso' }).click()
  await expect(page.getByText('Você continua entrando com a senha')).toBeVisible()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Chave de acesso removida.').last()).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)

  // The device still has it: what is said leads to the other ways, which stand there.
  await device.present(false)
  await logOut(page)
  await pressForPasskey(page, device, churchUrl('sparse', '/access'))
  await expect(page.getByText('Esta chave de acesso não entra mais aqui')).toBeVisible()
  await giveEmail(page, email)
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
})

test('the field of the e-mail offers it by itself, also after the password has changed', async ({
  page,
  request,
}) => {
  const email = await registerAndActivate(page, request)
  await logOut(page)
  const device = await plugIn(page)
  await page.goto(churchUrl('sparse', '/access'))
  await giveEmail(page, email)
  await askForCode(page, request, email).then((digits) =>
    page.getByLabel('Código de seis números').fill(digits),
  )
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(churchUrl('sparse'))
  // Who came by a code is not asked; they add one themselves.
  await page.goto(churchUrl('sparse', '/user/security/passkeys/new'))
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso criada.').last()).toBeVisible()

  await page.goto(churchUrl('sparse', '/user/change-password'))
  await page.getByLabel('Senha atual').fill(newPassword)
  await page.getByLabel('Senha nova', { exact: true }).fill('Jabuticaba*48')
  await page.getByLabel('Confirme a senha nova').fill('Jabuticaba*48')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByText(/Suas chaves de acesso continuam valendo/)).toBeVisible()
  await logOut(page)
  // Used here before: it is asked for as soon as the page stands, and the device answers.
  await page.goto(churchUrl('sparse', '/access?redirectTo=/about'))
  await expect(page).toHaveURL(churchUrl('sparse', '/about'))
  await device.count(0)
  await device.present(false)
  await logOut(page)
  await page.goto(churchUrl('sparse', '/access'))
  await device.present(true)
  await expect(page.getByText('Recusamos esta chave de acesso')).toBeVisible()
})

test('who came by a link shows who they are before they add one, and who wants none is not asked again', async ({
  page,
  request,
}) => {
  const device = await plugIn(page)
  const email = await registerAndActivate(page, request)
  await page.goto(churchUrl('sparse', '/user/security/passkeys/new'))
  await page.getByLabel('Senha', { exact: true }).fill('Errada!123')
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('A senha atual não confere').first()).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await device.answer(false)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Nenhuma chave foi criada')).toBeVisible()
  expect(await device.passkeys()).toEqual([])

  for (const offered of [true, false]) {
    await logOut(page)
    await page.goto(churchUrl('sparse', '/access'))
    await giveEmail(page, email)
    await givePassword(page, newPassword)
    await expect(page.getByText('Boas-vindas de volta, Rafael').last()).toBeVisible()
    const offer = page.getByText('Da próxima vez, entre sem senha')
    if (offered) await page.getByRole('button', { name: 'Não, obrigado' }).click()
    await expect(offer).toBeHidden()
  }
})
