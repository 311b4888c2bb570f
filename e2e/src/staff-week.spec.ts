import { expect, test, type Page } from '@playwright/test'
import { comeIn, staffUrl } from './staff-site.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { ofThisTry, oneOfThisTry } from './this-try.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    menu: 'Menu',
    agenda: 'Agenda',
    change: /^Mudar /,
    note: /^O que dizer a quem viria/,
    submit: 'Cancelar este culto',
    done: 'Culto cancelado',
    cancelled: 'Cancelado',
    weekly: 'Cultos da semana',
    create: 'Novo culto',
    name: 'Nome',
    save: 'Salvar',
    saved: 'Culto salvo',
    kept: /^Ainda não salvo/,
    pixKey: 'Chave Pix da igreja',
    pixWrong: /^Isto não é uma chave Pix/,
    pixChanges: 'Trocas da chave Pix',
    pixToday: 'A chave Pix da igreja mudou',
    settingsSaved: 'Salvo',
    newReason: 'Novo motivo',
    write: 'Escrever comunicado',
    title: 'Título',
    text: 'Texto',
    reach: /^Chega a \d+/,
    send: 'Enviar',
    sent: 'Enviado',
    later: 'Em um momento',
    moment: 'Envia em',
    when: 'Quando',
    schedule: 'Agendar',
    callOff: /^Cancelar: /,
    calledOff: 'Comunicado cancelado',
  },
  en: {
    menu: 'Menu',
    agenda: 'Calendar',
    change: /^Change /,
    note: /^What to tell those who would come/,
    submit: 'Cancel this service',
    done: 'Service cancelled',
    cancelled: 'Cancelled',
    weekly: 'Weekly services',
    create: 'New service',
    name: 'Name',
    save: 'Save',
    saved: 'Service saved',
    kept: /^Not saved yet/,
    pixKey: "The church's Pix key",
    pixWrong: /^This is no Pix key/,
    pixChanges: 'Changes of the Pix key',
    pixToday: "The church's Pix key has changed",
    settingsSaved: 'Saved',
    newReason: 'New reason',
    write: 'Write a notice',
    title: 'Title',
    text: 'Text',
    reach: /^It reaches \d+/,
    send: 'Send',
    sent: 'Sent',
    later: 'At a time',
    moment: 'Sent on',
    when: 'When',
    schedule: 'Schedule',
    callOff: /^Call off: /,
    calledOff: 'Notice called off',
  },
  es: {
    menu: 'Menú',
    agenda: 'Agenda',
    change: /^Cambiar /,
    note: /^Qué decir a quienes vendrían/,
    submit: 'Cancelar este culto',
    done: 'Culto cancelado',
    cancelled: 'Cancelado',
    weekly: 'Cultos de la semana',
    create: 'Nuevo culto',
    name: 'Nombre',
    save: 'Guardar',
    saved: 'Culto guardado',
    kept: /^Aún sin guardar/,
    pixKey: 'Clave Pix de la iglesia',
    pixWrong: /^Esto no es una clave Pix/,
    pixChanges: 'Cambios de la clave Pix',
    pixToday: 'La clave Pix de la iglesia cambió',
    settingsSaved: 'Guardado',
    newReason: 'Nuevo motivo',
    write: 'Escribir comunicado',
    title: 'Título',
    text: 'Texto',
    reach: /^Llega a \d+/,
    send: 'Enviar',
    sent: 'Enviado',
    later: 'En un momento',
    moment: 'Se envía el',
    when: 'Cuándo',
    schedule: 'Programar',
    callOff: /^Cancelar: /,
    calledOff: 'Comunicado cancelado',
  },
}

/** Runs in the page. */
const read = (address: string) => fetch(address, { cache: 'no-store' }).then((answer) => answer.text())

/** A visitor's page, read anew until it says something. */
async function comesToSay(page: Page, path: string, text: string) {
  const visitor = await page.context().newPage()
  await visitor.goto(churchUrl('full', '/about'))
  await expect.poll(() => visitor.evaluate(read, path), { timeout: 60_000 }).toContain(text)
  await visitor.close()
}

