import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { logIn } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ mode: 'serial' })

test('a visitor is sent to access first, also from the embedded plans', async ({ page }) => {
  await page.goto(churchUrl('full', '/reading-plans'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Freading-plans$/)
  await page.goto(churchUrl('full', '/embed/reading-plans'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fembed%2Freading-plans$/)
})

test('a member starts a plan, skips days, catches up without a negative number, and finishes', async ({
  page,
}) => {
  test.slow()
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/reading-plans'))
  await page.getByRole('link', { name: 'Provérbios em 31 dias' }).click()
  await page.getByRole('link', { name: 'Pv 1', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('The proverbs of Solomon')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByLabel('Primeiro dia').fill(daysAgo(9))
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).click()

  await expect(page.getByRole('heading', { name: 'Dia 1 de 31' })).toBeVisible()
  await expect(page.getByText('The proverbs of Solomon')).toBeVisible()
  await page.getByLabel('Li Pv 1', { exact: true }).check()
  await expect(page.getByText('1 dia lido de 31')).toBeVisible()
  await expect(page.getByText('Que bom te ver. Continuar de onde parou?')).toBeVisible()
  await noNegativeNumber(page)
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'Remarcar' }).click()
  await expect(page.getByText('Que bom te ver.')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dia 2 de 31' })).toBeVisible()
  await expect(page.getByText('Hoje', { exact: true })).toBeVisible()
  await noNegativeNumber(page)

  for (let dia = 2; dia <= 31; dia += 1) {
    await page.getByLabel(`Li Pv ${dia}`, { exact: true }).check()
    await expect(page.getByText(`${dia} dias lidos de 31`)).toBeVisible()
    if (dia < 31) await page.getByRole('button', { name: 'Próximo dia' }).click()
  }
  await expect(page.getByText('Você chegou ao fim do plano')).toBeVisible()
  await page.goto(churchUrl('full', '/reading-plans?tab=mine'))
  await expect(page.getByRole('region', { name: 'Concluídos' }).getByRole('link')).toHaveText([
    'Provérbios em 31 dias',
  ])
})

test('a tick without a connection is kept and sent later', async ({ page, context }) => {
  await logIn(page, demoPeople.member)
  await start(page, 'Salmos em 30 dias')
  await context.setOffline(true)
  await page.getByLabel('Li Sl 1', { exact: false }).check()
  await expect(page.getByText('Será enviado quando a conexão voltar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Será enviado quando a conexão voltar')).toBeHidden()
  await page.reload()
  await expect(page.getByText('1 dia lido de 30')).toBeVisible()
})

test('a member starts over and deletes, each after a question, in the embedded plans too', async ({
  page,
}) => {
  await logIn(page, demoPeople.admin)
  await start(page, 'Evangelhos em 30 dias', '/embed')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('1 dia lido de 30')).toBeVisible()
  await page.getByRole('button', { name: 'Recomeçar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recomeçar' }).click()
  await expect(page.getByText('Nenhum dia lido ainda, de 30')).toBeVisible()

  await page.getByRole('link', { name: 'Excluir plano' }).click()
  await expect(page).toHaveURL(/\/embed\/reading-plans\/[\da-f-]+\/delete\?subscriptionUuid=/)
  await page.getByRole('link', { name: 'Manter o plano' }).click()
  await page.getByRole('link', { name: 'Excluir plano' }).click()
  await page.getByRole('button', { name: 'Excluir plano' }).click()
  await expect(page).toHaveURL(/\/embed\/reading-plans\/[\da-f-]+\/delete\/confirm$/)
  await expect(page.getByRole('heading', { name: 'Plano excluído' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os planos' }).click()
  await expect(page).toHaveURL(/\/embed\/reading-plans\?tab=discover$/)
  expect(await problems(page)).toEqual([])
})

async function start(page: Page, plan: string, prefix = ''): Promise<void> {
  await page.goto(churchUrl('full', `${prefix}/reading-plans?tab=discover`))
  await page.getByRole('link', { name: plan }).click()
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByRole('heading', { name: 'Dia 1 de 30' })).toBeVisible()
}

async function noNegativeNumber(page: Page): Promise<void> {
  expect(await page.getByRole('main').innerText()).not.toMatch(/[-−–]\s?\d/)
}

function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(date)
}
