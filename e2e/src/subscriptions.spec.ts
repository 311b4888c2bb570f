import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { passForPlan } from './clock.ts'
import { enter } from './enter.ts'
import { goOnToNext, leaveLate, stop, timeOf } from './watching.ts'
import { inOneLanguage } from './languages.ts'
import { cardWords, cards, cpf, fillCard, payAtBank, payByCard } from './paying.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })

const film = 'A mulher que entrou sem convite'

test.describe('at a church in Brazil', () => {
  test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

  test('a locked film leads to a plan, the plan to a card, the card back to the film, which goes on on another device', async ({
    page,
    browser,
  }) => {
    await enter(page, 'completeMember', 'full')
    await openFilm(page)
    await page.getByRole('link', { name: 'Ver os planos' }).click()
    await choose(page, 'Assinar Play Essencial')
    await payByCard(page, cards.good)
    await expect(page.getByRole('heading', { name: 'Seu plano está ativo. Bom filme!' })).toBeVisible()
    await page.reload() // Also then it is known where they wanted to go.
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: 'Assistir agora' }).click()
    await expect(page).toHaveURL(/\/play\/watch\/\d+$/)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(7)
    const stopped = await stop(page, page.getByRole('region', { name: `Player: ${film}` }))

    await expect(page.getByRole('link', { name: await leaveLate(page) })).toBeVisible()

    const tablet = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(tablet, 'completeMember', 'full')
    // A busy server may fail to say where the film was: the page asks again.
    await tablet.route('**/play/assistindo?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await openFilm(tablet)
    await tablet
      .getByRole('main')
      .getByRole('link', { name: /0:\d\d/ })
      .click()
    await expect.poll(() => timeOf(tablet)).toBeGreaterThanOrEqual(Math.floor(stopped))
    await goOnToNext(tablet)
    await tablet.context().close()
  })

  test('a plan by Pix comes back by itself, is late, in its grace, suspended, and there again', async ({
    page,
  }) => {
    test.slow()
    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', '/play/plans'))
    await alive(page)
    await choose(page, 'Assinar Play Família')
    await payByPix(page)
    await page.goto(churchUrl('full', '/play/my-plan'))
    await sees(page, 'Ativo')
    const codigo = await codeOf(page)

    await passForPlan(codigo, '1 month -5 days')
    await sees(page, 'Ver o pagamento em aberto')
    await page.getByRole('link', { name: 'Ver o pagamento em aberto' }).click()
    await payPixOf(page)
    await page.goto(churchUrl('full', '/play/my-plan'))
    await sees(page, 'Ativo')
    await expect(page.getByText('Pago', { exact: true })).toHaveCount(2)

    await passForPlan(codigo, '1 month')
    await sees(page, 'Ver o pagamento em aberto')
    await passForPlan(codigo, '6 days')
    await sees(page, 'Pagamento em atraso')
    expect(await problems(page)).toEqual([])
    // The grace: what is late still opens.
    await openFilm(page)
    await expect(page.getByRole('link', { name: 'Assistir', exact: true }).first()).toBeVisible()

    await page.goto(churchUrl('full', '/play/my-plan'))
    await passForPlan(codigo, '3 days')
    await sees(page, 'Suspenso')
    expect(await problems(page)).toEqual([])
    await openFilm(page)
    await page.getByRole('link', { name: 'Ver os planos' }).click()
    await choose(page, 'Pagar agora')
    await payByPix(page)
    await page.getByRole('link', { name: 'Assistir agora' }).click()
    await expect(page).toHaveURL(/\/play\/watch\/\d+$/)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  })
})

const languages = {
  'pt-BR': {
    church: 'full',
    person: 'superAdmin',
    basic: 'Play Essencial',
    family: 'Play Família',
    subscribe: 'Assinar Play Essencial',
    paid: 'Seu plano está ativo. Bom filme!',
    mine: 'Meu plano',
    card: /Visa com final 1111/,
    other: /Mastercard com final 4444/,
    change: 'Mudar de plano',
    later: /^Mudar só em /,
    after: 'Depois muda para',
    stay: 'Ficar com Play Essencial',
    changeCard: 'Trocar cartão',
    addCard: 'Adicionar outro cartão',
    keepCard: 'Adicionar cartão',
    use: 'Usar este cartão',
    now: 'Mudar para Play Família',
    left: 'O que sobrou do plano anterior',
    cancel: 'Cancelar plano',
    sure: 'Sim, cancelar',
    ends: 'Termina no fim do período',
    goOn: 'Continuar com o plano',
    active: 'Ativo',
    regret: 'Quero desistir',
    ask: 'Pedir o dinheiro de volta',
    confirm: /^Desistir e receber /,
    back: 'Seu dinheiro está voltando',
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    basic: 'Play Basic',
    family: 'Play Family',
    subscribe: 'Subscribe to Play Basic',
    paid: 'Your plan is active. Enjoy!',
    mine: 'My plan',
    card: /Visa ending in 1111/,
    other: /Mastercard ending in 4444/,
    change: 'Change plan',
    later: /^Change on .* instead$/,
    after: 'Then changes to',
    stay: 'Stay with Play Basic',
    changeCard: 'Change card',
    addCard: 'Add another card',
    keepCard: 'Add a card',
    use: 'Use this card',
    now: 'Change to Play Family',
    left: 'Left from your plan before',
    cancel: 'Cancel plan',
    sure: 'Yes, cancel',
    ends: 'Ends with this period',
    goOn: 'Go on with the plan',
    active: 'Active',
    regret: 'I changed my mind',
    ask: 'Ask for my money back',
    confirm: /^Give up and get /,
    back: 'Your money is on its way back',
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    basic: 'Play Esencial',
    family: 'Play Familia',
    subscribe: 'Suscribirme a Play Esencial',
    paid: 'Tu plan está activo. ¡Que lo disfrutes!',
    mine: 'Mi plan',
    card: /Visa terminada en 1111/,
    other: /Mastercard terminada en 4444/,
    change: 'Cambiar de plan',
    later: /^Cambiar recién el /,
    after: 'Después cambia a',
    stay: 'Seguir con Play Esencial',
    changeCard: 'Cambiar de tarjeta',
    addCard: 'Añadir otra tarjeta',
    keepCard: 'Añadir tarjeta',
    use: 'Usar esta tarjeta',
    now: 'Cambiar a Play Familia',
    left: 'Lo que quedaba de tu plan anterior',
    cancel: 'Cancelar el plan',
    sure: 'Sí, cancelar',
    ends: 'Termina con este período',
    goOn: 'Seguir con el plan',
    active: 'Activo',
    regret: 'Me arrepentí',
    ask: 'Pedir mi dinero de vuelta',
    confirm: /^Renunciar y recibir /,
    back: 'Tu dinero va de vuelta',
  },
} as const

