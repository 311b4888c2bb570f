import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect, test } from '@playwright/test'
import { digitsOf } from './authenticator-app.ts'
import { problemsInEachScheme } from './problems.ts'
import { startNewServer, type Program } from './processes.ts'
import { onSlow4G } from './slow-network.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

let program: Program
let post: Server
/** All that was mailed. */
let mailed = ''

test.beforeAll(async () => {
  test.slow()
  post = createServer((socket) => {
    socket.write('220 posta\r\n')
    let isText = false
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        mailed += `${line}\n`
        if (isText && line !== '.') continue
        isText = line === 'DATA'
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => {
    post.listen(0, '127.0.0.1', resolve)
  })
  program = await startNewServer(`127.0.0.1:${(post.address() as AddressInfo).port}`)
})
test.afterAll(async () => {
  await program?.stop()
  post?.close()
})

test('a church is set up and published in the browser, from an empty database', async ({ page }) => {
  await onSlow4G(page)
  await expect.poll(() => program.output()).toContain('with the code')
  const [, origin, code] = /up at (\S+) with the code (\S+)/.exec(program.output())!
  const staff = new URL(origin!)
  staff.port = program.port
  await page.goto(`${staff.origin}/?locale=pt-BR`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sua primeira igreja' })).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await fill('Código de instalação', 'AAAA-BBBB-CCCC-DDDD')
  await fill('Nome da igreja', 'Igreja da Várzea')
  await expect(page.getByLabel('Endereço do portal', { exact: true })).toHaveValue('igreja-da-varzea')
  // A page that is closed half way gives back what was typed, but for the code.
  await page.reload()
  await expect(page.getByLabel('Nome da igreja', { exact: true })).toHaveValue('Igreja da Várzea')
  await expect(page.getByLabel('Código de instalação', { exact: true })).toHaveValue('')
  await fill('Código de instalação', 'AAAA-BBBB-CCCC-DDDD')
  await fill('Nome', 'Iara')
  await fill('E-mail', 'iara@varzea.example')
  await fill('Senha', 'Jabuticaba*48')
  const submit = page.getByRole('button', { name: 'Criar a igreja' })
  await submit.click()
  await expect(page.getByText('Este código não é o do registro.').first()).toBeVisible()
  await fill('Código de instalação', code!.toLowerCase())
  await page.getByRole('radio', { name: 'Com exemplos' }).check()
  await submit.click()

  await page.getByRole('button', { name: 'Configurar aplicativo autenticador' }).click()
  const secret = await page.getByRole('main').locator('code').first().innerText()
  await page.getByLabel('Código', { exact: true }).fill(digitsOf(secret))
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Primeiros passos' })).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])

  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click()
  await expect(page.getByText(/^Enviado para iara@varzea\.example/)).toBeVisible()
  await expect.poll(() => mailed, { timeout: 60_000 }).toContain('RCPT TO:<iara@varzea.example>')

  await expect(page.getByText('Os exemplos estão em Conteúdo, entre os rascunhos.')).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await page.getByRole('link', { name: 'Ver os conteúdos' }).click()
  await page.goto(`${staff.origin}/igreja-da-varzea/conteudo/devotionals`)
  await expect(page.getByText('[Exemplo] Um passo de cada vez')).toBeVisible()
  await page.goto(`${staff.origin}/igreja-da-varzea/comecar`)
  await page.getByRole('button', { name: 'Remover os exemplos' }).click()
  await expect(page.getByText('Os exemplos foram removidos.')).toBeVisible()
  await page.goto(`${staff.origin}/igreja-da-varzea/conteudo/devotionals`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('[Exemplo]')).toHaveCount(0)
  await page.goto(`${staff.origin}/igreja-da-varzea/comecar`)

  const steps = page.getByRole('main').getByRole('listitem')
  const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const saved = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await steps.getByRole('link', { name: /^Aparência/ }).click()
  await page.getByLabel('Cor', { exact: true }).fill('#00695c')
  expect(await problemsInEachScheme(page)).toEqual([])
  await save()
  await saved('Salvo')
  await page.goto(`${staff.origin}/igreja-da-varzea/agenda/cultos/new`)
  await page.getByLabel('Nome', { exact: true }).fill('Culto da manhã')
  await save()
  await saved('Culto salvo')

  await page.goto(`http://igreja-da-varzea.atrio.localhost:${program.port}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Igreja da Várzea')
  await expect(page.getByText('Culto da manhã').first()).toBeVisible()
  expect(await page.content()).toContain('#00695c')
})
