import { expect, test } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('who leads a group', () => {
  test.use({ locale: 'pt-BR' })

  test('marks who came without a network, and it is sent later', async ({ page, context, browser }) => {
    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', '/groups'))
    await page
      .getByRole('region', { name: 'Meus grupos' })
      .getByRole('link', { name: 'Mesa de terça' })
      .click()
    await page.getByRole('link', { name: 'Ver as reuniões' }).click()
    await expect(page.getByRole('heading', { name: 'Presença ao longo do tempo' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await fits(page, 'meetings')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Cinco pães' }).click()
    const samuel = page.getByRole('group', { name: 'Samuel Peixoto' })
    // A try before may have marked him already.
    await expect(samuel.getByRole('button', { pressed: true })).toHaveCount(1)
    const name = (await samuel.getByRole('button', { name: 'Não veio', pressed: true }).count())
      ? 'Veio'
      : 'Não veio'
    const other = samuel.getByRole('button', { name, exact: true })
    expect(await problems(page)).toEqual([])
    await fits(page, 'a meeting')
    await context.setOffline(true)
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('1 marcação espera a internet.').first()).toBeVisible()
    const sent = page.waitForResponse((response) => response.url().includes('/presenca'))
    await context.setOffline(false)
    expect((await sent).status()).toBe(200)
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await page.reload()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    // Somebody else marks what is right, which is seen where it was marked otherwise before.
    const tablet = await (await browser.newContext()).newPage()
    await enter(tablet, 'contentAdmin', 'full')
    await tablet.goto(page.url())
    const before = name === 'Veio' ? 'Não veio' : 'Veio'
    const right = tablet
      .getByRole('group', { name: 'Samuel Peixoto' })
      .getByRole('button', { name: before, exact: true })
    const heard = tablet.waitForResponse((response) => response.url().includes('/presenca'))
    await right.click()
    expect((await heard).status()).toBe(200)
    await tablet.context().close()
    await page.reload()
    await expect(samuel.getByRole('button', { name: before, exact: true, pressed: true })).toBeVisible()
  })

  test('shows the group a photo of a meeting, and takes it away again', async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', '/groups'))
    await page
      .getByRole('region', { name: 'Meus grupos' })
      .getByRole('link', { name: 'Mesa de terça' })
      .click()
    await page.getByRole('link', { name: 'Ver as reuniões' }).click()
    await page.getByRole('link', { name: 'Tempestade no lago' }).click()
    const photo = page.getByRole('region', { name: 'Foto do encontro' })
    const file = photo.locator('input[type=file]')
    const shown = photo.getByRole('img', { name: /^Foto da reunião de/ })
    await expect(file).toBeAttached()
    if (await shown.isVisible()) {
      // A try before has left it there.
      await photo.getByRole('button', { name: 'Tirar a foto' }).click()
      await expect(shown).toHaveCount(0)
    }
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    await file.setInputFiles({ name: 'mesa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await expect(photo.getByText('O arquivo contém um programa')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await file.setInputFiles({
      name: 'mesa.png',
      mimeType: 'image/png',
      // Too large as it is: the device makes it smaller.
      buffer: Buffer.concat([await drawPicture(page), Buffer.alloc(6 * 1024 * 1024)]),
    })
    await expect(shown).toBeVisible()
    await expect(photo.getByText('O arquivo contém um programa')).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    await fits(page, 'a meeting with a photo')

    const other = await browser.newContext({ locale: 'pt-BR' })
    const member = await other.newPage()
    await enter(member, 'member', 'full')
    await member.goto(page.url())
    await expect(member.getByRole('img', { name: /^Foto da reunião de/ })).toBeVisible()
    await expect(member.getByRole('button', { name: 'Trocar a foto' })).toHaveCount(0)

    await photo.getByRole('button', { name: 'Tirar a foto' }).click()
    await expect(shown).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(shown).toBeVisible()
    await photo.getByRole('button', { name: 'Tirar a foto' }).click()
    await expect(shown).toHaveCount(0)
    await member.reload()
    await expect(member.getByRole('heading', { name: 'Tempestade no lago' })).toBeVisible()
    await expect(member.getByRole('region', { name: 'Foto do encontro' })).toHaveCount(0)
    await other.close()
  })
})
