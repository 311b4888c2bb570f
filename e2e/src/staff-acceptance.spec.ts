import { demoChurches, demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { giveInCash } from './checkout-cart.ts'
import { forgetGroup, letFactorAge, trailOf } from './clock.ts'
import { enter } from './enter.ts'
import { mailsTo, nextMail } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, showFactor } from './staff-site.ts'
import { churchUrl, hostUrl } from './world.ts'

/** What the staff’s site promises of people who come to it (acceptance 7, 8 and 12 of its design), and of modules. */
test.describe.configure({ timeout: 120_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

const asks = demoPeople.contentAdmin
/** What the bell says of it. */
const wants = `${asks.nome} ${asks.sobrenome} quer participar de Oficina de sexta`

const waiting = (page: Page) => page.getByRole('link', { name: /pedidos? para participar de grupos/ })

async function countWaiting(page: Page): Promise<number> {
  if ((await waiting(page).count()) === 0) return 0
  return Number(/\d+/.exec(await waiting(page).innerText())![0])
}

test('a request to join reaches Today and who leads the group within five seconds, and who is taken is mailed', async ({
  page,
  browser,
  request,
}) => {
  await forgetGroup('Oficina de sexta', asks.email)
  await onSlow4G(page)
  await comeIn(page, { as: 'admin', locale: 'pt-BR' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  const before = await countWaiting(page)

  // Who leads the group has the bell open on a phone, and touches nothing.
  const home = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })
  const leader = await home.newPage()
  await onSlow4G(leader)
  await enter(leader, 'completeMember', 'full')
  await leader.getByRole('button', { name: /^Notificações/ }).click()
  const told = leader.getByRole('dialog').getByRole('link', { name: wants })
  await expect(leader.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  const toldBefore = await told.count()

  const context = await browser.newContext({ locale: 'pt-BR' })
  const person = await context.newPage()
  await enter(person, 'contentAdmin', 'full')
  await person.goto(churchUrl('full', '/groups'))
  await person.getByRole('link', { name: 'Oficina de sexta' }).click()
  await expect(person.getByRole('heading', { level: 1, name: 'Oficina de sexta' })).toBeVisible()
  await person.getByRole('textbox', { name: /^Mensagem/ }).fill('Sei soldar.')
  await person.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(told).toHaveCount(toldBefore + 1, { timeout: 5_000 })
  await expect(
    person.getByRole('heading', { name: 'Sua solicitação foi enviada com sucesso!' }),
  ).toBeVisible()
  await expect.poll(() => countWaiting(page), { timeout: 6_000 }).toBeGreaterThan(before)

  await home.close()

  const { nome, sobrenome, email } = asks
  const seen = await mailsTo(request, email)
  await waiting(page).click()
  const group = page.getByRole('group', { name: `${nome} ${sobrenome}` })
  await group.getByRole('button', { name: 'Aceitar' }).click()
  await expect(group).toHaveCount(0)
  await nextMail(request, email, { seen })
  await context.close()
})

test('cash has come once its amount is typed again and the second factor shown, and the trail says who did it', async ({
  page,
}) => {
  await page.goto(churchUrl('full', '/about'))
  const codigo = await giveInCash(page, 'full', { nome: 'Jacira Tamboril', email: 'jacira@example.com' })
  await onSlow4G(page)
  await comeIn(page, { as: 'admin', locale: 'pt-BR', path: `/dinheiro/${codigo}`, alone: true })
  await letFactorAge(page)
  await page.getByRole('button', { name: 'Confirmar recebimento', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true }).last()
  await dialog.getByLabel(/^Digite R\$.*40,00 para confirmar$/).fill('40,00')
  await dialog.getByRole('button', { name: /^Confirmar R\$.40,00$/ }).click()
  await showFactor(page)
  await expect(page.getByText('Recebimento confirmado').first()).toBeVisible()
  const { email } = demoPeople.admin
  expect(await trailOf(codigo)).toEqual([{ acao: 'pagamentoCaptured', email }])
})

test('that somebody answered for the organisation and came in, its administrator sees', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const guest = await context.newPage()
  await comeIn(guest, { as: 'superAdmin', locale: 'pt-BR' })
  await context.close()
  await onSlow4G(page)
  await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/entradas' })
  const { nome, sobrenome } = demoPeople.superAdmin
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: `${nome} ${sobrenome}` })
    .first()
  await expect(entry).toBeVisible()
  await expect(entry).toContainText(/\d{1,2}:\d{2}/)
})

test('what a church has turned off is listed nowhere, and its address says where to turn it on', async ({
  page,
}) => {
  await onSlow4G(page)
  await comeIn(page, { as: 'superAdmin', locale: 'pt-BR' })
  const groups = page.getByRole('checkbox', { name: /^Pequenos grupos/ })
  const save = async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajustes/modulo/') && answer.ok())
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await saved
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeEnabled()
  }
  if (test.info().retry > 0) {
    await page.goto(sparse('/ajustes/modulos'))
    await expect(groups).toBeVisible()
    if (await groups.isChecked()) {
      await groups.uncheck()
      await save()
    }
  }
  await page.goto(sparse())
  const menu = page.getByRole('dialog').getByRole('link')
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openMenu()
  await expect(menu.filter({ hasText: 'Oração' })).toBeVisible()
  await expect(menu.filter({ hasText: 'Grupos' })).toHaveCount(0)
  await menu.filter({ hasText: 'Conteúdo' }).click()
  const kinds = page.getByRole('main').getByRole('link')
  await expect(kinds.filter({ hasText: 'Vídeos' }).first()).toBeVisible()
  await expect(kinds.filter({ hasText: 'Notícias' })).toHaveCount(0)
  await page.goto(sparse('/conteudo/news'))
  await expect(page.getByRole('heading', { level: 1, name: 'Notícias: módulo desligado' })).toBeVisible()

  await page.goto(sparse('/grupos'))
  const off = page.getByRole('heading', { level: 1, name: 'Pequenos grupos: módulo desligado' })
  await expect(off).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await page.getByRole('link', { name: 'Ir para os módulos' }).click()
  await groups.check()
  await save()
  await openMenu()
  await expect(menu.filter({ hasText: 'Grupos' })).toBeVisible()
  await menu.filter({ hasText: 'Grupos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cuidado dos grupos' })).toBeVisible()
  await page.goto(sparse('/ajustes/modulos'))
  await groups.uncheck()
  await save()
  await page.goto(sparse('/grupos'))
  await expect(off).toBeVisible()
})

/** Where the staff of a church that has few modules are. */
function sparse(path = ''): string {
  return hostUrl('admin.atrio.localhost', `/${demoChurches.sparse.codigo}${path}`)
}
