import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, noticesGone } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    create: 'Novo evento',
    name: 'Nome',
    from: 'Começa em',
    until: 'Termina em',
    online: 'Acontece online',
    addTicket: 'Acrescentar ingresso',
    ticket: 'Nome do ingresso',
    price: 'Preço',
    places: 'Lugares',
    addLot: 'Acrescentar lote',
    addQuestion: 'Acrescentar pergunta',
    question: 'Pergunta',
    kept: 'Rascunho guardado. Só a equipe vê.',
    publish: 'Publicar agora',
    published: 'Publicado',
    refused: 'Escreva um preço, ou 0 para gratuito.',
    wrongEnd: 'Precisa ser depois do começo.',
    copy: 'Duplicar',
    copyDo: 'Criar cópia',
    copied: 'Cópia criada como rascunho',
    who: 'Quem veio',
    nobody: 'Ninguém encontrado',
    queue: 'Lista de espera',
    emptyQueue: 'Ninguém espera',
    draft: 'Rascunho',
    conflict: 'Alguém mudou isto enquanto você escrevia',
    mine: 'Publicar o meu',
    edit: 'Editar esta página',
    amounts: ['40,00', '55,5'],
  },
  en: {
    create: 'New event',
    name: 'Name',
    from: 'Begins on',
    until: 'Ends on',
    online: 'It happens online',
    addTicket: 'Add a ticket',
    ticket: 'Name of the ticket',
    price: 'Price',
    places: 'Places',
    addLot: 'Add a lot',
    addQuestion: 'Add a question',
    question: 'Question',
    kept: 'Draft kept. Only staff see it.',
    publish: 'Publish now',
    published: 'Published',
    refused: 'Write a price, or 0 for free.',
    wrongEnd: 'It has to be after the beginning.',
    copy: 'Duplicate',
    copyDo: 'Make the copy',
    copied: 'Copy made as a draft',
    who: 'Who came',
    nobody: 'Nobody found',
    queue: 'Waiting list',
    emptyQueue: 'Nobody is waiting',
    draft: 'Draft',
    conflict: 'Somebody changed this while you were writing',
    mine: 'Publish mine',
    edit: 'Edit this page',
    amounts: ['40.00', '55.5'],
  },
  es: {
    create: 'Nuevo evento',
    name: 'Nombre',
    from: 'Empieza el',
    until: 'Termina el',
    online: 'Es en línea',
    addTicket: 'Agregar entrada',
    ticket: 'Nombre de la entrada',
    price: 'Precio',
    places: 'Lugares',
    addLot: 'Agregar lote',
    addQuestion: 'Agregar pregunta',
    question: 'Pregunta',
    kept: 'Borrador guardado. Solo el equipo lo ve.',
    publish: 'Publicar ahora',
    published: 'Publicado',
    refused: 'Escribe un precio, o 0 si es gratis.',
    wrongEnd: 'Debe ser después del comienzo.',
    copy: 'Duplicar',
    copyDo: 'Crear copia',
    copied: 'Copia creada como borrador',
    who: 'Quién vino',
    nobody: 'Nadie encontrado',
    queue: 'Lista de espera',
    emptyQueue: 'Nadie espera',
    draft: 'Borrador',
    conflict: 'Alguien cambió esto mientras escribías',
    mine: 'Publicar el mío',
    edit: 'Editar esta página',
    amounts: ['40,00', '55,5'],
  },
}

const NAME = 'Serenata da Caatinga'
const QUESTION = 'Rede ou barraca?'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [day, later] = [inDays(12), inDays(19)]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && /evento\/\d+\/$/.test(answer.url()))

/** Runs in the page. */
const read = (address: string) =>
  fetch(address, { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : ''))

