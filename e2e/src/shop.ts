import type { DemoChurchName } from '@atrio/demo'
import type { Page } from '@playwright/test'
import { beginEvent, giveInCash } from './checkout-cart.ts'

const retreats: Partial<Record<DemoChurchName, string>> = {
  full: 'Retiro da Esperança',
  english: 'Island retreat',
  spanish: 'Retiro «Sin prisa»',
}

/**
 * Holds a ticket, begins its checkout by card and makes an order that waits for cash: what the screens of a shop need.
 * Answers how their addresses are completed.
 */
export async function openShop(page: Page, church: DemoChurchName): Promise<(path: string) => string> {
  const event = await beginEvent(page, church, retreats[church]!)
  const pedido = await giveInCash(page, church)
  await page.evaluate(() => {
    const state = JSON.parse(sessionStorage.getItem('atrio:checkout')!) as object
    sessionStorage.setItem('atrio:checkout', JSON.stringify({ ...state, method: 'cartao_credito' }))
  })
  return (path) => path.replace('<event>', String(event)).replace('<pedido>', pedido)
}
