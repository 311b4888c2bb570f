import { expect, test } from '@playwright/test'
import { plugIn } from './authenticator.ts'
import { restStaffSessions } from './clock.ts'
import { inOneLanguage } from './languages.ts'
import { mailsTo } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { demoPeople } from '@atrio/demo'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    make: 'Criar chave de acesso',
    made: 'Chave de acesso criada',
    mail: /^Nova chave de acesso no site da equipe/,
    passkeys: 'Chaves de acesso',
    enter: 'Entrar com chave de acesso',
    confirm: 'Confirmar com chave de acesso',
    remember: /^Lembrar deste aparelho por 30 dias/,
    open: 'Abrir com chave de acesso',
    remembered: /^Lembrado até/,
    access: 'Meu acesso',
    menu: 'Menu',
    logOut: 'Sair',
    remove: /^Remover a chave/,
    removeNow: 'Remover',
    removed: 'Chave de acesso removida',
    stopped: /^Nada foi confirmado/,
    unknown: /^Esta chave não entra mais aqui/,
  },
  en: {
    make: 'Create a passkey',
    made: 'Passkey created',
    mail: /^New passkey for the staff’s site/,
    passkeys: 'Passkeys',
    enter: 'Log in with a passkey',
    confirm: 'Confirm with a passkey',
    remember: /^Remember this device for 30 days/,
    open: 'Open with the passkey',
    remembered: /^Remembered until/,
    access: 'My access',
    menu: 'Menu',
    logOut: 'Log out',
    remove: /^Remove the passkey/,
    removeNow: 'Remove',
    removed: 'Passkey removed',
    stopped: /^Nothing was confirmed/,
    unknown: /^This passkey no longer works here/,
  },
  es: {
    make: 'Crear llave de acceso',
    made: 'Llave de acceso creada',
    mail: /^Nueva llave de acceso al sitio del equipo/,
    passkeys: 'Llaves de acceso',
    enter: 'Entrar con llave de acceso',
    confirm: 'Confirmar con llave de acceso',
    remember: /^Recordar este dispositivo durante 30 días/,
    open: 'Abrir con la llave de acceso',
    remembered: /^Recordado hasta el/,
    access: 'Mi acceso',
    menu: 'Menú',
    logOut: 'Salir',
    remove: /^Quitar la llave/,
    removeNow: 'Quitar',
    removed: 'Llave de acceso quitada',
    stopped: /^No se confirmó nada/,
    unknown: /^Esta llave ya no entra aquí/,
  },
}

inOneLanguage('passkeys of the staff', words, (say, locale) => {
  test('somebody makes one, comes in with it on a phone that is remembered, and removes it', async ({
    page,
    request,
  }) => {
    const device = await plugIn(page)
    await comeIn(page, { as: 'contentAdmin', locale, path: '/seguranca' })
    await page.getByRole('button', { name: say.make }).click()
    await expect(page.getByText(say.made).last()).toBeVisible()
    expect((await device.passkeys()).map(({ rpId }) => rpId)).toEqual(['admin.atrio.localhost'])
    await expect
      .poll(async () => (await mailsTo(request, demoPeople.contentAdmin.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(say.mail))
    expect(await problemsInEachScheme(page)).toEqual([])

    const openMenu = () => page.getByRole('button', { name: say.menu, exact: true }).click()
    await openMenu()
    await page.getByRole('button', { name: say.logOut, exact: true }).click()
    await device.answer(false)
    await page.getByRole('button', { name: say.enter }).click()
    await expect(page.getByRole('alert')).toHaveText(say.stopped)
    expect(await problemsInEachScheme(page)).toEqual([])
    await device.answer(true)
    await page.getByLabel(say.remember).check()
    await page.getByRole('button', { name: say.enter }).click()
    // Where they were when they logged out.
    await expect(page.getByRole('heading', { level: 1, name: say.access })).toBeVisible()
    await expect(page.getByText(say.remembered)).toBeVisible()
    await restStaffSessions(demoPeople.contentAdmin.email)
    await page.goto(staffUrl('/seguranca'))
    await expect(page.getByRole('heading', { level: 1, name: /Tiago/ })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.open }).click()
    await expect(page.getByText(say.remembered)).toBeVisible()

    const passkeys = page.getByRole('region', { name: say.passkeys })
    await passkeys.getByRole('button', { name: say.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.removeNow, exact: true }).click()
    await expect(page.getByText(say.removed).last()).toBeVisible()
    await expect(passkeys.getByRole('listitem')).toHaveCount(0)

    // The device still has it.
    await openMenu()
    await page.getByRole('button', { name: say.logOut, exact: true }).click()
    await page.getByRole('button', { name: say.enter }).click()
    await expect(page.getByRole('alert')).toHaveText(say.unknown)
  })
})
