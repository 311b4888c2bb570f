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
  },
} as const

let partner: Awaited<ReturnType<typeof startPartner>>
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
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
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
      { modulo: 'voluts', pessoa: { nome: say.nome, email: null, criancas: [] } },
      {
        modulo: 'mykids',
        pessoa: { nome: say.nome, email: expect.stringContaining('@'), criancas: [{ nome: say.filho }] },
      },
    ])
    for (const { status, fields, referer, again } of partner.told) {
      expect({ status, fields, referer, again }).toEqual({
        status: 200,
        fields: ['codigo', 'igreja'],
        referer: undefined,
        again: 'CODE_INVALID',
      })
    }
    const [one, other] = partner.told.map(({ pessoa }) => pessoa['sub'])
    expect(one).not.toBe(other)
  })
})
