import { demoChurches } from '@atrio/demo'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { passForBroadcast } from './clock.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { atTheDesk } from './live-desk.ts'
import { words } from './live-watching-words.ts'
import { problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ mode: 'default', timeout: 150_000 })

inOneLanguage('who watches a service', words, (say, locale) => {
  const logOf = (page: Page) => page.getByRole('log', { name: say.log })
  const { another, writeIn, make, finish } = atTheDesk(say, locale)
  const joinAs = async (page: Page, nome: string) => {
    await page.getByRole('button', { name: say.join }).click()
    await page.getByLabel(say.name).fill(nome)
    await page.getByRole('button', { name: say.withName }).click()
  }

  test('what was written down and said while it was on air is found in the recording, each at its moment', async ({
    page: desk,
    browser,
  }) => {
    const unique = Date.now().toString(36)
    const titulo = `Culto ${unique}`
    const address = await make(desk, { titulo, link: await mediaOf(browser, 'video.mp4') })
    const id = Number(new URL(address).searchParams.get('transmissao'))

    const member = await another(browser)
    await enter(member, 'member', 'full')
    await member.goto(address)
    await expect(logOf(member)).toBeVisible()
    await member.getByRole('tab', { name: say.notes }).click()
    const line = member.getByRole('textbox', { name: say.line })
    await line.fill(`Graça ${unique}`)
    await member.keyboard.press('Enter')
    await expect(member.getByText(`Graça ${unique}`)).toBeVisible()
    await expect(line).toHaveValue('')
    // There is no going back in what is on air.
    await expect(member.getByRole('button', { name: say.moment })).toHaveCount(0)
    expect(await problemsInEachScheme(member)).toEqual([])

    const guest = await another(browser)
    await guest.goto(address)
    await joinAs(guest, 'Nara Lírio')
    await writeIn(guest, `Cedo ${unique}`)
    await writeIn(guest, `Fora ${unique}`)
    await expect(logOf(guest)).toContainText(`Fora ${unique}`)
    // What is said while somebody reads beside it is there when they come back.
    await guest.getByRole('tab', { name: say.bible }).click()
    await guest.getByLabel(say.passage).fill(say.reference)
    await guest.getByRole('button', { name: say.show, exact: true }).click()
    await expect(guest.getByRole('tabpanel').getByRole('heading', { name: /3[.:]16$/ })).toBeVisible()
    expect(await problemsInEachScheme(guest)).toEqual([])
    const host = await another(browser)
    await enter(host, 'admin', 'full')
    await host.goto(address)
    const removed = logOf(host)
      .getByRole('listitem')
      .filter({ hasText: `Fora ${unique}` })
    await removed.getByRole('button', { name: say.options('Nara Lírio') }).click()
    await host.getByRole('menuitem', { name: say.remove, exact: true }).click()
    await host.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click()
    await writeIn(host, `Tarde ${unique}`)
    await guest.getByRole('tab', { name: say.chat }).click()
    await expect(logOf(guest)).toContainText(`Tarde ${unique}`)
    await expect(logOf(guest)).not.toContainText(`Fora ${unique}`)
    await finish(desk)
    // The note was sent before the page goes away.
    await expect(member.getByText(say.noted).first()).toBeVisible()
    await passForBroadcast(id, { hours: 3, moments: { [`Cedo ${unique}`]: 1, [`Tarde ${unique}`]: 15 } })
    await host.context().close()

    await guest.goto(`${address}&t=2`)
    await guest.getByRole('tab', { name: say.chat }).click()
    await guest.getByRole('button', { name: say.play }).first().click()
    await expect(logOf(guest)).toContainText(`Cedo ${unique}`)
    await expect(logOf(guest)).not.toContainText(`Tarde ${unique}`)
    await guest.goto(`${address}&t=18`)
    await guest.getByRole('tab', { name: say.chat }).click()
    await guest.getByRole('button', { name: say.play }).first().click()
    await expect(logOf(guest)).toContainText(`Tarde ${unique}`)
    await expect(logOf(guest)).not.toContainText(`Fora ${unique}`)
    expect(await problemsInEachScheme(guest)).toEqual([])
    await guest.context().close()

    // A stamp leads into the recording: beside it, and from the page of notes.
    await member.goto(address)
    await member.getByRole('tab', { name: say.notes }).click()
    const [popup] = await Promise.all([
      member.waitForEvent('popup'),
      member.getByRole('link', { name: say.open }).click(),
    ])
    await popup.getByText(say.read, { exact: true }).click()
    const stamp = popup.getByRole('link', { name: say.moment })
    await expect(stamp).toHaveAttribute('href', new RegExp(`^/live\\?transmissao=${id}&t=\\d+$`))
    await expect(popup.getByText(`Graça ${unique}`)).toBeVisible()
    await popup.close()
    await member.getByRole('button', { name: say.moment }).click()
    const video = member.locator('video')
    await expect(video).toBeVisible()
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
    expect(await problemsInEachScheme(member)).toEqual([])
    await member.context().close()
  })

  test('captions whose address staff give at the desk are read along while it is on air', async ({
    page: desk,
    browser,
  }) => {
    const titulo = `Vigília ${Date.now().toString(36)}`
    const address = await make(desk, { titulo, link: await mediaOf(browser, 'video.m3u8') })
    await desk.getByLabel(say.captionsLink).fill('legendas')
    await desk.getByRole('button', { name: say.saveLinks }).click()
    await expect(desk.getByText('https://.').first()).toBeVisible()
    await expect(desk.getByText(say.saved)).toHaveCount(0)
    await desk.getByLabel(say.captionsLink).fill(await mediaOf(browser, 'legendas-antes-do-sol.vtt'))
    await desk.getByLabel(say.signsLink).fill(await mediaOf(browser, 'video.mp4'))
    await desk.getByLabel(say.audioLink).fill(await mediaOf(browser, 'video.mp4'))
    await desk.getByRole('button', { name: say.saveLinks }).click()
    await expect(desk.getByText(say.saved)).toBeVisible()

    const guest = await another(browser)
    await guest.goto(address)
    await guest.getByRole('button', { name: say.play }).first().click()
    // The interpreter moves along with the picture; the sound alone says what it costs.
    await guest.getByRole('button', { name: say.signs }).click()
    const signs = guest.getByLabel(say.signsPicture)
    await expect(signs).toHaveJSProperty('paused', false)
    const button = guest.getByRole('button', { name: say.captions, exact: true })
    await button.click()
    await expect(guest.locator('.player-cue')).toContainText('A luz não depende de você. Boa semana!')
    await guest.locator('.player').hover()
    await button.click()
    await expect(guest.locator('.player-cue')).toHaveCount(0)
    expect(await problemsInEachScheme(guest)).toEqual([])
    await guest.getByRole('button', { name: say.onlySound }).click()
    await expect(guest.getByText(say.costs)).toBeVisible()
    await expect(signs).toHaveCount(0)
    await guest.getByRole('button', { name: say.play }).first().click()
    await expect(guest.locator('video[src$="video.mp4"], audio[src$="video.mp4"]')).toHaveCount(1)
    await finish(desk)
    await guest.context().close()
  })

  test('the picture goes on in a corner while somebody reads another page, and is where it was when they come back', async ({
    page: desk,
    browser,
  }) => {
    const titulo = `Louvor ${Date.now().toString(36)}`
    const address = await make(desk, { titulo, link: await mediaOf(browser, 'video.mp4') })
    const guest = await another(browser)
    await guest.goto(address)
    await joinAs(guest, 'Lúcia Marinho')
    await guest.getByRole('button', { name: say.play }).first().click()
    const video = guest.locator('video')
    const isPlaying = () => video.evaluate(({ paused }: HTMLVideoElement) => !paused)
    await expect.poll(isPlaying).toBe(true)
    await video.evaluate((one: HTMLVideoElement) => {
      one.setAttribute('data-same', '')
      // It lasts 24 seconds; what comes now may take longer.
      one.loop = true
    })
    await guest.getByRole('contentinfo').getByRole('link', { name: say.about }).first().click()
    await expect(guest).toHaveURL(/\/about$/)
    const corner = guest.getByRole('region', { name: say.corner })
    await expect(corner.locator('video[data-same]')).toBeVisible()
    expect(await isPlaying()).toBe(true)
    expect(await problemsInEachScheme(guest)).toEqual([])
    await corner.getByRole('link', { name: say.back(titulo) }).press('Enter')
    await expect(guest).toHaveURL(/\/live\?transmissao=\d+$/)
    await expect(guest.getByRole('main').locator('video[data-same]')).toBeVisible()
    expect(await isPlaying()).toBe(true)
    await writeIn(guest, `Voltei ${titulo}`)
    await expect(logOf(guest)).toContainText(`Voltei ${titulo}`)
    // A gift that is chosen beside the picture is paid in another window, and the picture goes on.
    await guest.getByRole('tab', { name: say.giveTab }).click()
    await guest.getByRole('tabpanel').getByRole('group').first().getByRole('button').first().click()
    await guest.getByRole('tabpanel').getByRole('radio').first().check()
    const opened = guest.waitForEvent('popup')
    await guest.getByRole('button', { name: say.goOn }).click()
    const checkout = await opened
    await expect(checkout).toHaveURL(/\/checkout$/)
    await expect(
      checkout
        .getByRole('main')
        .getByText(/20[.,]00/)
        .first(),
    ).toBeVisible()
    await checkout.close()
    expect(await isPlaying()).toBe(true)
    await guest.getByRole('contentinfo').getByRole('link', { name: say.about }).first().click()
    await corner.getByRole('button', { name: say.closeCorner }).press('Enter')
    await expect(video).toHaveCount(0)
    await finish(desk)
    await guest.context().close()
  })

  test('who writes above a keyboard on a phone sees what is said and the picture, and then the page as it was', async ({
    page: desk,
    browser,
  }) => {
    const titulo = `Ceia ${Date.now().toString(36)}`
    const address = await make(desk, { titulo, link: await mediaOf(browser, 'video.mp4') })
    const guest = await another(browser)
    await guest.setViewportSize({ width: 360, height: 640 })
    await guest.goto(address)
    await joinAs(guest, 'Rute Campos')
    await guest.getByRole('button', { name: say.play }).first().click()
    await expect(guest.locator('video')).toBeVisible()
    // More than there is room for.
    for (const n of ['Um', 'Dois', 'Três']) {
      await writeIn(guest, `${n} ${titulo} ${'palavra '.repeat(20)}`)
      await expect(logOf(guest)).toContainText(`${n} ${titulo}`)
    }
    await expect(logOf(guest).locator('.chat-pending')).toHaveCount(0)
    const field = guest.getByRole('textbox', { name: say.message, exact: true })
    await field.focus()
    const scrolled = await guest.evaluate(() => scrollY)
    await seeOnly(guest, 330)
    const [log, picture, line] = await Promise.all(
      [logOf(guest), guest.locator('.player-screen'), field].map((one) => one.boundingBox()),
    )
    expect(picture!.y).toBe(0)
    expect(picture!.height).toBeGreaterThan(80)
    expect(log!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
    expect(log!.height).toBeGreaterThan(140)
    expect(line!.y).toBeGreaterThanOrEqual(log!.y + log!.height)
    expect(line!.y + line!.height).toBeLessThanOrEqual(330)
    // It is at its end still, and stays there.
    const end = logOf(guest).getByRole('listitem').last()
    const { y, height } = (await end.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(log!.y + log!.height)
    expect(await problemsInEachScheme(guest)).toEqual([])
    // Less than a picture can be seen in.
    await seeOnly(guest, 170)
    expect((await guest.locator('.player-screen').boundingBox())!.height).toBe(0)
    expect((await logOf(guest).boundingBox())!.height).toBeGreaterThan(90)
    await seeOnly(guest, 640)
    await expect(guest.locator('.chat')).toHaveCSS('position', 'static')
    expect(Math.abs((await guest.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(1)
    await finish(desk)
    await guest.context().close()
  })

  test('the broadcast of an event is for who has a ticket: others see where to get one', async ({
    page: desk,
    browser,
  }) => {
    const titulo = `Retiro ${Date.now().toString(36)}`
    const member = await another(browser)
    await enter(member, 'member', 'full')
    const { eventId: evento } = await buyFreeTicket(member, 'Café com a vizinhança')
    const address = await make(desk, {
      titulo,
      link: 'https://youtu.be/aqz-KE-bpKQ',
      evento: String(evento),
    })
    const guest = await another(browser)
    await guest.goto(address)
    await expect(guest.getByText(say.exclusive).first()).toBeVisible()
    await expect(guest.getByRole('button', { name: say.play })).toHaveCount(0)
    expect(await problemsInEachScheme(guest)).toEqual([])
    await guest.getByRole('link', { name: say.seeEvent }).first().click()
    await expect(guest).toHaveURL(new RegExp(`/event/${evento}$`))
    await guest.getByRole('link', { name: say.watch, exact: true }).click()
    await expect(guest).toHaveURL(/\/live\?transmissao=\d+$/)
    await guest.context().close()

    await member.goto(address)
    // Whoever has pressed something on the way sees it begin.
    await expect(member.locator('.player')).toBeVisible()
    await expect(logOf(member)).toBeVisible()
    await finish(desk)
    await member.context().close()
  })
})

/** The address of a file that the church has among its media. */
async function mediaOf(browser: Browser, name: string): Promise<string> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await page.goto(churchUrl('full', '/about'))
  const folder = await page.evaluate(async (codigo) => {
    const found = await (await fetch(`/api/v1/igreja/codigo/${codigo}`)).json()
    return `/media/${(found as { igreja: { id: number } }).igreja.id}/`
  }, demoChurches.full.codigo)
  await page.context().close()
  return folder + name
}

/** A keyboard covers what is below so much of the screen. No browser without a screen has one. */
async function seeOnly(page: Page, height: number): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: seen })
    visualViewport!.dispatchEvent(new Event('resize'))
  }, height)
}
