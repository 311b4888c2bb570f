import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inEveryLanguage } from './languages.ts'
import { logIn } from './people.ts'
import { problems } from './problems.ts'
import { proverbs } from './screens.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ mode: 'serial' })

test('a visitor is sent to access first, also from the embedded plans', async ({ page }) => {
  await page.goto(churchUrl('full', '/reading-plans'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Freading-plans$/)
  await page.goto(churchUrl('full', `/reading-plans/${proverbs}`))
  await expect(page).toHaveURL(new RegExp(`/access\\?redirectTo=%2Freading-plans%2F${proverbs}$`))
  await page.goto(churchUrl('full', '/embed/reading-plans'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fembed%2Freading-plans$/)
})

/** People whose plans no other journey starts. */
const words = {
  'pt-BR': {
    church: 'full',
    person: 'member',
    plan: 'Provérbios em 31 dias',
    book: 'Pv',
    start: 'Começar',
    first: 'Primeiro dia',
    day: 'Dia {dia} de 31',
    read: 'Li',
    one: '1 dia lido de 31',
    many: 'dias lidos de 31',
    welcome: 'Que bom te ver.',
    again: 'Que bom te ver. Continuar de onde parou?',
    reschedule: 'Remarcar',
    today: 'Hoje',
    next: 'Próximo dia',
    finished: 'Você chegou ao fim do plano',
    completed: 'Concluídos',
    noText: 'Ainda não há um texto em português',
  },
  en: {
    church: 'otherOrganisation',
    person: 'otherOrganisationMember',
    plan: 'Proverbs in 31 days',
    book: 'Proverbs',
    start: 'Start',
    first: 'First day',
    day: 'Day {dia} of 31',
    read: 'I have read',
    one: '1 day read of 31',
    many: 'days read of 31',
    welcome: 'Good to see you.',
    again: 'Good to see you. Continue where you stopped?',
    reschedule: 'Reschedule',
    today: 'Today',
    next: 'Next day',
    finished: 'You have reached the end of the plan',
    completed: 'Completed',
    noText: null,
  },
  es: {
    church: 'sparse',
    person: 'sparseMember',
    plan: 'Proverbios en 31 días',
    book: 'Pr',
    start: 'Comenzar',
    first: 'Primer día',
    day: 'Día {dia} de 31',
    read: 'He leído',
    one: '1 día leído de 31',
    many: 'días leídos de 31',
    welcome: 'Qué bueno verte.',
    again: 'Qué bueno verte. ¿Continuar donde te quedaste?',
    reschedule: 'Reprogramar',
    today: 'Hoy',
    next: 'Día siguiente',
    finished: 'Has llegado al final del plan',
    completed: 'Completados',
    noText: 'Aún no hay un texto en español',
  },
} as const

inEveryLanguage(words, (say) => {
  test('a member starts a plan, skips days, catches up without a negative number, and finishes', async ({
    page,
  }) => {
    test.slow()
    const dayOf = (dia: number) => page.getByRole('heading', { name: say.day.replace('{dia}', String(dia)) })
    const tick = (dia: number) => page.getByLabel(`${say.read} ${say.book} ${dia}`, { exact: true })
    await enter(page, say.person, say.church)
    await page.goto(churchUrl(say.church, '/reading-plans'))
    await page.getByRole('link', { name: say.plan }).click()
    await expect(page).toHaveTitle(new RegExp(`^${say.plan} · `))
    await page.getByRole('link', { name: `${say.book} 1`, exact: true }).click()
    await expect(page.getByRole('dialog').getByText('The proverbs of Solomon')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say.start }).click()
    await page.getByRole('dialog').getByLabel(say.first).fill(daysAgo(9))
    await page.getByRole('dialog').getByRole('button', { name: say.start }).click()

    await expect(dayOf(1)).toBeVisible()
    await expect(page.getByText('The proverbs of Solomon')).toBeVisible()
    if (say.noText) await expect(page.getByRole('main').getByText(say.noText)).toBeVisible()
    await tick(1).check()
    await expect(page.getByText(say.one)).toBeVisible()
    await expect(page.getByText(say.again)).toBeVisible()
    await noNegativeNumber(page)
    expect(await problems(page)).toEqual([])

    await page.getByRole('button', { name: say.reschedule }).click()
    await expect(page.getByText(say.welcome)).toBeHidden()
    await expect(dayOf(2)).toBeVisible()
    await expect(page.getByText(say.today, { exact: true })).toBeVisible()
    await noNegativeNumber(page)

    for (let dia = 2; dia <= 31; dia += 1) {
      await tick(dia).check()
      await expect(page.getByText(`${dia} ${say.many}`)).toBeVisible()
      if (dia < 31) await page.getByRole('button', { name: say.next }).click()
    }
    await expect(page.getByText(say.finished)).toBeVisible()
    await expect(page.locator('.light')).toHaveCount(1)
    // What was ticked last may be on its way still.
    await expect(async () => {
      await page.goto(churchUrl(say.church, '/reading-plans?tab=mine'))
      const completed = page.getByRole('region', { name: say.completed }).getByRole('link')
      await expect(completed).toHaveText([say.plan], { timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
  })
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
