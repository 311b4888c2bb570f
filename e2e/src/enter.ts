import { demoPeople, type DemoChurchName, type DemoPersonName } from '@atrio/demo'
import type { Page } from '@playwright/test'
import { proverbs } from './screens.ts'
import { churchUrl } from './world.ts'

/** Logs someone in as the access page does, in any language, and leaves the page at the church's home. */
export async function enter(
  page: Page,
  person: DemoPersonName | { email: string; password: string },
  church: DemoChurchName,
): Promise<void> {
  const { email, password } = typeof person === 'string' ? demoPeople[person] : person
  await page.goto(churchUrl(church))
  await page.evaluate(
    async ([username, given]) => {
      const response = await fetch('/api/v1/security/login_check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: given }),
      })
      const { token, refreshToken } = (await response.json()) as { token: string; refreshToken: string }
      sessionStorage.setItem('atrio:token', token)
      localStorage.setItem('atrio:refresh-token', refreshToken)
    },
    [email, password] as const,
  )
  await page.reload()
}

/** Starts the plan that the personal screens show; answers the subscription. */
export function startPlan(page: Page): Promise<string> {
  // A day that has begun by any reader's calendar.
  const started = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  return page.evaluate(
    async ([plano, started]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
      }
      const me = (await (await fetch('/api/v1/me', { headers })).json()) as { user: { id: number } }
      const response = await fetch(`/api/v1/usuario/${me.user.id}/plano-leitura-assinatura/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ plano, dataInicio: started }),
      })
      const { assinatura } = (await response.json()) as { assinatura: { uuid: string } }
      return assinatura.uuid
    },
    [proverbs, started] as const,
  )
}
