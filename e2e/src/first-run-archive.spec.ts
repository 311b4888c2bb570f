import { expect, test, type Page } from '@playwright/test'
import { digitsOf } from './authenticator-app.ts'
import { startNewServer, type Program } from './processes.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

const PASSPHRASE = 'quatro palavras bem compridas'
const EMAIL = 'iara@mudanca.example'
const PASSWORD = 'Jabuticaba*48'
/** For what another process works at. */
const atWork = { timeout: 120_000 }

let program: Program
test.beforeAll(async () => {
  test.slow()
  program = await startNewServer('127.0.0.1:9')
})
test.afterAll(() => program?.stop())

/** The archive of the full church, as its administrator fetches it. */
async function fetchArchive(page: Page, path: string): Promise<void> {
  await comeIn(page, { as: 'superAdmin', locale: 'pt-BR', path: '/ajustes/copia' })
  await page.getByLabel('Senha da cópia', { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Fazer a cópia' }).click()
  await showDigits(page)
  await expect(page.getByText('A cópia está pronta')).toBeVisible(atWork)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar/ }).click(),
  ])
  await download.saveAs(path)
}

/** The second factor, where it is asked for once more: a demonstration says it. */
async function showDigits(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const making = page.getByText('Fazendo a cópia…').first()
  await expect(dialog.or(making).or(page.getByText('A cópia está pronta')).first()).toBeVisible(atWork)
  if (!(await dialog.isVisible())) return
  const said = await dialog.getByText(/\d{6}/).first().innerText()
  await dialog.getByLabel('Código', { exact: true }).fill(/\d{6}/.exec(said)![0])
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
}

test('a church that moves: from the code of an empty installation to its own pages', async ({
  page,
}, info) => {
  const file = info.outputPath('copia.zip')
  await fetchArchive(page, file)

  await expect.poll(() => program.output()).toContain('with the code')
  const [, origin, code] = /up at (\S+) with the code (\S+)/.exec(program.output())!
  const staff = new URL(origin!)
  staff.port = program.port
  await page.goto(`${staff.origin}/?locale=pt-BR`)
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await fill('Código de instalação', code!)
  await fill('Nome da igreja', 'Casa Nova')
  await fill('Nome', 'Iara')
  await fill('E-mail', EMAIL)
  await fill('Senha', PASSWORD)
  await page.getByRole('radio', { name: 'Trazer de outra instalação' }).check()
  await page.getByRole('button', { name: 'Criar a igreja' }).click()
  await page.getByRole('button', { name: 'Configurar aplicativo autenticador' }).click()
  const secret = await page.getByRole('main').locator('code').first().innerText()
  await fill('Código', digitsOf(secret))
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await page.getByRole('button', { name: 'Já guardei' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Cópia completa' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByLabel('Senha escolhida ao fazer a cópia', { exact: true }).fill(PASSPHRASE, atWork)
  await page.getByRole('button', { name: 'Conferir a cópia' }).click()
  await expect(page.getByText(/^Igreja Esperança, como estava em/)).toBeVisible(atWork)
  await expect(page.getByText('As senhas vêm: todos entram como antes.')).toBeVisible()
  await expect(page.getByText('Conversas das transmissões', { exact: true })).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await page.getByRole('button', { name: 'Trazer tudo' }).click()
  await expect(page.getByText('A igreja está aqui')).toBeVisible(atWork)

  await page.goto(`http://casa-nova.atrio.localhost:${program.port}/?lang=pt-BR`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Igreja Esperança')
})