inOneLanguage('events of the staff', words, (say, locale) => {
  test('an event is written and sold by phone, and a visitor sees it as it was written', async ({
    page,
    browser,
  }) => {
    const visitor = await browser.newPage()
    await visitor.goto(churchUrl('full', '/about'))
    await comeIn(page, { as: 'contentAdmin', locale, path: '/agenda/eventos' })
    await page.getByRole('button', { name: say.create, exact: true }).click()
    await page.waitForURL(/\/eventos\/\d+$/)
    const [id] = /\d+$/.exec(new URL(page.url()).pathname)!
    const typed = (name: string) => field(page, name)
    const moment = (name: string) => page.getByLabel(name, { exact: true }).first()
    await typed(say.name).fill(NAME)
    await moment(say.from).fill(`${day}T19:00`)
    await moment(say.until).fill(`${day}T18:00`)
    await page.getByRole('button', { name: say.addTicket, exact: true }).click()
    await typed(say.ticket).fill('Rede')
    await typed(say.places).fill('30')
    await page.getByRole('button', { name: say.addQuestion, exact: true }).first().click()
    await typed(say.question).fill(QUESTION)
    await expect(page.getByText(say.kept)).toBeVisible()

    // Outlives its page, is nobody's but the staff's, and is refused where it is unfinished.
    await page.reload()
    await expect(typed(say.ticket)).toHaveValue('Rede')
    expect(await visitor.evaluate(read, `/event/${id}`)).toBe('')
    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.refused)).toBeVisible()
    await typed(say.price).fill(say.amounts[0]!)
    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.wrongEnd)).toBeVisible()
    await moment(say.until).fill(`${day}T22:00`)
    await page.getByRole('button', { name: say.addLot, exact: true }).click()
    await typed(say.price).last().fill(say.amounts[1]!)
    await typed(say.places).last().fill('20')
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'the builder of events')
    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()

    await expect.poll(() => visitor.evaluate(read, `/event/${id}`), { timeout: 60_000 }).toContain(NAME)
    await visitor.goto(churchUrl('full', `/event/${id}`))
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(visitor.getByText(/40[,.]00/).first()).toBeVisible()
    await visitor.close()

    // Letters of twice the size were for `fits` alone.
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await noticesGone(page)
    await page.getByRole('link', { name: say.who, exact: true }).click()
    await expect(page.getByText(say.nobody)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.goBack()
    await page.getByRole('link', { name: say.queue, exact: true }).click()
    await expect(page.getByRole('heading', { name: say.emptyQueue })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: say.copy, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.from, { exact: true }).fill(`${later}T19:00`)
    await dialog.getByRole('button', { name: say.copyDo, exact: true }).click()
    await expect(page.getByText(say.copied).first()).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
    await expect(moment(say.until)).toHaveValue(`${later}T22:00`)
    await expect(typed(say.price).last()).toHaveValue(/55[,.]50/)
    await expect(page.getByText(say.draft, { exact: true })).toBeVisible()
  })

  test('of two who change tickets the second sees where they differ, and its page leads to where it is written', async ({
    page,
    browser,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/agenda/eventos' })
    await page.getByRole('button', { name: say.create, exact: true }).click()
    await page.waitForURL(/\/eventos\/\d+$/)
    const [id] = /\d+$/.exec(new URL(page.url()).pathname)!
    const publish = (one: Page) =>
      Promise.all([saved(one), one.getByRole('button', { name: say.publish, exact: true }).click()])
    await field(page, say.name).fill('Cantoria')
    await page.getByLabel(say.from, { exact: true }).first().fill(`${day}T19:00`)
    await page.getByLabel(say.until, { exact: true }).first().fill(`${day}T22:00`)
    await page.getByRole('button', { name: say.addTicket, exact: true }).click()
    await field(page, say.ticket).fill('Banco')
    await field(page, say.places).fill('30')
    await field(page, say.price).fill(say.amounts[0]!)
    await page
      .getByRole('checkbox', { name: /^(Cartão de crédito|Credit card|Tarjeta de crédito)$/ })
      .uncheck()
    await publish(page)
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()

    const other = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await comeIn(other, { as: 'admin', locale, path: `/agenda/eventos/${id}` })
    await field(other, say.price).fill(say.amounts[1]!)
    expect((await publish(other))[0].status()).toBe(200)
    await other.close()

    await field(page, say.places).fill('25')
    expect((await publish(page))[0].status()).toBe(409)
    const both = page.getByRole('dialog', { name: say.conflict })
    const ticket = both.getByRole('region', { name: 'Banco' })
    await expect(ticket).toContainText(/40[,.]00/)
    await expect(ticket).toContainText(/55[,.]50/)
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'two texts of tickets')
    await both.getByRole('button', { name: say.mine }).click()
    await expect(both).toBeHidden()

    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', `/event/${id}`))
    await page.getByRole('link', { name: say.edit }).click()
    await expect(page).toHaveURL(new RegExp(`/agenda/eventos/${id}$`))
    await expect(field(page, say.places)).toHaveValue('25')
  })
})
