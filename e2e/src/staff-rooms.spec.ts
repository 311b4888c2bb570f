import { expect, test, type Page } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    own: 'Salas da igreja',
    name: 'Nome da sala',
    code: 'Código',
    make: 'Criar sala',
    taken: 'Já existe uma sala com este código.',
    close: (nome: string) => `Fechar ${nome}`,
    closeNow: 'Fechar sala',
    open: (nome: string) => `Abrir ${nome}`,
    join: 'Participar da conversa',
    guestName: 'Seu nome',
    withName: 'Entrar só com o nome',
    message: 'Mensagem',
    log: 'Mensagens',
    closed: 'A conversa está fechada agora.',
    room: 'Conversa da sala',
    options: (nome: string) => `Opções da mensagem de ${nome}`,
    removeAll: 'Apagar tudo desta pessoa',
    undo: 'Desfazer',
    back: 'As mensagens voltaram',
    tools: 'Cuidar da sala',
    slow: '30 segundos',
    save: 'Salvar',
    changed: 'A sala mudou',
    slowed: 'A conversa está em modo lento',
    chatOptions: 'Opções da conversa',
    report: 'Denunciar uma mensagem',
    reportOf: (nome: string) => `Denunciar a mensagem de ${nome}`,
    thanks: 'Obrigado por avisar',
    keep: 'Manter',
    done: (nome: string) => `Tudo de ${nome} apagado`,
    hosts: 'Bastidores',
    ownMessage: 'Sua mensagem',
    send: 'Enviar',
    none: 'Não encontramos isso',
  },
  en: {
    own: 'Rooms of the church',
    name: 'Name of the room',
    code: 'Code',
    make: 'Make room',
    taken: 'There is a room with this code already.',
    close: (nome: string) => `Close ${nome}`,
    closeNow: 'Close room',
    open: (nome: string) => `Open ${nome}`,
    join: 'Join the chat',
    guestName: 'Your name',
    withName: 'Join with just a name',
    message: 'Message',
    log: 'Messages',
    closed: 'The chat is closed right now.',
    room: 'Chat of the room',
    options: (nome: string) => `Options for the message from ${nome}`,
    removeAll: 'Delete everything from this person',
    undo: 'Undo',
    back: 'The messages are back',
    tools: 'Look after the room',
    slow: '30 seconds',
    save: 'Save',
    changed: 'The room has changed',
    slowed: 'The chat is in slow mode',
    chatOptions: 'Chat options',
    report: 'Report a message',
    reportOf: (nome: string) => `Report the message from ${nome}`,
    thanks: 'Thank you for telling us',
    keep: 'Keep',
    done: (nome: string) => `Everything from ${nome} deleted`,
    hosts: 'Backstage',
    ownMessage: 'Your message',
    send: 'Send',
    none: 'We could not find this',
  },
  es: {
    own: 'Salas de la iglesia',
    name: 'Nombre de la sala',
    code: 'Código',
    make: 'Crear sala',
    taken: 'Ya existe una sala con este código.',
    close: (nome: string) => `Cerrar ${nome}`,
    closeNow: 'Cerrar sala',
    open: (nome: string) => `Abrir ${nome}`,
    join: 'Participar en el chat',
    guestName: 'Tu nombre',
    withName: 'Entrar solo con el nombre',
    message: 'Mensaje',
    log: 'Mensajes',
    closed: 'El chat está cerrado ahora.',
    room: 'Chat de la sala',
    options: (nome: string) => `Opciones del mensaje de ${nome}`,
    removeAll: 'Borrar todo de esta persona',
    undo: 'Deshacer',
    back: 'Los mensajes han vuelto',
    tools: 'Cuidar la sala',
    slow: '30 segundos',
    save: 'Guardar',
    changed: 'La sala ha cambiado',
    slowed: 'El chat está en modo lento',
    chatOptions: 'Opciones del chat',
    report: 'Denunciar un mensaje',
    reportOf: (nome: string) => `Denunciar el mensaje de ${nome}`,
    thanks: 'Gracias por avisar',
    keep: 'Mantener',
    done: (nome: string) => `Todo de ${nome} borrado`,
    hosts: 'Entre bastidores',
    ownMessage: 'Tu mensaje',
    send: 'Enviar',
    none: 'No encontramos esto',
  },
}

/** What a room has said is there a moment after it. */
const soon = { timeout: 40_000 }

