import { expect, test, type Page } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { enter } from './enter.ts'
import { redsOf, touch } from './fingers.ts'
import { nextMail } from './mail.ts'
import { freshEmail, newPassword, registerAndActivate } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 390, height: 844 } })
// Registering and logging in cost the server what they should.
test.describe.configure({ timeout: 120_000 })

test('somebody new completes and corrects their account with family on a phone', async ({
  page,
  browser,
  request,
}) => {
  await registerAndActivate(page, request)
  await page.goto(churchUrl('sparse', '/user/account'))
  await page.getByRole('link', { name: 'Adicionar criança' }).click()
  await page.getByLabel('Nome completo').fill('Lia Monteiro')
  await page.getByLabel('Data de nascimento').fill('01012090')
  await page.getByLabel('Alergias').fill('Amendoim')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByLabel('Data de nascimento')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Data de nascimento').fill('04032019')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('link', { name: /Lia Monteiro/ }).click()
  await expect(page.getByLabel('Alergias')).toHaveValue('Amendoim')
  await page.getByRole('button', { name: 'Convidar outro responsável' }).click()
  const code = await page.getByRole('status').locator('code').innerText()
  expect(await problems(page)).toEqual([])

  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await enter(other, 'sparseMember', 'sparse')
  await other.goto(churchUrl('sparse', `/user/children/invite?codigo=${code}`))
  await other.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(other.getByLabel('Alergias')).toHaveValue('Amendoim')
  await other.goto(churchUrl('sparse', '/user/children/invite'))
  await other.getByLabel('Código do convite').fill(code)
  await other.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(other.getByText('O código não vale')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Você e Dalva/)).toBeVisible()
  await page.getByRole('link', { name: 'Tirar da minha família' }).click()
  await expect(page.getByText(/Nenhum ingresso .* está neste nome/)).toBeVisible()
  await expect(page.getByText(/^Continua na família de Dalva/)).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByText('Nenhuma criança ainda')).toBeVisible()

  await addAddresses(page)

  await page.goto(churchUrl('sparse', '/user/data'))
  await page.getByLabel('Data de nascimento').fill('01012090')
  await page.getByRole('button', { name: 'Salvar: Sobre você' }).click()
  await expect(page.getByLabel('Data de nascimento')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByRole('button', { name: 'Salvar: Contato' }).click()
  await expect(page.getByText('Dados salvos.').first()).toBeVisible()
  // Another part that is wrong keeps what was typed, and is not saved with it.
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('01/01/2090')
  await page.reload()
  await expect(page.getByLabel('Telefone')).toHaveValue('+55 11 98765-4321')
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('')
})

test('a CPF of another account is refused at its field, and custom answers are kept', async ({ page }) => {
  await enter(page, 'member', 'full')
  await page.goto(churchUrl('full', '/user/data'))
  const cpf = page.getByLabel(/^CPF/)
  await cpf.fill('52998224725')
  await page.getByRole('button', { name: 'Salvar: Documentos' }).click()
  await expect(page.getByText(/^Este CPF já está em outra conta/).first()).toBeVisible()
  await expect(cpf).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Número de pessoas em casa').fill('3')
  const save = page.getByRole('button', { name: 'Salvar: Perguntas da sua igreja' })
  await save.click()
  // Which the church insists on.
  const served = page.getByLabel('Onde gostaria de servir?')
  await expect(served).toHaveAttribute('aria-invalid', 'true')
  await served.selectOption('Cozinha')
  await save.click()
  await expect(page.getByText('Dados salvos.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Número de pessoas em casa')).toHaveValue('3')
  await page.goto(churchUrl('full', '/user/update'))
  await expect(page).toHaveURL(churchUrl('full', '/user/data'))
})

