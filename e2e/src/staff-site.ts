import { demoChurches, demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { expect, type Page } from '@playwright/test'
import { hostUrl } from './world.ts'

/** An address of the full church at the staff's site. */
export function staffUrl(path = ''): string {
  return hostUrl('admin.atrio.localhost', `/${demoChurches.full.codigo}${path}`)
}

/** Comes in by password and second factor as the pages of the entry do, and is at the address then. */
export async function comeIn(
  page: Page,
  given: { as: DemoPersonName; locale: string; path?: string },
): Promise<void> {
  const url = new URL(staffUrl(given.path))
  url.searchParams.set('locale', given.locale)
  await page.goto(url.href)
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
      for (let turn = 0; turn < 60; turn += 1) {
        const { passo, codigoDemonstracao } = await ask('acesso/')
        if (passo === 'aberta') return
        await ask('confirmacao', { codigo: codigoDemonstracao })
        if ((await ask('acesso/')).passo === 'aberta') return
        await new Promise((resolve) => setTimeout(resolve, 2_000))
      }
      throw new Error('The staff’s site did not open')
    },
    [demoPeople[given.as].email, demoPassword] as const,
  )
  await page.goto(url.href)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
