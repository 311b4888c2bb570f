import { expect, test } from '@playwright/test'
import { alive } from './alive.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { startPartner } from './partner.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    person: 'completeMember',
    nome: 'Joaquim Nogueira dos Santos',
    index: 'Serviços parceiros',
    voluts: /^Voluntariado/,
    mykids: /^Crianças/,
    email: /^Meu e-mail/,
    go: /^Ir para/,
    child: /Clara Nogueira/,
    filho: 'Clara Nogueira',
    again: /^Da próxima vez/,
    show: 'Mostrar antes de ir',
    shown: /da próxima vez/,
  },
} as const

let partner: Awaited<ReturnType<typeof startPartner>>
// One partner, at one port: these come one after the other.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  partner = await startPartner()
})
test.afterAll(() => partner.close())

inOneLanguage('partners', words, (say) => {
  test('who goes to a partner sees before what it is told, and its server learns it once', async ({
    page,
  }) => {
    // Without a log-in the index says why it wants one, and leads back.
    await page.goto(churchUrl(say.church, '/third-parts'))
    await expect(page).toHaveURL(/\/access\?redirectTo=%2Fthird-parts/)
    await enter(page, say.person, say.church)
    await page.goto(churchUrl(say.church, '/user/account'))
    await page.getByRole('main').getByRole('link', { name: say.index }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.index })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: say.voluts }).click()
    await expect(page.getByRole('main').getByText(say.nome)).toBeVisible()
    await expect(page.getByRole('main').getByRole('checkbox', { name: say.child })).toHaveCount(0)
    await page.getByRole('button', { name: say.go }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.nome })).toBeVisible()

    await page.goto(churchUrl(say.church, '/third-parts'))
    await alive(page)
    await page.getByRole('main').getByRole('link', { name: say.mykids }).click()
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await page.getByRole('checkbox', { name: say.email }).check()
    await page.getByRole('checkbox', { name: say.child }).check()
    await page.getByRole('button', { name: say.go }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.nome })).toBeVisible()

    expect(partner.told).toMatchObject([
      {
        modulo: 'voluts',
        fields: ['codigo', 'igreja'],
        pessoa: { nome: say.nome, email: null, criancas: [] },
        again: 'CODE_INVALID',
      },
      {
        modulo: 'mykids',
        fields: ['token', 'igreja'],
        pessoa: { nome: say.nome, email: expect.stringContaining('@'), criancas: [{ nome: say.filho }] },
        again: 'replay',
      },
    ])
    expect(partner.told.map(({ referer }) => referer)).toEqual([undefined, undefined])
    const [one, other] = partner.told.map(({ pessoa }) => pessoa['sub'])
    expect(one).not.toBe(other)
  })

  test('who does not want to see it again goes straight there, until they take it back', async ({ page }) => {
    const before = partner.told.length
    await enter(page, say.person, say.church)
    const main = page.getByRole('main')
    const open = async () => {
      await page.goto(churchUrl(say.church, '/third-parts'))
      await alive(page)
      await main.getByRole('link', { name: say.voluts }).click()
    }
    const arrived = page.getByRole('heading', { level: 1, name: say.nome })
    await open()
    await page.getByRole('checkbox', { name: say.email }).check()
    await page.getByRole('checkbox', { name: say.again }).check()
    await page.getByRole('button', { name: say.go }).click()
    await expect(arrived).toBeVisible()

    await open()
    await expect(arrived).toBeVisible()
    expect(partner.told.slice(before).map(({ pessoa }) => pessoa['email'])).toEqual([
      expect.stringContaining('@'),
      expect.stringContaining('@'),
    ])
    // Neither "back" nor a link from outside sends anybody through.
    await page.goBack()
    await page.goto(churchUrl(say.church, '/third-parts/voluts'))
    await expect(page.getByRole('checkbox', { name: say.again })).toBeChecked()
    // Where it is about children there is nothing to tick.
    await page.goto(churchUrl(say.church, '/third-parts/mykids'))
    await expect(page.getByRole('checkbox', { name: say.child })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: say.again })).toHaveCount(0)

    await page.goto(churchUrl(say.church, '/third-parts'))
    await alive(page)
    await main.getByRole('button', { name: say.show }).click()
    await expect(page.getByRole('status').filter({ hasText: say.shown })).toBeVisible()
    await expect(main.getByRole('button', { name: say.show })).toHaveCount(0)
    await open()
    await expect(page.getByRole('checkbox', { name: say.again })).not.toBeChecked()
    expect(partner.told).toHaveLength(before + 2)
  })
})