inOneLanguage('the week', words, (say, locale) => {
  test('a service is called off by phone, and home, calendars and members hear of it', async ({
    page,
    browser,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    await page.getByRole('button', { name: say.menu, exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: say.agenda, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.agenda })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    const note = ofThisTry('Ponte interditada na estrada')
    await page
      .getByRole('button', { name: say.change })
      .nth(1 + test.info().retry)
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: say.note }).fill(note)
    expect(await problemsInEachScheme(page)).toEqual([])
    await sheet.getByRole('button', { name: say.submit }).click()
    await expect(page.getByText(say.done).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(note)).toBeVisible()
    await expect(page.getByRole('main').getByText(say.cancelled, { exact: true }).first()).toBeVisible()

    // All of it within a minute of the press.
    const own = await browser.newPage()
    const isTold = async () => {
      await enter(own, 'member', 'full')
      await expect(async () => {
        await own.goto(churchUrl('full', '/notifications'))
        await expect(own.getByText(note)).toBeVisible({ timeout: 4_000 })
      }).toPass({ timeout: 60_000 })
    }
    await Promise.all([comesToSay(page, '/', note), comesToSay(page, '/schedule.ics', 'EXDATE;'), isTold()])
    await own.close()
    await fits(page, 'the calendar')
  })

  test('a new weekly service is typed, outlives its page and is on the portal', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale, path: '/agenda/cultos' })
    await page.getByRole('link', { name: say.create, exact: true }).click()
    const name = page.getByRole('textbox', { name: say.name, exact: true })
    const vigil = ofThisTry('Vigília da Serra')
    await name.fill(vigil)
    await expect(page.getByText(say.kept)).toBeVisible()
    await page.goto(staffUrl('/agenda/cultos/new'))
    await expect(name).toHaveValue(vigil)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved).first()).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${vigil}`) }).first()).toBeVisible()
    await comesToSay(page, '/', vigil)
    await fits(page, 'weekly services')
  })
  test('another Pix key is refused, saved and told on Today, and a reason for giving is on the portal', async ({
    page,
  }) => {
    await comeIn(page, { as: 'admin', locale, path: '/ajustes/pagamento' })
    const key = page.getByRole('textbox', { name: say.pixKey, exact: true })
    const save = page.getByRole('button', { name: say.save, exact: true })
    await key.fill('123')
    await save.click()
    await expect(page.getByText(say.pixWrong)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'payment methods')
    await key.fill(oneOfThisTry('ofertas@esperanca.example', 'of.doacoes@esperanca.example'))
    await save.click()
    await expect(page.getByText(say.settingsSaved, { exact: true }).first()).toBeVisible()
    const changes = page.getByRole('region', { name: say.pixChanges })
    await expect(changes.getByText('of…le').first()).toBeVisible()
    await page.goto(staffUrl())
    await expect(page.getByRole('link', { name: say.pixToday }).first()).toBeVisible()

    await page.goto(staffUrl('/ajustes/motivos'))
    await page.getByRole('button', { name: say.newReason }).click()
    await page.getByRole('textbox', { name: say.name, exact: true }).fill(ofThisTry('Ponte da serra'))
    expect(await problemsInEachScheme(page)).toEqual([])
    await save.click()
    await expect(page.getByText(say.settingsSaved, { exact: true }).first()).toBeVisible()
    await comesToSay(page, '/give', ofThisTry('Ponte da serra'))

    // What the church says in its own words takes the place of the ready-made text.
    await page.goto(staffUrl('/ajustes/textos/ajuda'))
    const text = page.getByRole('textbox', { name: say.text, exact: true })
    const help = `${ofThisTry('Fale com a gente na cantina')}.`
    await text.fill(help)
    expect(await problemsInEachScheme(page)).toEqual([])
    await save.click()
    await expect(page.getByText(say.settingsSaved, { exact: true }).first()).toBeVisible()
    await comesToSay(page, '/help', help)
    for (const place of ['congregacoes', 'perguntas', 'regras-pagamento', 'aparencia']) {
      await page.goto(staffUrl(`/ajustes/${place}`))
      await expect(save).toBeVisible()
      expect(await problemsInEachScheme(page), place).toEqual([])
      await fits(page, place)
    }
  })

  test('a notice reaches members, and one that waits is called off', async ({ page, browser }) => {
    await comeIn(page, { as: 'admin', locale, path: '/comunicados/novo' })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect(page.getByRole('status').filter({ hasText: say.reach })).toBeVisible()
    const [title, text] = [ofThisTry('Mutirão da Restinga'), `${ofThisTry('Tragam luvas e água')}.`]
    await field(say.title).fill(title)
    await field(say.text).fill(text)
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'a notice')
    await page.getByRole('button', { name: say.send, exact: true }).click()
    await page.waitForURL(/\/comunicados$/)
    await expect(async () => {
      await page.reload()
      const row = page.getByRole('listitem').filter({ hasText: title })
      await expect(row.getByText(say.sent, { exact: true })).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 90_000 })
    const own = await browser.newPage()
    await enter(own, 'member', 'full')
    await own.goto(churchUrl('full', '/notifications'))
    await expect(own.getByText(text).first()).toBeVisible()
    await own.close()

    await page.goto(staffUrl('/comunicados/novo'))
    const vigil = ofThisTry('Vigília da Várzea')
    await field(say.title).fill(vigil)
    await field(say.text).fill('À meia-noite.')
    await page.getByRole('combobox', { name: say.when, exact: true }).selectOption({ label: say.later })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel(say.moment, { exact: true }).fill(`${tomorrow}T20:00`)
    await page.getByRole('button', { name: say.schedule, exact: true }).click()
    await page.getByRole('button', { name: say.callOff }).click()
    await expect(page.getByText(say.calledOff, { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: say.callOff }).waitFor({ state: 'detached' })
    await page.reload()
    await expect(page.getByText(vigil, { exact: true })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
  })
})
