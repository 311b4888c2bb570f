import { demoChurches, demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import type { Locale } from '@atrio/rules'
import { expect, type Page } from '@playwright/test'
import { hostUrl } from './world.ts'

const { codigo } = demoChurches.full

/** An address of the full church at the staff's site. */
export const staffUrl = (path: string) => hostUrl('admin.atrio.localhost', `/${codigo}${path}`)

const words = {
  'pt-BR': {
    email: 'E-mail',
    password: 'Senha',
    logIn: 'Entrar',
    code: 'Código',
    confirm: 'Confirmar',
    today: 'Hoje',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
    code: 'Code',
    confirm: 'Confirm',
    today: 'Today',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    logIn: 'Entrar',
    code: 'Código',
    confirm: 'Confirmar',
    today: 'Hoy',
  },
} satisfies Record<Locale, unknown>

/** Logs somebody in at the staff's site, with the code of the moment, which the demo says. */
export async function comeIn(page: Page, name: DemoPersonName, locale: Locale): Promise<void> {
  const say = words[locale]
  await page.goto(staffUrl(`?locale=${locale}`))
  await page.getByLabel(say.email, { exact: true }).fill(demoPeople[name].email)
  await page.getByLabel(say.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
  await expect(page.getByLabel(say.code, { exact: true })).toBeVisible()
  // A code opens once: who comes in at the same time elsewhere has to wait for the next one.
  await expect(async () => {
    await page.reload()
    const today = page.getByRole('heading', { level: 1, name: say.today })
    const code = page.getByLabel(say.code, { exact: true })
    await expect(today.or(code)).toBeVisible()
    if (await today.isVisible()) return
    await code.fill(/\b\d{6}\b/.exec(await page.getByRole('main').innerText())![0])
    await page.getByRole('button', { name: say.confirm, exact: true }).click()
    await expect(today).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 100_000, intervals: [8_000] })
}
