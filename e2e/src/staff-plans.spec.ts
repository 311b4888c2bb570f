import { expect, test, type Page } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })

const words = {
  'pt-BR': {
    newPlan: 'Novo plano',
    name: 'Nome do plano',
    text: 'O que inclui',
    price: 'Preço',
    save: 'Salvar',
    wrong: /^Escreva um valor acima de zero/,
    typed: '17,90',
    shown: /R\$.17,90/,
    raised: '18,90',
    shownRaised: /R\$.18,90/,
    up: (plano: string) => `Subir ${plano}`,
    change: (plano: string) => `Mudar o preço de ${plano}`,
    newPrice: 'Novo preço',
    set: 'Definir o preço e avisar',
    told: 'Preço definido. Quem já assina está sendo avisado.',
    prices: 'Preços até hoje',
    edit: (plano: string) => `Editar ${plano}`,
    sell: 'À venda',
    kept: 'Só para quem já tem',
    conflict: 'Alguém mudou isto enquanto você escrevia',
    mine: 'Salvar o meu',
    plot: 'Assinaturas pagas no fim de cada mês',
    table: 'Ver os números em tabela',
    received: 'Recebido',
    search: 'Nome ou e-mail',
    find: 'Procurar',
    charges: 'Cobranças',
    order: /^Ver pedido do período/,
    paid: 'Paga',
  },
  en: {
    newPlan: 'New plan',
    name: 'Name of the plan',
    text: 'What it includes',
    price: 'Price',
    save: 'Save',
    wrong: /^Enter an amount above zero/,
    typed: '17.90',
    shown: /R\$17\.90/,
    raised: '18.90',
    shownRaised: /R\$18\.90/,
    up: (plano: string) => `Move ${plano} up`,
    change: (plano: string) => `Change the price of ${plano}`,
    newPrice: 'New price',
    set: 'Set the price and tell them',
    told: 'Price set. Subscribers are being told.',
    prices: 'Prices so far',
    edit: (plano: string) => `Edit ${plano}`,
    sell: 'On sale',
    kept: 'Only for who has it',
    conflict: 'Somebody changed this while you were writing',
    mine: 'Save mine',
    plot: 'Paid subscriptions at the end of each month',
    table: 'See the figures in a table',
    received: 'Received',
    search: 'Name or e-mail',
    find: 'Search',
    charges: 'Charges',
    order: /^See order of the period/,
    paid: 'Paid',
  },
  es: {
    newPlan: 'Nuevo plan',
    name: 'Nombre del plan',
    text: 'Qué incluye',
    price: 'Precio',
    save: 'Guardar',
    wrong: /^Escribe un importe/,
    typed: '17,90',
    shown: /17,90/,
    raised: '18,90',
    shownRaised: /18,90/,
    up: (plano: string) => `Subir ${plano}`,
    change: (plano: string) => `Cambiar el precio de ${plano}`,
    newPrice: 'Nuevo precio',
    set: 'Poner el precio y avisar',
    told: 'Precio puesto. Se está avisando a quien ya está suscrito.',
    prices: 'Precios hasta hoy',
    edit: (plano: string) => `Editar ${plano}`,
    sell: 'A la venta',
    kept: 'Solo para quien ya lo tiene',
    conflict: 'Alguien cambió esto mientras escribías',
    mine: 'Guardar lo mío',
    plot: 'Suscripciones pagadas al final de cada mes',
    table: 'Ver las cifras en una tabla',
    received: 'Recibido',
    search: 'Nombre o correo',
    find: 'Buscar',
    charges: 'Cobros',
    order: /^Ver pedido del período/,
    paid: 'Pagado',
  },
} as const

