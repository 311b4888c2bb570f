import { expect, test, type Browser, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { words } from './live-chat-words.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'
import { churchUrl } from './world.ts'

// Whoever is muted takes others of their network along, and here all come from one: one after the other.
test.describe.configure({ mode: 'default' })

inOneLanguage('the chat', words, (say, locale) => {
  const logOf = (page: Page) => page.getByRole('log', { name: say.log })
  const writeIn = async (page: Page, texto: string) => {
    await page.getByRole('textbox', { name: say.message, exact: true }).fill(texto)
    await page.keyboard.press('Enter')
  }
  const joinAs = async (page: Page, nome: string) => {
    await page.getByRole('button', { name: say.join }).click()
    await page.getByLabel(say.name).fill(nome)
    await page.getByRole('button', { name: say.withName }).click()
  }

  test('a guest by name and who looks after the room talk; all of the guest goes, and is brought back', async ({
    page,
    browser,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const guest = `Marta ${unique.replace(/\d/g, 'x')}`
    await page.goto(churchUrl('full', '/embed/chat?channel=conversa&username=Pastor'))
    await expect(logOf(page).getByRole('listitem').first()).toBeVisible()
    await page.getByRole('button', { name: say.join }).click()
    await expect(page.getByLabel(say.name)).toHaveValue('Pastor')
    await page.getByRole('button', { name: say.withName }).click()
    await expect(page.getByText(say.another)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByLabel(say.name).fill(guest)
    await page.getByRole('button', { name: say.withName }).click()
    await writeIn(page, `veja www.site.com ${unique}`)
    await expect(page.getByText(say.links)).toBeVisible()
    await expect(page.getByRole('textbox', { name: say.message, exact: true })).toHaveValue(
      `veja www.site.com ${unique}`,
    )
    await writeIn(page, `Um ${unique}`)
    await writeIn(page, `Dois ${unique}`)

    const host = await another(browser, page)
    await enter(host, 'admin', 'full')
    await host.goto(churchUrl('full', '/embed/chat?channel=conversa&showManagement=true'))
    await expect(logOf(host)).toContainText(`Dois ${unique}`)
    const member = await another(browser, page)
    await enter(member, 'member', 'full')
    await member.goto(churchUrl('full', '/embed/chat?channel=conversa&showManagement=true'))
    await expect(logOf(member)).toContainText(`Dois ${unique}`)
    await expect(member.getByRole('button', { name: say.options(guest) })).toHaveCount(0)
    const everybody = [page, host, member]

    // Whoever listens hears what came together once, not each by itself.
    await page.evaluate(keepSpoken)
    for (const texto of ['Olá', 'Bom dia', 'A paz', 'Amém']) await writeIn(host, `${texto} ${unique}`)
    await writeIn(member, `Oi, Marta ${unique}`)
    for (const one of everybody) await expect(logOf(one)).toContainText(`Oi, Marta ${unique}`)
    await expect.poll(() => spokenOn(page)).not.toEqual([])
    const spoken = await spokenOn(page)
    expect(spoken.length).toBeLessThanOrEqual(2)
    expect(spoken.join(' ')).toMatch(/^\d /)
    expect(await problemsInEachScheme(host)).toEqual([])

    const menuOf = async (texto: string) => {
      const line = logOf(host).getByRole('listitem').filter({ hasText: texto })
      await line.getByRole('button', { name: say.options(guest) }).click()
    }
    await menuOf(`Um ${unique}`)
    await host.getByRole('menuitem', { name: say.remove, exact: true }).click()
    await host.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click()
    for (const one of everybody) await expect(logOf(one)).not.toContainText(`Um ${unique}`)
    await menuOf(`Dois ${unique}`)
    await host.getByRole('menuitem', { name: say.mute }).click()
    // What is written before the mute is done is everybody's.
    await expect(host.getByText(say.muteDone(guest)).last()).toBeVisible()
    // Who has gone back to an older message is left there, and told of what is new.
    await logOf(host).evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
    await expect(host.getByRole('button', { name: say.toEnd })).toBeVisible()
    await writeIn(page, `Três ${unique}`)
    await expect(logOf(page)).toContainText(`Três ${unique}`)
    await host.getByRole('button', { name: say.news }).click()
    await expect(
      logOf(host)
        .getByRole('listitem')
        .filter({ hasText: `Três ${unique}` }),
    ).toContainText(say.muted)
    await writeIn(member, `Ainda aí? ${unique}`)
    await expect(logOf(page)).toContainText(`Ainda aí? ${unique}`)
    await expect(logOf(member)).not.toContainText(`Três ${unique}`)

    await host.getByRole('button', { name: say.chatOptions }).click()
    await host.getByRole('menuitem', { name: say.tools }).click()
    await host
      .getByRole('dialog')
      .getByRole('button', { name: say.unmute(guest) })
      .click()
    await expect(host.getByRole('dialog').getByText(say.nobodyMuted)).toBeVisible()
    await host.getByRole('dialog').getByRole('button', { name: say.close }).first().click()
    await writeIn(page, `Quatro ${unique}`)
    await expect(logOf(member)).toContainText(`Quatro ${unique}`)
    await menuOf(`Dois ${unique}`)
    await host.getByRole('menuitem', { name: say.pin }).click()
    const pinnedOn = (one: Page) => one.getByRole('complementary', { name: say.pinned })
    for (const one of everybody) await expect(pinnedOn(one)).toContainText(`Dois ${unique}`)

    await menuOf(`Dois ${unique}`)
    await host.getByRole('menuitem', { name: say.removeAll }).click()
    await host.getByRole('dialog').getByRole('button', { name: say.removeAll }).click()
    for (const one of everybody) await expect(logOf(one)).not.toContainText(`Dois ${unique}`)
    for (const one of everybody) await expect(pinnedOn(one)).toHaveCount(0)
    await host.getByRole('button', { name: say.undo }).last().click()
    for (const one of everybody) await expect(logOf(one)).toContainText(`Dois ${unique}`)
    await expect(logOf(page)).not.toContainText(`Um ${unique}`)
    await host.context().close()
    await member.context().close()
  })

  test('what was said while the connection was cut is there afterwards, and what was written meanwhile is sent once', async ({
    page,
    browser,
  }) => {
    const unique = Date.now().toString(36)
    // Not the room in which somebody of this address was muted, and with them whoever else comes from there.
    await page.goto(churchUrl('english', '/embed/chat?channel=conversa'))
    await joinAs(page, 'Jonas Corte')
    await writeIn(page, `Antes ${unique}`)
    const other = await another(browser, page)
    await other.goto(churchUrl('english', '/embed/chat?channel=conversa'))
    await joinAs(other, 'Lia Firme')
    await expect(logOf(other)).toContainText(`Antes ${unique}`)
    await page.evaluate(() => {
      const { WebSocket: Real } = window
      // What is open is cut, and nothing opens until the cut is over.
      Object.assign(window, {
        Real,
        WebSocket: undefined,
      })
    })
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await writeIn(other, `Enquanto ${unique}`)
    await expect(logOf(other)).toContainText(`Enquanto ${unique}`)
    await page.evaluate(() =>
      Object.assign(window, { WebSocket: (window as never as { Real: unknown }).Real }),
    )
    await writeIn(page, `Depois ${unique}`)
    await expect(logOf(page)).toContainText(`Enquanto ${unique}`)
    await expect(logOf(other).getByText(`Depois ${unique}`)).toHaveCount(1)

    await page.getByRole('button', { name: say.amen }).click()
    await expect(other.locator('.chat-felt')).toHaveText('🙏')

    // Somebody whose network lets no WebSocket through, and somebody whose network holds streams back as well.
    for (const nome of ['Sem Soquete', 'Nem Fluxo']) {
      const plain = await another(browser, page)
      await plain.routeWebSocket(/\/sala\//, (socket) => socket.close())
      const held = new Set<string>()
      if (nome === 'Nem Fluxo')
        await plain.route(/\/eventos\?(?!.*espera=)/, (route) => void held.add(route.request().url()))
      await plain.goto(churchUrl('english', '/embed/chat?channel=conversa'))
      await joinAs(plain, nome)
      await writeIn(plain, `De ${nome} ${unique}`)
      await expect(logOf(other)).toContainText(`De ${nome} ${unique}`)
      await writeIn(other, `Para ${nome} ${unique}`)
      await expect(logOf(plain)).toContainText(`Para ${nome} ${unique}`)
      expect(held.size > 0).toBe(nome === 'Nem Fluxo')
      await plain.context().close()
    }
    await other.context().close()
  })

  test('staff name a word at their desk: a message with it waits, is let through there, and the room shows it', async ({
    page,
    browser,
  }) => {
    const word = `abobrinha${Date.now().toString(36).replace(/\d/g, 'x')}`
    const desk = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await comeIn(desk, { as: 'contentAdmin', locale, path: '/conversas?sala=conversa' })
    const list = desk.getByRole('region', { name: say.words })
    await list.getByLabel(say.word).fill(word)
    await list.getByRole('button', { name: say.block }).click()
    await expect(list.getByRole('button', { name: say.unblock(word) })).toBeVisible()
    expect(await problemsInEachScheme(desk)).toEqual([])

    await page.goto(churchUrl('full', '/embed/chat?channel=conversa'))
    await joinAs(page, 'Nara Horta')
    await writeIn(page, `Hoje tem ${word.toUpperCase()}!`)
    const reader = await another(browser, page)
    await reader.goto(churchUrl('full', '/embed/chat?channel=conversa'))
    await writeIn(page, `E arroz ${word.slice(9)}`)
    await expect(logOf(reader)).toContainText(`E arroz ${word.slice(9)}`)
    await expect(logOf(reader)).not.toContainText(word.toUpperCase())
    await desk.reload()
    const held = desk.getByRole('listitem').filter({ hasText: word.toUpperCase() }).first()
    await held.getByRole('button').first().click()
    await expect(logOf(reader)).toContainText(word.toUpperCase())
    await list.getByRole('button', { name: say.unblock(word) }).click()
    await expect(list.getByRole('button', { name: say.unblock(word) })).toHaveCount(0)
    await reader.context().close()
    await desk.context().close()
  })

  test('a page of the church’s own site shows the chat, another’s does not, and an unknown room says so', async ({
    page,
    context,
  }) => {
    const address = churchUrl('english', '/embed/chat?channel=conversa')
    // Browsers ask before a site of the internet shows something of this machine.
    await context.grantPermissions(['local-network-access'])
    for (const site of ['https://harborlight.example', 'https://evil.example']) {
      await page.route(`${site}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<title>x</title><iframe allow="local-network-access" height="600" src="${address}"></iframe>`,
        }),
      )
    }
    await page.goto('https://harborlight.example/live')
    await expect(page.frameLocator('iframe').getByRole('log').getByRole('listitem').first()).toBeVisible()
    await page.goto('https://evil.example/live')
    await expect(page.frameLocator('iframe').getByRole('log')).toHaveCount(0)
    await page.goto(churchUrl('full', '/embed/chat?channel=nada'))
    await expect(page.getByRole('heading', { level: 2, name: say.none })).toBeVisible()
  })
})

/** Somebody else, with a browser of their own. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const locale = await page.evaluate(() => document.documentElement.lang)
  return (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
}

/** In the page: what is spoken from now on. */
function keepSpoken(): void {
  const spoken: string[] = []
  Object.assign(window, { spoken })
  for (const region of document.querySelectorAll('.chat [role=status]')) {
    new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  }
}

function spokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as never as { spoken: string[] }).spoken)
}
