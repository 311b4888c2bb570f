import { expect, test, type Page } from '@playwright/test'
import { comesToShow } from './comes-to-show.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    links: 'Ouvir em outros lugares',
    wrong: /^Linha 1: escreva o nome/,
    explicit: 'Conteúdo explícito',
    publish: 'Publicar agora',
    kept: /^Rascunho guardado/,
    done: 'Nada mudou desde a publicação.',
    apps: 'Ouvir no seu app',
    adults: 'Para adultos',
  },
  en: {
    links: 'Listen elsewhere',
    wrong: /^Line 1: write the name/,
    explicit: 'Explicit content',
    publish: 'Publish now',
    kept: /^Draft kept/,
    done: 'Nothing has changed since it was published.',
    apps: 'Open in your app',
    adults: 'For adults',
  },
  es: {
    links: 'Escuchar en otros lugares',
    wrong: /^Línea 1: escribe el nombre/,
    explicit: 'Contenido explícito',
    publish: 'Publicar ahora',
    kept: /^Borrador guardado/,
    done: 'Nada cambió desde la publicación.',
    apps: 'Abrir en tu app',
    adults: 'Para adultos',
  },
}
type Say = (typeof words)['en']

/** What the portal shows is there a moment after it was published. */
const soon = { timeout: 40_000 }

async function publish(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: say.kept })).toBeVisible(soon)
  await page.getByRole('button', { name: say.publish, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: say.done })).toBeVisible(soon)
}

inOneLanguage('the form of a podcast', words, (say, locale) => {
  test('says who it is not for and where else it is heard, and takes both back', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/podcasts' })
    await page.getByRole('link', { name: /Conversas de varanda/ }).click()
    const links = page.getByRole('textbox', { name: new RegExp(`^${say.links}`) })
    const explicit = page.getByRole('checkbox', { name: new RegExp(`^${say.explicit}`) })
    await links.fill('Deezer deezer.com')
    await expect(page.getByText(say.wrong)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await links.fill('Deezer https://www.deezer.com/br/show/4711')
    await expect(page.getByText(say.wrong)).toHaveCount(0)
    await explicit.check()
    await publish(page, say)
    const form = page.url()

    const portal = churchUrl('full', `/podcast?programa=conversas&lang=${locale}`)
    const adults = page.locator('.podcast-header').getByText(say.adults, { exact: true })
    await comesToShow(page, portal, adults)
    const other = page.getByRole('menuitem', { name: 'Deezer' })
    await expect(async () => {
      await page.getByRole('button', { name: say.apps }).click()
      await expect(other).toBeVisible({ timeout: 1_000 })
    }).toPass(soon)
    await expect(other).toHaveAttribute('href', 'https://www.deezer.com/br/show/4711')
    await expect(other).toHaveAttribute('rel', /noopener/)

    await page.goto(form)
    await explicit.uncheck()
    await links.fill('')
    await publish(page, say)
    await expect(async () => {
      await page.goto(portal)
      await expect(adults).toHaveCount(0, { timeout: 1_000 })
    }).toPass(soon)
  })
})
