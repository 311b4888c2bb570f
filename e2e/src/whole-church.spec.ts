import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, showFactor, staffUrl } from './staff-site.ts'
import { hostUrl } from './world.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

const PASSPHRASE = 'quatro palavras bem compridas'
const CODIGO = 'vinda-de-longe'

/** Shows the second factor where it is asked for once more, before what was pressed for is done. */
async function stepUp(page: Page, done: Locator): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.or(done).first()).toBeVisible({ timeout: 90_000 })
  if (await dialog.isVisible()) await showFactor(page)
  await expect(done).toBeVisible({ timeout: 90_000 })
}

// By its name the last of all: whoever is of the church is of two churches afterwards, and asked which one.
test('a church goes out as one archive and comes in at another, whole', async ({ page }, info) => {
  await comeIn(page, { as: 'superAdmin', locale: 'pt-BR', path: '/ajustes' })
  await page.getByRole('link', { name: /^Cópia completa/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cópia completa' })).toBeVisible()
  // A church that has something takes none in.
  await expect(page.getByRole('heading', { name: 'Trazer uma igreja' })).toHaveCount(0)
  const passphrase = page.getByLabel('Senha da cópia', { exact: true })
  await passphrase.fill('curta')
  await expect(page.getByText('Use 12 caracteres ou mais, como quatro palavras.')).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await passphrase.fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Fazer a cópia' }).click()
  await stepUp(page, page.getByText('A cópia está pronta'))
  expect(await problemsInEachScheme(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar/ }).click(),
  ])
  const file = info.outputPath('copia.zip')
  await download.saveAs(file)
  const bytes = await readFile(file)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')

  await page.goto(hostUrl('admin.atrio.localhost', '/nova-igreja'))
  await page.getByLabel('Nome da igreja', { exact: true }).fill('Vinda de Longe')
  await page.getByLabel('Endereço do portal', { exact: true }).fill(CODIGO)
  await page.getByRole('button', { name: 'Criar a igreja' }).click()
  await stepUp(page, page.getByRole('heading', { level: 1, name: 'Primeiros passos' }))
  await page.getByRole('link', { name: /^Trazer uma igreja/ }).click()
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'fotos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK none'),
  })
  await expect(page.getByText(/Este arquivo não é uma cópia completa/)).toBeVisible()
  await input.setInputFiles(file)
  const its = page.getByLabel('Senha escolhida ao fazer a cópia', { exact: true })
  await expect(its).toBeVisible({ timeout: 60_000 })
  await its.fill('uma outra senha qualquer')
  await page.getByRole('button', { name: 'Conferir a cópia' }).click()
  await expect(page.getByText('A senha não é a desta cópia.')).toBeVisible()
  await its.fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Conferir a cópia' }).click()
  await expect(page.getByText(/^Igreja Esperança, como estava em/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/As senhas não vêm, porque há outras igrejas aqui/)).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await page.getByRole('button', { name: 'Trazer tudo' }).click()
  await stepUp(page, page.getByText('A igreja está aqui'))
  expect(await problemsInEachScheme(page)).toEqual([])

  await page.goto(hostUrl(`${CODIGO}.atrio.localhost`, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Igreja Esperança')
  const before = await textOf(page, staffless('esperanca'))
  const after = await textOf(page, staffless(CODIGO))
  expect(after).toEqual(before)
})

const staffless = (codigo: string) => hostUrl(`${codigo}.atrio.localhost`, '/news')

/** What a visitor reads of a list, without its host. */
async function textOf(page: Page, url: string): Promise<string> {
  await page.goto(url)
  return page.getByRole('main').innerText()
}

test('a church that has something says so to whoever would bring another', async ({ page }) => {
  await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/ajustes/copia' })
  await expect(page.getByRole('heading', { level: 1, name: 'Cópia completa' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Escolher a cópia' })).toHaveCount(0)
  await page.goto(staffUrl('/ajustes'))
  await expect(page.getByRole('link', { name: /^Cópia completa/ })).toBeVisible()
})
