import { demoChurches, demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { expect, type Cookie, type Page } from '@playwright/test'
import { hostUrl } from './world.ts'

/** An address of the full church at the staff's site. */
export function staffUrl(path = ''): string {
  return hostUrl('admin.atrio.localhost', `/${demoChurches.full.codigo}${path}`)
}

/** What is asked anew for a while after coming in is not asked in between. */
const GOES_ON_MS = 5 * 60_000

/** Sessions of this worker. A code opens once in half a minute: journeys that each came in would wait in a line. */
const sessions = new Map<DemoPersonName, { cookies: Cookie[]; since: number }>()

/**
 * Is at the address of the staff's site, in the session that somebody has in this worker, or in a new one; `alone` in one
 * that no other journey has.
 */
export async function comeIn(
  page: Page,
  given: { as: DemoPersonName; locale: string; path?: string; alone?: boolean },
): Promise<void> {
  const url = new URL(staffUrl(given.path))
  url.searchParams.set('locale', given.locale)
  const before = given.alone ? undefined : sessions.get(given.as)
  if (before && Date.now() - before.since < GOES_ON_MS) {
    await page.context().addCookies(before.cookies)
  }
  await page.goto(url.href)
  if (!(await isIn(page))) {
    await showBoth(page, given.as)
    const cookies = await page.context().cookies(url.origin)
    if (!given.alone) sessions.set(given.as, { cookies, since: Date.now() })
  }
  await page.goto(url.href)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

const isIn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/equipe/acesso/')
    return ((await answer.json()) as { passo?: string }).passo === 'aberta'
  })

/** Password and second factor, as the pages of the entry send them. */
async function showBoth(page: Page, as: DemoPersonName): Promise<void> {
  await page.evaluate(
    async ([username, senha]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const ask = async (address: string, body?: object) => {
        const answer = await fetch(`/api/v1/equipe/${address}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
        return (await answer.json()) as { passo?: string; codigoDemonstracao?: string }
      }
      await ask('login', { email: username, senha })
      // A code opens once: who comes in at the same time elsewhere has to wait for the next one.
      for (let turn = 0; turn < 100; turn += 1) {
        const { codigoDemonstracao } = await ask('acesso/')
        await ask('confirmacao', { codigo: codigoDemonstracao })
        if ((await ask('acesso/')).passo === 'aberta') return
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
      throw new Error('The staff’s site did not open')
    },
    [demoPeople[as].email, demoPassword] as const,
  )
}

/** Types what an authenticator would show; a code opens once, so another one is waited for where the last was used. */
export async function showFactor(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Código' }) })
  await expect(dialog).toBeVisible()
  await expect(async () => {
    if (!(await dialog.isVisible())) return
    const codigo = await page.evaluate(async () => {
      const answer = await fetch('/api/v1/equipe/acesso/')
      return ((await answer.json()) as { codigoDemonstracao: string }).codigoDemonstracao
    })
    await dialog.getByRole('textbox', { name: 'Código' }).fill(codigo)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(dialog).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
}

/** Waits until no notice lies over what is pressed next: one that is pointed at stays. */
export async function noticesGone(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(page.locator('.toast')).toHaveCount(0)
}
