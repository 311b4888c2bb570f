import { expect, test } from '@playwright/test'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'

test.describe.configure({ timeout: 120_000 })

const words = {
  'pt-BR': { own: 'Sinal próprio', off: 'Esta instalação não recebe sinal próprio', live: 'Ao vivo' },
  en: { own: 'Own stream', off: 'This installation takes no stream of one’s own', live: 'Live' },
  es: { own: 'Señal propia', off: 'Esta instalación no recibe señal propia', live: 'En vivo' },
} as const

inOneLanguage('a church’s own stream', words, (say, locale) => {
  test('where the operator has no engine, staff read what to do instead', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/ao-vivo' })
    await page.getByRole('link', { name: say.own, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.own })).toBeVisible()
    await expect(page.getByText(say.off, { exact: true })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'own stream')
  })
})