inOneLanguage('plans at the staff’s site', words, (say, locale) => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a plan is made, offered, moved up, made dearer and put away, and of two who change it one is asked', async ({
    page,
    context,
  }) => {
    const plano = `Play Coral ${Math.random().toString(36).slice(2, 7)}`
    await comeIn(page, { as: 'admin', locale, path: '/dinheiro/planos' })
    await page.getByRole('button', { name: say.newPlan }).click()
    const form = page.getByRole('dialog', { name: say.newPlan })
    await form.getByLabel(say.name).fill(plano)
    await form.getByRole('button', { name: say.save }).click()
    await expect(form.getByText(say.wrong)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await form.getByRole('textbox', { name: say.price }).fill(say.typed)
    await form.getByRole('button', { name: say.save }).click()
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plano }) })
    await expect(item).toContainText(say.shown)
    await expect.poll(() => offered(context, plano)).toMatch(say.shown)

    const before = await placeOf(page, plano)
    await item.getByRole('button', { name: say.up(plano) }).click()
    await expect.poll(() => placeOf(page, plano)).toBe(before - 1)

    await item.getByRole('button', { name: say.change(plano) }).click()
    const price = page.getByRole('dialog', { name: say.change(plano) })
    await price.getByLabel(say.newPrice).fill(say.raised)
    await price.getByRole('button', { name: say.set }).click()
    await expect(page.getByText(say.told).first()).toBeVisible()
    await item.getByText(say.prices).click()
    await expect(item.getByRole('list')).toContainText(say.shown)
    await expect.poll(() => offered(context, plano)).toMatch(say.shownRaised)

    const other = await context.newPage()
    await other.goto(page.url())
    for (const one of [page, other]) await one.getByRole('button', { name: say.edit(plano) }).click()
    const [mine, theirs] = [page, other].map((one) => one.getByRole('dialog', { name: say.edit(plano) }))
    await theirs!.getByLabel(say.text).fill('Coral')
    await theirs!.getByRole('button', { name: say.save }).click()
    await expect(theirs!).toBeHidden()
    await other.close()
    await mine!.getByRole('checkbox', { name: say.sell }).uncheck()
    await mine!.getByRole('button', { name: say.save }).click()
    await expect(mine!.getByText(say.conflict)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await mine!.getByRole('button', { name: say.mine }).click()
    await expect(item.getByText(say.kept)).toBeVisible()
    await expect.poll(() => offered(context, plano)).toBeNull()
  })

  test('who subscribes is found, with the year as a plot and a table, and each charge leads to its order', async ({
    page,
  }) => {
    await comeIn(page, { as: 'admin', locale, path: '/dinheiro/assinantes' })
    await expect(page.getByRole('img', { name: say.plot })).toBeVisible()
    await page.getByText(say.table).click()
    await expect(page.getByRole('columnheader', { name: say.received })).toBeVisible()
    await page.getByLabel(say.search).fill('TAVARES rosa')
    await page.getByRole('button', { name: say.find }).click()
    await page.getByRole('link', { name: /^Rosa Tavares/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rosa Tavares' })).toBeVisible()
    await expect(page.getByRole('heading', { name: say.charges })).toBeVisible()
    await expect(page.getByText(say.paid, { exact: true })).toHaveCount(9)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('link', { name: say.order }).first().click()
    await expect(page).toHaveURL(new RegExp(`${staffUrl('/dinheiro/')}[0-9A-Z]{16}$`))
    await expect(page.getByRole('main')).toContainText('rosa.tavares@vizinhos.example')
  })
})

/** What stands on the portal's page of plans beside the name of one; null where it is not there. */
async function offered(context: ReturnType<Page['context']>, plano: string): Promise<string | null> {
  const portal = await context.newPage()
  await portal.goto(churchUrl('full', '/play/plans'))
  const main = portal.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Play Família', exact: true })).toBeVisible()
  const heading = main.getByRole('heading', { name: plano })
  const text = (await heading.count()) === 0 ? null : await main.innerText()
  await portal.close()
  return text
}

/** Which of the plans it is, from above. */
async function placeOf(page: Page, plano: string): Promise<number> {
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  return names.indexOf(plano)
}
