import { expect, test } from '@playwright/test'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { mailsTo } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { hostUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    address: 'Novo endereço',
    ask: 'Pedir este endereço',
    asked: 'Endereço pedido',
    waits: 'Esperando o domínio',
    look: 'Conferir agora',
    reserved: /^Este nome é da plataforma/,
    colour: 'Cor',
    contrast: /^Texto dos botões: /,
    show: 'Ver nas páginas',
    home: 'Início, na cor escolhida',
    event: 'Evento',
    eventPage: 'Evento, na cor escolhida',
    dark: 'Escuro',
    up: 'Subir Data de nascimento',
    save: 'Salvar',
    saved: 'Salvo',
    email: 'E-mail',
    first: 'Nome',
    last: 'Sobrenome',
    birth: 'Data de nascimento',
    born: 'Nascimento',
    invite: 'Enviar convite',
    duplicates: 'Cadastros repetidos',
    compare: 'Comparar Iolanda',
    merge: 'Unir as contas',
    merged: 'Contas unidas',
    mail: /agora são uma$/,
    undo: 'Desfazer',
    undone: 'União desfeita',
  },
  en: {
    address: 'New address',
    ask: 'Ask for this address',
    asked: 'Address asked for',
    waits: 'Waiting for the domain',
    look: 'Check now',
    reserved: /^This name is the platform’s/,
    colour: 'Colour',
    contrast: /^Text of buttons: /,
    show: 'See it on the pages',
    home: 'Home, in the chosen colour',
    event: 'Event',
    eventPage: 'Event, in the chosen colour',
    dark: 'Dark',
    up: 'Move Date of birth up',
    save: 'Save',
    saved: 'Saved',
    email: 'E-mail',
    first: 'First name',
    last: 'Last name',
    birth: 'Date of birth',
    born: 'Date of birth',
    invite: 'Send invitation',
    duplicates: 'Duplicate accounts',
    compare: 'Compare Iolanda',
    merge: 'Merge the accounts',
    merged: 'Accounts merged',
    mail: /agora são uma$|now one$/,
    undo: 'Undo',
    undone: 'Merger undone',
  },
  es: {
    address: 'Nueva dirección',
    ask: 'Pedir esta dirección',
    asked: 'Dirección pedida',
    waits: 'Esperando el dominio',
    look: 'Comprobar ahora',
    reserved: /^Este nombre es de la plataforma/,
    colour: 'Color',
    contrast: /^Texto de los botones: /,
    show: 'Verlo en las páginas',
    home: 'Inicio, en el color elegido',
    event: 'Evento',
    eventPage: 'Evento, en el color elegido',
    dark: 'Oscuro',
    up: 'Subir Fecha de nacimiento',
    save: 'Guardar',
    saved: 'Guardado',
    email: 'Correo electrónico',
    first: 'Nombre',
    last: 'Apellido',
    birth: 'Fecha de nacimiento',
    born: 'Fecha de nacimiento',
    invite: 'Enviar invitación',
    duplicates: 'Cuentas repetidas',
    compare: 'Comparar Iolanda',
    merge: 'Unir las cuentas',
    merged: 'Cuentas unidas',
    mail: /agora são uma$|ahora son una$/,
    undo: 'Deshacer',
    undone: 'Unión deshecha',
  },
}

