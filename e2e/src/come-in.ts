import { demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import type { Page } from '@playwright/test'
import { hostUrl } from './world.ts'

export const staffUrl = (path = '/') => hostUrl('admin.atrio.localhost', path)

/** Comes into the staff's site as its pages do, in any language, and opens an address of it. */
export async function comeIn(page: Page, person: DemoPersonName, path: string): Promise<void> {
  await page.goto(staffUrl(path))
  const { email } = demoPeople[person]
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
    [email, demoPassword] as const,
  )
  await page.goto(staffUrl(path))
}
