import { demoPassword } from '@atrio/demo'
import { expect, type Browser, type Page } from '@playwright/test'
import { fits } from './fits.ts'
import { logIn } from './people.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'

/** Somebody without a role, who is charged with the care for prayer, at the portal. */
export async function caring(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await logIn(page, { email: 'rosa.tavares@vizinhos.example', password: demoPassword })
  return page
}

/** Puts a request with a picture on the wall, as who administers the church, on a phone. */
export async function approveAtStaffSite(browser: Browser, text: string): Promise<void> {
  const desk = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await desk.setViewportSize({ width: 360, height: 740 })
  await comeIn(desk, { as: 'admin', locale: 'pt-BR', path: '/oracao' })
  const main = desk.getByRole('main')
  const waiting = main.getByRole('listitem').filter({ hasText: text })
  await waiting.scrollIntoViewIfNeeded()
  await expect(waiting.getByRole('img', { name: 'Foto do pedido' })).not.toHaveJSProperty('naturalWidth', 0)
  expect(await problemsInEachScheme(desk)).toEqual([])
  await fits(desk, 'the wall at the staff’s site')
  await desk.setViewportSize({ width: 360, height: 740 })
  await waiting.getByRole('link', { name: 'Mensagens e denúncias' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: /^Pedido/ })).toBeVisible()
  expect(await problemsInEachScheme(desk)).toEqual([])
  await main.getByRole('button', { name: 'Pôr no mural', exact: true }).click()
  await expect(desk.getByText('O pedido está no mural').first()).toBeVisible()
  await main.getByRole('link', { name: 'Oração', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Oração' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Mostrar logo, sem ler antes' })).toBeVisible()
  await desk.context().close()
}
