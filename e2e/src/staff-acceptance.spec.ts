import { demoChurches, demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { mailsTo } from './mail.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

/** What the staff’s site promises of people who come to it (acceptance 7, 9 and 12 of its design). */
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
  const mails = (await mailsTo(request, email)).length
  await waiting(page).click()
  const group = page.getByRole('group', { name: `${nome} ${sobrenome}` })
  await group.getByRole('button', { name: 'Aceitar' }).click()
  await expect(group).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBeGreaterThan(mails)
  await context.close()
})

test('who writes content is refused money, prayer and people, and another church is not there', async ({
  page,
}) => {
  await onSlow4G(page)
  await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
  const { codigo } = demoChurches.full
  const statuses = await page.evaluate(
    async ([own, foreign]) => {
      const { igrejas } = (await (await fetch('/api/v1/equipe/acesso/')).json()) as {
        igrejas: { codigo: string; slug: string }[]
      }
      const slug = igrejas.find((one) => one.codigo === own)!.slug
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const ask = async (path: string) => (await fetch(`/api/v1/igreja/${path}`)).status
      return {
        own: await Promise.all(
          [
            'usuario/',
            'uniao/',
            'ajustes/',
            'ajustes/pagamento/',
            'ajustes/endereco/',
            'pessoa/',
            'comunicado/',
          ].map((path) => ask(`${slug}/equipe/${path}`)),
        ),
        foreign: await ask(`${foreign}/equipe/hoje/`),
        allowed: await ask(`${slug}/equipe/hoje/`),
      }
    },
    [codigo, demoChurches.otherOrganisation.codigo] as const,
  )
  expect(new Set(statuses.own)).toEqual(new Set([403]))
  expect([statuses.foreign, statuses.allowed]).toEqual([404, 200])
  await page.goto(staffUrl('/pessoas'))
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toHaveCount(0)
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