test('a photo is framed by keys, shown, refused by name, and deleted with a way back', async ({ page }) => {
  await enter(page, 'completeMember', 'full')
  await page.goto(churchUrl('full', '/user/photo'))
  const file = page.getByLabel('Escolher arquivo')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await file.setInputFiles({ name: 'eu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByText('O arquivo contém um programa')).toBeVisible()

  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  const frame = page.getByRole('application', { name: 'Enquadrar a foto' })
  await expect(frame).toBeFocused()
  const before = await drawn(page)
  await frame.press('+')
  await frame.press('ArrowLeft')
  await expect.poll(() => drawn(page)).not.toBe(before)
  await page.getByRole('button', { name: 'Afastar' }).click()
  expect(await problems(page)).toEqual([])

  // All of it, then by fingers: what is dragged to the right shows what lay at the left, where the picture is bluer.
  const zoom = page.getByRole('slider', { name: 'Aproximação' })
  await zoom.fill('0')
  const fingers = await touch(page, frame)
  const begun = await redsOf(frame)
  await fingers([0.5, 0.5], [0.6, 0.5], [0.9, 0.5])
  await expect.poll(async () => (await redsOf(frame)).middle).toBeLessThan(begun.middle - 10)
  const moved = await redsOf(frame)
  await fingers.apart(0.1, 0.2)
  await expect(zoom).not.toHaveValue('0')
  // Half of it is as large as all of it was, and so are its colours half as far from each other.
  await expect(async () => {
    const near = await redsOf(frame)
    expect((near.right - near.left) / (moved.right - moved.left)).toBeCloseTo(0.5, 1)
    expect(Math.abs(near.middle - moved.middle)).toBeLessThan(12)
  }).toPass({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByText('Foto salva.').first()).toBeVisible()
  const inHeader = page.getByRole('banner').locator('.avatar-md:not(.avatar-square) img')
  await expect.poll(() => inHeader.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Excluir foto' }).click()
  await expect(inHeader).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(inHeader).toHaveCount(1)
  await page.getByRole('button', { name: 'Excluir foto' }).click()
  await expect(inHeader).toHaveCount(0)
})

test('another e-mail counts once its six digits were given, and a session elsewhere is ended from here', async ({
  page,
  browser,
  request,
}) => {
  await registerAndActivate(page, request)
  const next = freshEmail()
  await page.goto(churchUrl('sparse', '/user/security/email'))
  await page.getByLabel('E-mail novo').fill(next)
  await page.getByLabel('Senha', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Enviar o código' }).click()
  await expect(page.getByRole('heading', { name: 'Digite o código' })).toBeFocused()
  const { text } = await nextMail(request, next)
  const digits = /^\d{6}$/m.exec(text)![0]
  const field = page.getByLabel('Código de seis números')
  await field.fill(digits === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirmar o e-mail novo' }).click()
  await expect(page.getByText('O código não confere')).toBeVisible()
  await field.fill(digits)
  await page.getByRole('button', { name: 'Confirmar o e-mail novo' }).click()
  await expect(page.getByRole('main').getByText(next)).toBeVisible()

  const elsewhere = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await elsewhere.goto(churchUrl('sparse', '/access?redirectTo=/user/account'))
  await elsewhere.getByLabel('E-mail').fill(next)
  await elsewhere.getByRole('button', { name: 'Continuar' }).click()
  await elsewhere.getByLabel('Senha', { exact: true }).fill(newPassword)
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Olá, Rafael' })).toBeVisible()

  await page.reload()
  const end = page.getByRole('button', { name: /^Encerrar a sessão em / })
  await expect(end).toHaveCount(1)
  expect(await problems(page)).toEqual([])
  await end.click()
  await expect(end).toHaveCount(0)
  await elsewhere.goto(churchUrl('sparse', '/user/security'))
  await expect(elsewhere).toHaveURL(churchUrl('sparse'))
  await expect(elsewhere.getByRole('button', { name: /^Menu de / })).toBeHidden()
})

/** Two of them, the second the main one; then that one is deleted and the first is it again. */
async function addAddresses(page: Page): Promise<void> {
  await page.goto(churchUrl('sparse', '/user/addresses/new'))
  await page.getByLabel('CEP').fill('123')
  await page.getByLabel('Rua', { exact: true }).fill('Rua das Flores')
  await page.getByLabel('Número').fill('10')
  await page.getByLabel('Cidade').fill('Ribeirão Manso')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByLabel('CEP')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('CEP').fill('')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await page.getByRole('link', { name: 'Adicionar endereço' }).click()
  await expect(page.getByRole('heading', { name: 'Adicionar endereço' })).toBeVisible()
  await page.getByLabel('Rua', { exact: true }).fill('Rua da Ponte')
  await page.getByLabel('Número').fill('7')
  await page.getByLabel('Cidade').fill('Ribeirão Manso')
  await page.getByLabel('É o meu endereço principal').check()
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('Rua da Ponte, 7')
  await expect(rows.first()).toContainText('Principal')
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Excluir: Rua da Ponte, 7' }).click()
  await expect(page.getByText(/Pedidos e recibos já feitos guardam o endereço/)).toBeVisible()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Rua das Flores, 10')
  await expect(rows.first()).toContainText('Principal')
}

function drawn(page: Page): Promise<string> {
  return page
    .getByRole('application')
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
}
