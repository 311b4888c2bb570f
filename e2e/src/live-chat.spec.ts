import { expect, test, type Browser, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    join: 'Participar da conversa',
    name: 'Seu nome',
    withName: 'Entrar só com o nome',
    message: 'Mensagem',
    log: 'Mensagens',
    lost: 'Sem conexão com a conversa',
    links: 'Visitantes não enviam links',
    options: (name: string) => `Opções da mensagem de ${name}`,
    removeAll: 'Apagar tudo desta pessoa',
    undo: 'Desfazer',
    another: 'Escolha outro nome',
    none: 'Conteúdo não encontrado',
  },
  en: {
    join: 'Join the chat',
    name: 'Your name',
    withName: 'Join with just a name',
    message: 'Message',
    log: 'Messages',
    lost: 'The chat is not connected',
    links: 'Guests cannot send links',
    options: (name: string) => `Options for the message from ${name}`,
    removeAll: 'Delete everything from this person',
    undo: 'Undo',
    another: 'Choose another name',
    none: 'Content not found',
  },
  es: {
    join: 'Participar en el chat',
    name: 'Tu nombre',
    withName: 'Entrar solo con el nombre',
    message: 'Mensaje',
    log: 'Mensajes',
    lost: 'Sin conexión con el chat',
    links: 'Los invitados no envían enlaces',
    options: (name: string) => `Opciones del mensaje de ${name}`,
    removeAll: 'Borrar todo de esta persona',
    undo: 'Deshacer',
    another: 'Elige otro nombre',
    none: 'Contenido no encontrado',
  },
} as const

inOneLanguage('the chat', words, (say) => {
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
  const another = async (browser: Browser, page: Page) => {
    const locale = await page.evaluate(() => document.documentElement.lang)
    const context = await browser.newContext({ locale, serviceWorkers: 'block' })
    return context.newPage()
  }

  test('a guest by name and who looks after the room talk; all of the guest goes, and is brought back', async ({
    page,
    browser,
  }) => {
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
    await writeIn(host, `Olá ${unique}`)
    await expect(logOf(page)).toContainText(`Olá ${unique}`)
    expect(await problemsInEachScheme(host)).toEqual([])
    await host
      .getByRole('button', { name: say.options(guest) })
      .last()
      .click()
    await host.getByRole('menuitem', { name: say.removeAll }).click()
    await host.getByRole('dialog').getByRole('button', { name: say.removeAll }).click()
    for (const one of [page, host]) await expect(logOf(one)).not.toContainText(`Um ${unique}`)
    await host.getByRole('button', { name: say.undo }).click()
    for (const one of [page, host]) await expect(logOf(one)).toContainText(`Um ${unique}`)
    await host.context().close()
  })

  test('what was said while the connection was cut is there afterwards, and what was written meanwhile is sent once', async ({
    page,
    browser,
  }) => {
    const unique = Date.now().toString(36)
    await page.goto(churchUrl('full', '/embed/chat?channel=conversa'))
    await joinAs(page, 'Jonas Corte')
    await writeIn(page, `Antes ${unique}`)
    const other = await another(browser, page)
    await other.goto(churchUrl('full', '/embed/chat?channel=conversa'))
    await joinAs(other, 'Lia Firme')
    await expect(logOf(other)).toContainText(`Antes ${unique}`)
    await page.evaluate(() => {
      const { WebSocket: Real } = window
      // What is open is cut, and nothing opens until the cut is over.
      Object.assign(window, {
        Real,
        WebSocket: class {
          constructor() {
            throw new Error('cut')
          }
        },
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
    await other.context().close()
  })

  test('a page of the church’s own site shows the chat, another’s does not, and an unknown room says so', async ({
    page,
  }) => {
    const address = churchUrl('english', '/embed/chat?channel=conversa')
    for (const site of ['https://harborlight.example', 'https://evil.example']) {
      await page.route(`${site}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<title>x</title><iframe title="chat" width="400" height="600" src="${address}"></iframe>`,
        }),
      )
    }
    await page.goto('https://harborlight.example/live')
    await expect(page.frameLocator('iframe').getByRole('log').getByRole('listitem').first()).toBeVisible()
    await page.goto('https://evil.example/live')
    await expect(page.frameLocator('iframe').getByRole('log')).toHaveCount(0)
    await page.goto(churchUrl('full', '/embed/chat?channel=nada'))
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  })
})
