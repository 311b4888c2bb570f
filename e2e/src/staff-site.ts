import { demoChurches, demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { expect, type Page } from '@playwright/test'
import { hostUrl } from './world.ts'

const words = {
  'pt-BR': { email: 'E-mail', password: 'Senha', logIn: 'Entrar', code: 'Código', confirm: 'Confirmar' },
  en: { email: 'E-mail', password: 'Password', logIn: 'Log in', code: 'Code', confirm: 'Confirm' },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    logIn: 'Entrar',
    code: 'Código',
    confirm: 'Confirmar',
  },
}

/** An address of the full church at the staff's site. */
export function staffUrl(path = ''): string {
  return hostUrl('admin.atrio.localhost', `/${demoChurches.full.codigo}${path}`)
}

/** Comes in by password and second factor, and is at the address then. */
export async function comeIn(
  page: Page,
  given: { as: DemoPersonName; locale: string; path?: string },
): Promise<void> {
  const say = words[given.locale as keyof typeof words]
  const url = new URL(staffUrl(given.path))
  url.searchParams.set('locale', given.locale)
  await page.goto(url.href)
  await page.getByLabel(say.email, { exact: true }).fill(demoPeople[given.as].email)
  await page.getByLabel(say.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
  const code = page.getByLabel(say.code, { exact: true })
  await expect(code).toBeVisible()
  // A code opens once: who comes in at the same time elsewhere has to wait for the next one.
  await expect(async () => {
    await page.reload()
    const inside = page.getByRole('navigation').first()
    await expect(inside.or(code).first()).toBeVisible()
    if (!(await code.isVisible())) return
    await typeDemoCode(page, given.locale)
    await expect(code).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 100_000, intervals: [8_000] })
}

/** Shows the second factor: what the app of a demo person says now, which the page of a demonstration says. */
export async function typeDemoCode(
  page: Page,
  locale: string,
  within = page.getByRole('main'),
): Promise<void> {
  const say = words[locale as keyof typeof words]
  await within.getByLabel(say.code, { exact: true }).fill(/\b\d{6}\b/.exec(await within.innerText())![0])
  await within.getByRole('button', { name: say.confirm, exact: true }).click()
}
