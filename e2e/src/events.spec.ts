import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { linkIn, nextMail } from './mail.ts'
import { fillNames, freshEmail, giveEmail, logIn } from './people.ts'
import { payByCard } from './paying.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ timeout: 90_000 })

test('a visitor finds an event by its price, sees what a ticket costs with its fee, and is sent to access', async ({
  page,
}) => {
  await page.goto(churchUrl('full', '/event?preco=pago'))
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Café com a vizinhança' })).toHaveCount(0)
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Retiro da Esperança' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retiro da Esperança' })).toBeVisible()
  await expect(page.getByText('R$ 290,00').first()).toBeVisible()
  expect(await problems(page)).toEqual([])

  // With nothing chosen the button leads to the tickets, not to a log-in.
  await page.getByRole('link', { name: 'Inscrever-se' }).first().click()
  await expect(page.getByRole('button', { name: /^Mais um: / }).first()).toBeFocused()
  const adults = page.getByRole('group', { name: 'Quantidade: Adulto' })
  await adults.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('link', { name: 'Continuar com 1 ingresso' }).first().click()
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fevent%2F\d+%2Ftickets%3Fingressos%3D\d+-1$/)
  await expect(page.getByText(/Os ingressos que você escolheu continuam escolhidos\./)).toBeVisible()

  // An address that names a step of buying opens that step once somebody is logged in (Spec §2).
  const step = page.url().replace(/access.*%2Fevent%2F(\d+).*/, 'event/$1?buyingStep=fill&fillTicket=2')
  await page.goto(step)
  await expect(page).toHaveURL(/redirectTo=%2Fevent%2F\d+%2Ftickets%3FbuyingStep%3Dfill%26fillTicket%3D2$/)
})