inOneLanguage('rooms at the staff’s site', words, (say, locale) => {
  const logOf = (page: Page) => page.getByRole('log', { name: say.log })
  const write = async (page: Page, texto: string) => {
    await page.getByRole('textbox', { name: say.message, exact: true }).fill(texto)
    await page.keyboard.press('Enter')
    await expect(logOf(page)).toContainText(texto, soon)
  }

  test('staff make a room, somebody writes in it, all of theirs goes and comes back, and the room closes and opens', async ({
    page: desk,
    browser,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const titulo = `Encontro ${unique}`
    const nome = `Iara ${unique.replace(/\d/g, 'x')}`
    await comeIn(desk, { as: 'contentAdmin', locale, path: '/conversas' })
    const own = desk.getByRole('region', { name: say.own })
    const form = own.getByRole('button', { name: say.make })
    await own.getByLabel(say.name).fill(titulo)
    await own.getByLabel(say.code).fill('conversa')
    await form.click()
    await expect(own.getByText(say.taken)).toBeVisible(soon)
    expect(await problemsInEachScheme(desk)).toEqual([])
    await own.getByLabel(say.code).fill(`encontro-${unique}`)
    await form.click()
    const item = own.getByRole('listitem').filter({ hasText: titulo })
    await expect(item).toBeVisible(soon)
    await expect(own.getByLabel(say.name)).toHaveValue('')
    const address = (await item.locator('code').textContent())!
    expect(address).toMatch(new RegExp(`/embed/chat\\?channel=encontro-${unique}$`))

    const guest = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await guest.goto(`${address}&lang=${locale}`)
    await guest.getByRole('button', { name: say.join }).click()
    await guest.getByLabel(say.guestName).fill(nome)
    await guest.getByRole('button', { name: say.withName }).click()
    await write(guest, `Um ${unique}`)
    await write(guest, `Dois ${unique}`)

    // Somebody who only reads says that it should not be there.
    const reader = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await reader.goto(`${address}&lang=${locale}`)
    await expect(logOf(reader)).toContainText(`Dois ${unique}`, soon)
    await reader.getByRole('button', { name: say.chatOptions }).click()
    await reader.getByRole('menuitem', { name: say.report }).click()
    await reader
      .getByRole('dialog')
      .getByRole('button', { name: say.reportOf(nome) })
      .first()
      .click()
    await expect(reader.getByText(say.thanks).first()).toBeVisible(soon)
    expect(await problemsInEachScheme(reader)).toEqual([])
    await reader.context().close()

    await comeIn(desk, { as: 'contentAdmin', locale, path: `/conversas?sala=encontro-${unique}` })
    const room = desk.getByRole('region', { name: say.room })
    const keep = room.getByRole('button', { name: say.keep, exact: true })
    await expect(keep).toBeVisible(soon)
    expect(await problemsInEachScheme(desk)).toEqual([])
    await keep.click()
    await expect(keep).toHaveCount(0, soon)
    await room
      .getByRole('listitem')
      .filter({ hasText: `Um ${unique}` })
      .getByRole('button', { name: say.options(nome) })
      .click()
    await desk.getByRole('menuitem', { name: say.removeAll }).click()
    await desk.getByRole('dialog').getByRole('button', { name: say.removeAll }).click()
    await expect(logOf(guest)).not.toContainText(`Dois ${unique}`, soon)
    await desk.getByRole('button', { name: say.undo }).click()
    await expect(desk.getByText(say.back).last()).toBeVisible(soon)
    await expect(logOf(guest)).toContainText(`Um ${unique}`, soon)

    await room.getByRole('button', { name: say.tools }).click()
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByText(say.done(nome))).toBeVisible(soon)
    expect(await problemsInEachScheme(desk)).toEqual([])
    await sheet.getByRole('radio', { name: say.slow }).check()
    await sheet.getByRole('button', { name: say.save }).click()
    await expect(desk.getByText(say.changed).last()).toBeVisible(soon)
    await expect(sheet).toHaveCount(0)

    const field = guest.getByRole('textbox', { name: say.message, exact: true })
    const press = async (texto: string) => {
      await field.fill(texto)
      await guest.keyboard.press('Enter')
    }
    // It may have to wait, too: as long since the second one as the room asks for now.
    await expect(async () => {
      await press(`Três ${unique}`)
      await expect(room).toContainText(`Três ${unique}`, { timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await press(`Quatro ${unique}`)
    await expect(guest.getByText(say.slowed)).toBeVisible(soon)
    await expect(field).toHaveValue(`Quatro ${unique}`)

    await item.getByRole('button', { name: say.close(titulo) }).click()
    await desk.getByRole('dialog').getByRole('button', { name: say.closeNow, exact: true }).click()
    await expect(guest.getByText(say.closed)).toBeVisible(soon)
    await item.getByRole('button', { name: say.open(titulo) }).click()
    await expect(guest.getByText(say.closed)).toHaveCount(0, soon)
    await expect(item.getByRole('button', { name: say.close(titulo) })).toBeVisible(soon)
    await guest.context().close()
  })
  test('those who look after a broadcast talk among themselves at its desk, and a visitor is not let in', async ({
    page: desk,
    browser,
  }) => {
    const texto = `Som pronto ${Date.now().toString(36)}`
    await comeIn(desk, { as: 'contentAdmin', locale, path: '/ao-vivo' })
    await desk.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    const hosts = desk.getByRole('region', { name: say.hosts })
    await hosts.getByLabel(say.ownMessage).fill(texto)
    await hosts.getByRole('button', { name: say.send, exact: true }).click()
    const said = hosts.getByRole('log', { name: say.hosts })
    await expect(said).toContainText(texto, soon)
    await expect(hosts.getByLabel(say.ownMessage)).toHaveValue('')
    expect(await problemsInEachScheme(desk)).toEqual([])
    await hosts.locator('summary').click()
    const address = (await hosts.locator('code').textContent())!
    expect(address).toMatch(/\/embed\/chat\?channel=anfitrioes-\d+$/)

    const other = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await comeIn(other, { as: 'admin', locale, path: new URL(desk.url()).pathname.replace(/^\/[^/]+/, '') })
    await expect(other.getByRole('log', { name: say.hosts })).toContainText(texto, soon)
    await other.goto(`${address}&lang=${locale}`)
    await expect(other.getByRole('heading', { level: 2, name: say.none })).toBeVisible(soon)
    await expect(other.getByText(texto)).toHaveCount(0)
    await other.context().close()
  })
})
