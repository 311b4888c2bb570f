import { readFileSync } from 'node:fs'
import type { DemoPersonName } from '@atrio/demo'
import { expect, test, type Route } from '@playwright/test'
import { beginEvent, findEvento, totalByCard, type Evento } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { inEveryLanguage, inOneLanguage } from './languages.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

/*
 * What Spec §8 says when a purchase does not work, brought about in a browser against the real API: what the page sends
 * is made older than the event, on its way. 024 is seen in events-sold-out.spec.ts. Out of reach without changing the
 * church meanwhile: 012 (cash at an event that is too near), 020 (a ticket whose time ends) and 021, of which the page
 * says so in words of its own. Those are answered by the API's tests (money-cases.ts), and every code has title, detail
 * and action in each language by error-messages.test.ts.
 */
test.describe.configure({ timeout: 180_000 })

/** What is sent when somebody pays. */
interface Registro {
  ingressos: { id: number; rulesVersion: number; formVersion: number; participantes: unknown[] }[]
  formVersion: number
  respostas: { idPergunta: number; valor: string }[]
  metodoPagamento: string
  parcelas: number
  valorTotal: number
  pagamento: { token: string | null }
}
interface World {
  soldOut: Evento
  /** Its registration has not begun. */
  early: Evento
  /** In four installments at most. */
  retreat: Evento
  byCard: number
}
interface Case {
  code: string
  /** What its texts are called beside the code, where the code alone does not say enough. */
  own?: string
  /** Makes it older; answers the event that it is sent to, if that is another one. */
  age: (registro: Registro, world: World) => Evento | void
  /** What its action is: a link to an address, or a button of the page. */
  leads: RegExp | 'button'
}

const tickets = /\/event\/\d+\/tickets$/
const events = /\/event$/
const cases: readonly Case[] = [
  { code: 'EVT_REG_002', own: '_soon', age: (sent, { early }) => swapTicket(sent, early), leads: events },
  {
    code: 'EVT_REG_019',
    age: ({ ingressos }) => void (ingressos[0]!.id = 2_000_000_000),
    leads: tickets,
  },
  { code: 'EVT_REG_023', age: ({ ingressos }) => void (ingressos[0]!.rulesVersion += 900), leads: tickets },
  { code: 'EVT_REG_001', age: (sent, { soldOut }) => swapTicket(sent, soldOut), leads: events },
  { code: 'EVT_REG_003', age: (sent) => void (sent.formVersion += 900), leads: tickets },
  { code: 'EVT_REG_004', age: ({ ingressos }) => void (ingressos[0]!.formVersion += 900), leads: tickets },
  { code: 'EVT_REG_010', age: (sent) => void (sent.metodoPagamento = 'pix'), leads: 'button' },
  { code: 'EVT_REG_013', age: (sent) => void (sent.metodoPagamento = 'boleto'), leads: 'button' },
  { code: 'EVT_REG_015', age: (sent) => void (sent.parcelas = 2), leads: 'button' },
  {
    code: 'EVT_REG_017',
    age: (sent) => void Object.assign(sent, { metodoPagamento: 'cartao_credito', parcelas: 2 }),
    leads: 'button',
  },
  {
    code: 'EVT_REG_016',
    age: (sent, { retreat }) => {
      const [pergunta] = retreat.perguntas
      const respostas = [{ idPergunta: pergunta!.id, valor: pergunta!.opcoes[0]! }]
      Object.assign(sent, { respostas, metodoPagamento: 'cartao_credito', parcelas: 24 })
      return swapTicket(sent, retreat)
    },
    leads: 'button',
  },
  { code: 'EVT_REG_014', age: (sent) => void (sent.valorTotal -= 500), leads: /buyingStep=tickets$/ },
  {
    code: 'FALLBACK',
    // Longer than what the provider reads: it refuses the request, not the card.
    age: (sent, { byCard }) =>
      void Object.assign(sent, {
        metodoPagamento: 'cartao_credito',
        valorTotal: byCard,
        pagamento: { token: 'x'.repeat(200) },
      }),
    leads: tickets,
  },
]