test('a family of three is chosen, filled in over a reload, and reaches the checkout', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await openEvent(page, 'Retiro da Esperança')
  await page.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('button', { name: 'Mais um: Criança' }).click()
  await page.getByRole('link', { name: 'Continuar com 3 ingressos' }).first().click()
  await expect(page.getByText(/^Reservado para você até \d\d:\d\d$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingresso 1 de 3' })).toBeFocused()
  // Who buys most often goes: nobody types a name that is known.
  await expect(page.getByLabel('Nome de quem vai')).toHaveValue(/^Ana Beatriz /)
  await page.getByText('Outra pessoa').click()
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()
  await expect(page.getByText('Escreva o nome de quem vai.')).toBeVisible()
  await page.getByText('É para mim').click()
  await page.getByLabel('M', { exact: true }).check()
  await page.getByLabel('Restrição alimentar').fill('vegetariano')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()

  await expect(page).toHaveURL(/buyingStep=fill&fillTicket=2$/)
  await expect(page.getByRole('heading', { name: 'Ingresso 2 de 3' })).toBeFocused()
  await page.getByLabel('Nome de quem vai').fill('Davi Moraes')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ingresso 2 de 3' })).toBeVisible()
  await expect(page.getByLabel('Nome de quem vai')).toHaveValue('Davi Moraes')
  await page.getByRole('button', { name: 'Mesmas respostas do ingresso 1' }).click()
  await expect(page.getByLabel('M', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Restrição alimentar')).toHaveValue('vegetariano')
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()

  // The ticket before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Ingresso 3 de 3' })).toBeFocused()
  await page.getByLabel('Nome de quem vai').fill('Lia Moraes')
  await page.getByLabel('Data de nascimento').fill('09/04/2018')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Da igreja').check()
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/checkout'))
  await expect(page.getByText('Lia Moraes')).toBeVisible()
  await expect(page.getByText('2 × Adulto').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('R$ 580,00').filter({ visible: true })).toBeVisible()
  expect(await problems(page)).toEqual([])
  const state = await page.evaluate(() => JSON.parse(sessionStorage.getItem('atrio:checkout')!) as unknown)
  expect(state).toMatchObject({ type: 'event', valor: 70_000, installments: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('somebody new has three tickets after eight screens, and sees none of them twice', async ({
    page,
    request,
  }) => {
    const screens: string[] = []
    await page.exposeFunction('screenShown', (screen: string) => screens.push(screen))
    await page.addInitScript(countScreens)
    await openEvent(page, 'Retiro da Esperança')
    await expect.poll(() => screens.at(-1)).toBe('Retiro da Esperança')
    screens.splice(0, screens.length - 1)
    for (const ticket of ['Adulto', 'Adulto', 'Criança']) {
      await page.getByRole('button', { name: `Mais um: ${ticket}` }).click()
    }
    await page.getByRole('link', { name: 'Continuar com 3 ingressos' }).first().click()
    const email = freshEmail()
    await giveEmail(page, email)
    await fillNames(page)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
    await page.goto(linkIn(await nextMail(request, email)))

    const bar = page.locator('.pay-bar')
    await expect(bar.getByText(/^Reservado para você até/)).toBeVisible()
    await expect(bar.getByText('R$ 700,00').first()).toBeVisible()
    await page.getByLabel('M', { exact: true }).check()
    await page.getByRole('button', { name: 'Próximo ingresso' }).click()
    await expect(page.getByRole('heading', { name: 'Ingresso 2 de 3' })).toBeFocused()
    await page.getByLabel('Nome de quem vai').fill('Davi Monteiro')
    await page.getByRole('button', { name: 'Mesmas respostas do ingresso 1' }).click()
    await page.getByRole('button', { name: 'Próximo ingresso' }).click()
    await expect(page.getByRole('heading', { name: 'Ingresso 3 de 3' })).toBeFocused()
    await page.getByLabel('Nome de quem vai').fill('Lia Monteiro')
    await page.getByLabel('Data de nascimento').fill('09/04/2018')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Da igreja').check()
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
    await expect(bar.getByText(/^Reservado para você até/)).toBeVisible()
    await payByCard(page, '4111 1111 1111 1111')
    await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible({ timeout: 40_000 })
    await expect.poll(() => screens.at(-1)).toBe('Inscrição confirmada')
    expect(new Set(screens).size, screens.join('\n')).toBe(screens.length)
    expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(8)
  })
})

/** Tells of each page that comes into sight by its heading, once it is more than an outline. */
function countScreens(): void {
  const told = window as unknown as { screenShown: (screen: string) => void }
  let last = sessionStorage.getItem('last-screen')
  new MutationObserver(() => {
    const heading = [...document.querySelectorAll('h1')].find((one) => !one.closest('[aria-busy=true]'))
    if (!heading) return
    const screen = heading.textContent
    if (screen === last) return
    last = screen
    sessionStorage.setItem('last-screen', screen)
    told.screenShown(screen)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('an event that is over, full, or not there says so and leads on', async ({ page }) => {
  await page.goto(churchUrl('full', '/event?busca=coral'))
  await page.getByRole('link', { name: 'Noite de coral' }).click()
  await expect(page.getByText('Esgotado').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver outros eventos' }).first()).toBeVisible()
  const missing = await page.goto(churchUrl('full', '/event/999999'))
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('O evento não está disponível ou o endereço está errado.')).toBeVisible()
})

test('calendars can follow the events of the church', async ({ page }) => {
  await page.goto(churchUrl('full', '/event'))
  await expect(page.getByRole('link', { name: 'Assinar o calendário' })).toHaveAttribute(
    'href',
    churchUrl('full', '/event.ics').replace('http:', 'webcal:'),
  )
  const feed = await page.evaluate(async () => {
    const response = await fetch('/event.ics')
    return { type: response.headers.get('content-type'), text: await response.text() }
  })
  expect(feed.type).toContain('text/calendar')
  expect(feed.text).toContain('SUMMARY:Retiro da Esperança')
  // It begins at 18:00 in São Paulo.
  expect(feed.text).toMatch(/DTSTART:\d{8}T210000Z/)
})

async function openEvent(page: Page, name: string): Promise<void> {
  await page.goto(churchUrl('full', '/event'))
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