inOneLanguage('the church by its staff', words, (say, locale) => {
  test('a church asks for a host name, and is found there once it leads here', async ({ page }) => {
    const host = `vale-da-paz-${Date.now().toString(36)}.localhost`
    await comeIn(page, { as: 'admin', locale, path: '/ajustes/enderecos' })
    const field = page.getByRole('textbox', { name: say.address, exact: true })
    await field.fill('nova.atrio.localhost')
    await page.getByRole('button', { name: say.ask }).click()
    await expect(page.getByText(say.reserved)).toBeVisible()
    await field.fill(`https://${host}/`)
    await page.getByRole('button', { name: say.ask }).click()
    await expect(page.getByText(say.asked).last()).toBeVisible()
    const item = page.getByRole('listitem').filter({ hasText: host })
    await expect(item.getByText(say.waits)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await item.getByRole('button', { name: say.look }).click()
    await expect(item.getByText(say.waits)).toBeHidden()
    await fits(page, 'addresses')
    await expect(async () => {
      await page.goto(hostUrl(host, '/'))
      await expect(page.getByRole('banner')).toContainText('Esperança', { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  })

  test('a colour is looked at on real pages, in light and dark, before it is saved', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale, path: '/ajustes/aparencia' })
    await page.getByRole('textbox', { name: say.colour, exact: true }).fill('#ffd400')
    await expect(page.getByText(say.contrast)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.show }).click()
    const home = page.frameLocator(`iframe[title="${say.home}"]`)
    await expect(home.getByRole('banner')).toContainText('Esperança')
    const root = home.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'light')
    const brand = () =>
      root.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-brand').trim())
    await expect.poll(brand).toBe('#ffd400')
    await page.getByRole('radio', { name: say.dark, exact: true }).check()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('radio', { name: say.event, exact: true }).check()
    await expect(
      page.frameLocator(`iframe[title="${say.eventPage}"]`).getByRole('heading', { level: 1 }),
    ).toBeVisible()
    // Nobody else sees it.
    const portal = await page.context().newPage()
    await portal.goto(hostUrl('esperanca.atrio.localhost', '/'))
    const kept = await portal.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-brand'),
    )
    expect(kept.trim()).not.toBe('#ffd400')
  })

  test('the portal speaks what the church offers, and what it writes in to everybody else', async ({
    page,
    request,
  }) => {
    await comeIn(page, { as: 'superAdmin', locale })
    const spoken = async (languages: string, path = '/about') => {
      const host = `igreja-da-colina.localhost:${process.env.E2E_PORT}`
      const headers = { host, 'accept-language': languages }
      const answer = await request.get(hostUrl('localhost', path), { headers })
      return /<html[^>]* lang="([^"]+)"/.exec(await answer.text())?.[1]
    }
    const offer = async (isOffered: boolean) => {
      await page.goto(hostUrl('admin.atrio.localhost', `/colina/ajustes/igreja?locale=${locale}`))
      await page.getByRole('checkbox', { name: 'Español' }).setChecked(isOffered)
      await page.getByRole('button', { name: say.save, exact: true }).click()
      await expect(page.getByText(say.saved, { exact: true }).first()).toBeVisible()
    }
    expect(await spoken('es')).toBe('es')
    try {
      await offer(false)
      await expect(page.getByRole('checkbox', { name: 'Português' })).toBeDisabled()
      expect(await problemsInEachScheme(page)).toEqual([])
      await fits(page, 'languages')
      await expect.poll(() => spoken('es')).toBe('pt-BR')
      expect(await spoken('es,en;q=0.5')).toBe('en')
      expect(await spoken('en', '/about?lang=es')).toBe('en')
      await page.goto(hostUrl('igreja-da-colina.localhost', '/about'))
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toHaveCount(0)
    } finally {
      await offer(true)
    }
    await expect.poll(() => spoken('es')).toBe('es')
  })

  test('registration asks in the order that the church chooses', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale, path: '/ajustes/cadastro' })
    const fields = page.getByRole('combobox')
    await expect(fields.first()).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'registration')
    await page.setViewportSize({ width: 360, height: 740 })
    const names = () =>
      fields.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).labels[0]!.textContent))
    const before = await names()
    const place = before.findIndex((name) => name?.startsWith(say.birth))
    await page.getByRole('button', { name: say.up, exact: true }).click()
    const after = before.toSpliced(place, 1).toSpliced(place - 1, 0, before[place]!)
    await expect.poll(names).toEqual(after)
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved, { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect.poll(names).toEqual(after)
  })

  test('two accounts of one person are made one, and two again', async ({ page, request }) => {
    const emails = ['um', 'dois'].map((which) => `iolanda-${which}-${Date.now()}@familia.example`)
    for (const email of emails) {
      await comeIn(page, { as: 'admin', locale, path: '/pessoas/nova' })
      await page.getByLabel(say.email, { exact: true }).fill(email)
      await page.getByLabel(say.first, { exact: true }).fill('Iolanda')
      await page.getByLabel(say.last, { exact: true }).fill('Quixaba')
      await page.getByLabel(say.born, { exact: true }).fill('1980-02-03')
      await page.getByRole('main').getByRole('button', { name: say.invite }).click()
      await page.waitForURL(/\/pessoas\/\d+$/)
    }
    await page.goto(staffUrl('/pessoas'))
    await page.getByRole('link', { name: say.duplicates }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.duplicates })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    const pair = page.getByRole('listitem').filter({ hasText: emails[0]! }).filter({ hasText: emails[1]! })
    await pair.getByRole('link', { name: say.compare }).click()
    await expect(page.getByText(emails[1]!)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.merge }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.merge }).click()
    await expect(page.getByText(say.merged).last()).toBeVisible()
    for (const email of emails) {
      await expect
        .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
        .toContainEqual(expect.stringMatching(say.mail))
    }
    const merger = page.getByRole('listitem').filter({ hasText: emails[0]! })
    await merger.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(page.getByText(say.undone).last()).toBeVisible()
    await expect(merger.getByRole('button', { name: say.undo, exact: true })).toHaveCount(0)
    await fits(page, 'duplicates')
  })
})