/** What the page says, in the language of the visitor. */
const said = (locale: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../apps/portal/messages/${area}/${locale}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

const words = {
  'pt-BR': {
    person: 'superAdmin',
    cash: /^Dinheiro/,
    pay: /^Pagar /,
    title: 'Faltam alguns dados seus',
    action: 'Atualizar meus dados',
    phone: 'Telefone',
    born: 'Data de nascimento',
    birthdate: '18/04/1996',
    cpf: 'CPF',
    number: '111.444.777-35',
    save: 'Salvar',
    errors: /2 campos|campos/,
    waits: /^Pague até/,
  },
  en: {
    person: 'contentAdmin',
    cash: /^Cash/,
    pay: /^Pay /,
    title: 'We need a few more details from you',
    action: 'Update my details',
    phone: 'Phone',
    born: 'Date of birth',
    birthdate: '04/18/1996',
    cpf: 'CPF (Brazilian tax id)',
    number: '390.533.447-05',
    save: 'Save',
    errors: /fields/,
    waits: /^Pay by/,
  },
  es: {
    person: 'twoChurchesMember',
    cash: /^Efectivo/,
    pay: /^Pagar /,
    title: 'Faltan algunos datos tuyos',
    action: 'Actualizar mis datos',
    phone: 'Teléfono',
    born: 'Fecha de nacimiento',
    birthdate: '18/04/1996',
    cpf: 'CPF (documento brasileño)',
    number: '168.995.350-09',
    save: 'Guardar',
    errors: /campos/,
    waits: /^Paga hasta/,
  },
} as const satisfies Record<string, { person: DemoPersonName } & Record<string, unknown>>

inOneLanguage('an old cart', words, (say, locale) => {
  test.use({ timezoneId: 'America/Sao_Paulo' })

  test('who sends a cart that is older than its event is told what changed, and where it goes on', async ({
    page,
  }) => {
    await enter(page, 'twoChurchesMember', 'spanish')
    const eventId = await beginEvent(page, 'spanish', 'Marcos en seis noches')
    const world = {
      soldOut: await findEvento(page, 'spanish', 'Noche de guitarras'),
      early: await findEvento(page, 'spanish', 'Encuentro de familias'),
      retreat: await findEvento(page, 'spanish', 'Retiro «Sin prisa»'),
      byCard: await totalByCard(page, eventId, 2_000),
    }
    let age: Case['age'] | undefined
    await page.route('**/inscricao/', (route) => send(route, age!, world))
    await page.goto(churchUrl('spanish', '/checkout'))
    await page.getByRole('radio', { name: say.cash }).check()
    const texts = said(locale, 'codes')
    for (const one of cases) {
      age = one.age
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/inscricao/') && answer.request().method() === 'POST',
      )
      await page.getByRole('button', { name: /^(Pay|Pagar) .*\d/ }).click()
      await answered
      const key = `code_${one.code.toLowerCase()}`
      const own = key + (one.own ?? '')
      const moved = one.code === 'EVT_REG_014'
      const title = moved ? said(locale, 'checkout')['checkout_changed_title']! : texts[`${own}_title`]!
      const alert = page.getByRole('alert').filter({ hasText: title })
      await expect(alert, one.code).toBeVisible()
      // Of a total it says what it was and is.
      const [detail] = texts[`${own}_detail`]!.split('{date}')
      await expect(alert, one.code).toContainText(moved ? /20[.,]00/ : detail!)
      const name = texts[`${key}_action`]!
      const action = alert.getByRole(one.leads === 'button' ? 'button' : 'link', { name, exact: true })
      await expect(action, one.code).toBeVisible()
      if (one.leads !== 'button') await expect(action, one.code).toHaveAttribute('href', one.leads)
    }
    expect(await problems(page)).toEqual([])

    // Before it begins a registration has neither ended nor is gone: its own page says when it opens.
    await page.goto(churchUrl('spanish', `/event/${world.early.id}/tickets`))
    const [opens] = said(locale, 'events')['events_opens_title']!.split('{date}')
    await expect(page.getByRole('heading', { level: 1, name: opens! })).toContainText(/\d/)
    expect(await problems(page)).toEqual([])
  })
})

inEveryLanguage(words, (say) => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  test('EVT_REG_026: what an event needs to know is completed, and the purchase goes on', async ({
    page,
  }) => {
    await enter(page, say.person, 'full')
    await beginEvent(page, 'full', 'Acampamento de jovens')
    await page.goto(churchUrl('full', '/checkout'))
    await page.getByRole('radio', { name: say.cash }).check()
    await page.getByRole('button', { name: say.pay }).click()
    await expect(page.getByText(say.title)).toBeVisible()
    await page.getByRole('link', { name: say.action }).click()

    await expect(page).toHaveURL(/\/user\/data-update\?campos=/)
    await page.getByLabel(say.phone, { exact: true }).fill('11')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.errors })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByLabel(say.phone, { exact: true }).fill('+55 11 98765-4321')
    await page.getByLabel(say.born, { exact: true }).fill(say.birthdate)
    await page.getByLabel(say.cpf, { exact: true }).fill(say.number)
    await page.getByRole('button', { name: say.save, exact: true }).click()

    await expect(page).toHaveURL(churchUrl('full', '/checkout'))
    await page.getByRole('radio', { name: say.cash }).check()
    await page.getByRole('button', { name: say.pay }).click()
    await expect(page.getByRole('heading', { name: say.waits })).toBeVisible()
  })
})

/** One ticket of another event in place of what is in the cart. */
function swapTicket(sent: Registro, evento: Evento): Evento {
  const { id, rulesVersion, formVersion } = evento.ingressos[0]!
  sent.ingressos = [{ id, rulesVersion, formVersion, participantes: [{ nome: 'Alguien', respostas: [] }] }]
  sent.formVersion = evento.formVersion
  return evento
}

async function send(route: Route, age: Case['age'], world: World): Promise<void> {
  const request = route.request()
  if (request.method() !== 'POST') return route.continue()
  const sent = request.postDataJSON() as Registro
  const evento = age(sent, world)
  const url = evento ? request.url().replace(/\/evento\/\d+\//, `/evento/${evento.id}/`) : request.url()
  await route.continue({ url, postData: JSON.stringify(sent) })
}