inOneLanguage('a plan that changes', languages, (words, locale) => {
  test('a plan gets another card, another plan at its end and now, is cancelled in two taps, goes on, and is paid back', async ({
    page,
  }) => {
    test.slow()
    const main = page.getByRole('main')
    const press = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).click()
    const follow = (name: string) => main.getByRole('link', { name, exact: true }).click()
    await enter(page, words.person, words.church)
    await page.goto(churchUrl(words.church, '/play/plans'))
    await alive(page)
    await choose(page, words.subscribe)
    await payByCard(page, cards.good, locale)
    await expect(page.getByRole('heading', { name: words.paid })).toBeVisible()
    await follow(words.mine)
    await expect(main.getByText(words.card)).toBeVisible()
    expect(await problems(page)).toEqual([])

    await follow(words.change)
    await main.getByRole('button', { name: words.later }).first().click()
    await expect(main.getByText(words.after)).toBeVisible()
    await press(words.stay)
    await expect(main.getByText(words.after)).toBeHidden()

    const dialog = page.getByRole('dialog')
    await press(words.changeCard)
    await expect(dialog.getByRole('radio', { name: words.card })).toBeChecked()
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('link', { name: words.addCard }).click()
    await fillCard(page, '5555 5555 5555 4444', locale)
    await press(words.keepCard)
    await expect(page).toHaveURL(churchUrl(words.church, '/play/my-plan'))
    await press(words.changeCard)
    await dialog.getByRole('radio', { name: words.other }).check()
    await dialog.getByRole('button', { name: words.use }).click()
    await expect(main.getByText(words.other)).toBeVisible()

    await follow(words.change)
    await choose(page, words.now)
    await expect(page.getByText(words.left).first()).toBeAttached()
    await page.getByRole('radio', { name: cardWords[locale].method }).check()
    await page.getByRole('radio', { name: words.other }).check()
    await page.getByRole('button', { name: cardWords[locale].pay }).click()
    await expect(page.getByRole('heading', { name: words.paid })).toBeVisible()
    await follow(words.mine)
    await expect(main.getByRole('heading', { name: words.family, exact: true })).toBeVisible()

    await press(words.cancel)
    await dialog.getByRole('button', { name: words.sure }).click()
    await expect(main.getByText(words.ends)).toBeVisible()
    await press(words.goOn)
    await expect(main.getByText(words.active, { exact: true })).toBeVisible()

    await follow(words.regret)
    await press(words.ask)
    await main.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { name: words.back })).toBeVisible()
    await page.goto(churchUrl(words.church, '/play/my-plan'))
    // What was left of the plan before is there again, and ends with what was paid (Decision 242).
    await expect(main.getByRole('heading', { name: words.basic, exact: true })).toBeVisible()
    await expect(main.getByText(words.ends)).toBeVisible()
    expect(await problems(page)).toEqual([])
  })
})

async function openFilm(page: Page): Promise<void> {
  await page.goto(churchUrl('full', '/play'))
  await page
    .getByRole('link', { name: /Mesa posta/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(film) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible()
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/checkout$/)
}

async function payByPix(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Pix com QR code/ }).check()
  await page.getByLabel('CPF de quem paga').fill(cpf)
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await payPixOf(page)
}

/** The order on show is paid in the bank's app, and says so by itself. */
async function payPixOf(page: Page): Promise<void> {
  const code = await page.getByText(/^000201/).textContent()
  await payAtBank(page, code!)
  await expect(page.getByRole('heading', { name: 'Seu plano está ativo. Bom filme!' })).toBeVisible({
    timeout: 60_000,
  })
}

/** The server looks every two seconds at what is due; the page shows how things are when it is opened. */
async function sees(page: Page, text: string): Promise<void> {
  const found = page.getByRole('main').getByText(text, { exact: true }).first()
  await expect(async () => {
    await page.reload()
    await expect(found).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

async function codeOf(page: Page): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse(/\/usuario-plano-assinatura\/\?/), page.reload()])
  const { assinaturas } = (await answer.json()) as { assinaturas: { codigo: string }[] }
  return assinaturas[0]!.codigo
}
