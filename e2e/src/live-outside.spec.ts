import { expect, test, type Page } from '@playwright/test'
import { passForBroadcast } from './clock.ts'
import { enter } from './enter.ts'
import { foreignPlayer, foreignPlayers, standIn } from './foreign-players.ts'
import { inOneLanguage } from './languages.ts'
import { atTheDesk } from './live-desk.ts'
import { words } from './live-watching-words.ts'

test.describe.configure({ timeout: 150_000 })

inOneLanguage('a recording at another site', words, (say, locale) => {
  const logOf = (page: Page) => page.getByRole('log', { name: say.log })
  const { another, writeIn, make, finish } = atTheDesk(say, locale)

  test('a recording at YouTube, and one at Vimeo, lead along what was said and written down; no other window does', async ({
    page: desk,
    browser,
  }) => {
    const unique = Date.now().toString(36)
    const address = await make(desk, { titulo: `Vésperas ${unique}`, link: foreignPlayers.youtube.link })
    const id = Number(new URL(address).searchParams.get('transmissao'))
    const member = await another(browser)
    await Promise.all(Object.values(foreignPlayers).map((site) => standIn(member, site)))
    await enter(member, 'member', 'full')
    await member.goto(address)
    for (const word of ['Cedo', 'Tarde', 'Fim']) {
      await writeIn(member, `${word} ${unique}`)
      await expect(logOf(member)).toContainText(`${word} ${unique}`)
    }
    await member.getByRole('tab', { name: say.notes }).click()
    await member.getByRole('textbox', { name: say.line }).fill(`Luz ${unique}`)
    await member.keyboard.press('Enter')
    await expect(member.getByText(`Luz ${unique}`)).toBeVisible()
    await finish(desk)
    await expect(member.getByText(say.noted).first()).toBeVisible()
    const moments = { [`Cedo ${unique}`]: 1, [`Tarde ${unique}`]: 15, [`Fim ${unique}`]: 60 }
    await passForBroadcast(id, { hours: 3, moments })

    for (const site of Object.values(foreignPlayers)) {
      await desk.getByLabel(say.link).fill(site.link)
      await desk.getByRole('button', { name: say.saveLinks }).click()
      await expect(desk.getByText(say.saved)).toBeVisible()
      await member.goto(address)
      await member.getByRole('tab', { name: say.chat }).click()
      await member.getByRole('button', { name: say.play }).first().click()
      await expect(member.frameLocator('main iframe').getByText('Player')).toBeVisible()
      const player = foreignPlayer(member, site)
      await expect.poll(() => player.told().then((told) => told.length)).toBeGreaterThan(0)
      await player.goTo(2)
      await expect(logOf(member)).toContainText(`Cedo ${unique}`)
      await expect(logOf(member)).not.toContainText(`Tarde ${unique}`)
      await player.goTo(18)
      await expect(logOf(member)).toContainText(`Tarde ${unique}`)
      await member.evaluate(sayElsewhere)
      await expect(logOf(member)).not.toContainText(`Fim ${unique}`, { timeout: 1 })
      await member.getByRole('tab', { name: say.notes }).click()
      const moment = member.getByRole('button', { name: say.moment })
      await moment.click()
      const [minutes, seconds] = (await moment.innerText()).match(/\d+/g)!.map(Number)
      await expect.poll(player.told).toContain(site.seek(minutes! * 60 + seconds!))
    }
    await member.context().close()
  })
})

/** The page says what the players of others would say, to itself. */
async function sayElsewhere(): Promise<void> {
  const heard = new Promise((resolve) =>
    addEventListener('message', ({ data }) => data === 'last' && setTimeout(resolve, 200)),
  )
  postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 99 } }), '*')
  postMessage(JSON.stringify({ event: 'timeupdate', data: { seconds: 99, duration: 600 } }), '*')
  postMessage('last', '*')
  await heard
}
