import type { DemoPersonName } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { giveInCash } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { inEveryLanguage, inOneLanguage } from './languages.ts'
import { nextMail } from './mail.ts'
import { freshEmail } from './people.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })

const words = {
  'pt-BR': {
    submit: 'Procurar',
    receive: 'Confirmar recebimento',
    retype: /^Digite R\$.*90,00 para confirmar$/,
    receiveDo: /^Confirmar R\$.90,00$/,
    receivePart: /^Confirmar R\$.40,00$/,
    retypePart: /^Digite R\$.*40,00 para confirmar$/,
    wrong: /^O valor é R\$.90,00\./,
    received: 'Recebimento confirmado',
    retypeTicket: /^Digite R\$.*45,00 para confirmar$/,
    amounts: ['89,99', '90,00', '45,00', '40,00'],
    report: 'Relatório do mês',
    net: 'Líquido',
    export: 'Baixar para a contabilidade',
    forbidden: /^Sua conta não tem acesso a isto/,
    buyer: 'superAdmin',
    search: 'Código, nome ou e-mail de quem comprou',
    ticket: /^Devolver R\$.45,00 ?: Bia$/,
    confirm: /^Devolver R\$.45,00$/,
    missing: 'Escolha o motivo.',
    reason: 'A pessoa desistiu',
    back: /^Devolução de R\$.45,00$/,
    all: /^Devolver tudo: R\$.45,00$/,
    over: 'Tudo o que foi pago já foi devolvido.',
    mail: /^Devolução de R\$.45,00/,
    part: 'Devolver uma parte',
    amount: 'Quanto devolver',
    typed: ['40,01', '15,50'],
    partConfirm: /^Devolver R\$.15,50$/,
    partWrong: /^Escreva um valor acima de zero e até/,
    partBack: /^Devolução de R\$.15,50$/,
    rest: /^Devolver tudo: R\$.24,50$/,
    partMail: /^Devolução de R\$.15,50/,
  },
  en: {
    submit: 'Search',
    receive: 'Confirm payment received',
    retype: /^Type R\$90\.00 to confirm$/,
    receiveDo: /^Confirm R\$90\.00$/,
    receivePart: /^Confirm R\$40\.00$/,
    retypePart: /^Type R\$40\.00 to confirm$/,
    wrong: /^The amount is R\$90\.00\./,
    received: 'Payment confirmed',
    retypeTicket: /^Type R\$45\.00 to confirm$/,
    amounts: ['89.99', '90.00', '45.00', '40.00'],
    report: 'Month’s report',
    net: 'Net',
    export: 'Download for the accountant',
    forbidden: /^Your account has no access to this/,
    buyer: 'contentAdmin',
    search: 'Code, name or e-mail of the buyer',
    ticket: /^Refund R\$45\.00 ?: Bia$/,
    confirm: /^Refund R\$45\.00$/,
    missing: 'Choose a reason.',
    reason: 'The person changed their mind',
    back: 'Refund of R$45.00',
    all: 'Refund all: R$45.00',
    over: 'Everything that was paid has been refunded.',
    mail: /^Refund of R\$45\.00/,
    part: 'Refund a part',
    amount: 'How much to refund',
    typed: ['40.01', '15.50'],
    partConfirm: /^Refund R\$15\.50$/,
    partWrong: /^Enter an amount above zero and up to/,
    partBack: 'Refund of R$15.50',
    rest: /^Refund all: R\$24\.50$/,
    partMail: /^Refund of R\$15\.50/,
  },
  es: {
    submit: 'Buscar',
    receive: 'Confirmar cobro',
    retype: /^Escribe .*90,00.* para confirmar$/,
    receiveDo: /^Confirmar .*90,00/,
    receivePart: /^Confirmar .*40,00/,
    retypePart: /^Escribe .*40,00.* para confirmar$/,
    wrong: /^El importe es .*90,00/,
    received: 'Cobro confirmado',
    retypeTicket: /^Escribe .*45,00.* para confirmar$/,
    amounts: ['89,99', '90,00', '45,00', '40,00'],
    report: 'Informe del mes',
    net: 'Neto',
    export: 'Descargar para contabilidad',
    forbidden: /^Tu cuenta no tiene acceso a esto/,
    buyer: 'twoChurchesMember',
    search: 'Código, nombre o correo de quien compró',
    ticket: /^Devolver .*45,00.*: Bia$/,
    confirm: /^Devolver [^:]*45,00[^:]*$/,
    missing: 'Elige el motivo.',
    reason: 'La persona desistió',
    back: /^Devolución de .*45,00/,
    all: /^Devolver todo: .*45,00/,
    over: 'Todo lo pagado ya se devolvió.',
    mail: /^Devolución de .*45,00/,
    part: 'Devolver una parte',
    amount: 'Cuánto devolver',
    typed: ['40,01', '15,50'],
    partConfirm: /^Devolver [^:]*15,50[^:]*$/,
    partWrong: /^Escribe un importe mayor que cero y hasta/,
    partBack: /^Devolución de .*15,50/,
    rest: /^Devolver todo: .*24,50/,
    partMail: /^Devolución de .*15,50/,
  },
} as const satisfies Record<string, { buyer: DemoPersonName } & Record<string, unknown>>

inOneLanguage('tickets given back', words, (say, locale) => {
  test.use({ timezoneId: 'America/Sao_Paulo' })

  test('a treasurer says that cash has come, gives one ticket back, then the rest, and takes the month along', async ({
    page,
    browser,
    request,
  }) => {
    const email = freshEmail()
    const buyer = await (await browser.newContext({ locale })).newPage()
    await enter(buyer, say.buyer, 'full')
    const codigo = await buyTwo(buyer, email)
    const dialog = page.getByRole('dialog').filter({ visible: true }).last()

    // What portals had before leads here.
    await page.setViewportSize({ width: 360, height: 740 })
    await onSlow4G(page)
    await comeIn(page, { as: 'admin', locale })
    await page.goto(churchUrl('full', '/orders'))
    await expect(page).toHaveURL(staffUrl('/dinheiro'))
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByLabel(say.search).fill(codigo)
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await expect(page).toHaveURL(/busca=/)
    await expect(page.getByRole('link', { name: 'Quem compra' })).toHaveCount(1)
    await page.getByRole('link', { name: 'Quem compra' }).click()
    await expect(page.getByText(email)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])

    await page.getByRole('button', { name: say.receive, exact: true }).click()
    await dialog.getByLabel(say.retype).fill(say.amounts[0])
    await dialog.getByRole('button', { name: say.receiveDo }).click()
    await expect(dialog.getByText(say.wrong)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await dialog.getByLabel(say.retype).fill(say.amounts[1])
    await dialog.getByRole('button', { name: say.receiveDo }).dblclick()
    await expect(page.getByText(say.received).first()).toBeVisible()

    await page.getByRole('button', { name: say.ticket }).click()
    await dialog.getByRole('button', { name: say.confirm }).click()
    await expect(dialog.getByText(say.missing)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await dialog.getByLabel(say.reason).check()
    await dialog.getByLabel(say.retypeTicket).fill(say.amounts[2])
    await dialog.getByRole('button', { name: say.confirm }).dblclick()
    await expect(page.getByText(say.back)).toHaveCount(1)
    await expect(page.getByRole('button', { name: say.ticket })).toHaveCount(0)
    await nextMail(request, email, { says: say.mail })

    await page.getByRole('button', { name: say.all }).click()
    await dialog.getByLabel(say.reason).check()
    await dialog.getByLabel(say.retypeTicket).fill(say.amounts[2])
    await dialog.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByText(say.over)).toBeVisible()
    await expect(page.getByText(say.back)).toHaveCount(2)
    expect(await problemsInEachScheme(page)).toEqual([])

    await page.goto(staffUrl('/dinheiro/relatorio'))
    await expect(page.getByRole('link', { name: say.report })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(say.net, { exact: true })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.export }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await buyer.context().close()
  })
})

inEveryLanguage(words, (say, locale) => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  test('staff find a gift of somebody without an account by the name and give a part of it back', async ({
    page,
    request,
  }) => {
    const name = `Ofélia Vinda${Date.now().toString(36).replace(/\d/g, 'x')}`
    const email = freshEmail()
    await page.goto(churchUrl('full', '/about'))
    const codigo = await giveInCash(page, 'full', { nome: name, email })
    const dialog = page.getByRole('dialog').filter({ visible: true }).last()
    await comeIn(page, { as: 'admin', locale, path: `/dinheiro/${codigo}` })
    await page.getByRole('button', { name: say.receive, exact: true }).click()
    await dialog.getByLabel(say.retypePart).fill(say.amounts[3])
    await dialog.getByRole('button', { name: say.receivePart }).click()
    await expect(page.getByText(say.received).first()).toBeVisible()

    await page.goto(staffUrl('/dinheiro'))
    await page.getByLabel(say.search).fill(name.toLowerCase().replace('é', 'e').slice(0, -2))
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: say.part, exact: true }).click()
    await dialog.getByLabel(say.reason).check()
    await dialog.getByLabel(say.amount).fill(say.typed[0])
    await dialog.getByRole('button', { name: say.part }).click()
    await expect(dialog.getByText(say.partWrong)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await dialog.getByLabel(say.amount).fill(say.typed[1])
    await dialog.getByRole('button', { name: say.partConfirm }).dblclick()
    await expect(page.getByText(say.partBack)).toHaveCount(1)
    await expect(page.getByRole('button', { name: say.rest })).toBeVisible()
    await nextMail(request, email, { says: say.partMail })
  })
})

inOneLanguage('who writes alone', words, (say, locale) => {
  test('opens none of the church’s money', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/dinheiro' })
    await expect(page.getByText(say.forbidden)).toBeVisible()
  })
})

/** Orders two tickets of the online course to be paid in cash; answers the order. */
function buyTwo(page: Page, email: string): Promise<string> {
  return page.evaluate(async (email) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const call = async (path: string, body?: unknown) => {
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      const response = await fetch(`/api/v1${path}`, { headers, ...sent })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return (await response.json()) as never
    }
    const { user } = (await call('/me')) as { user: { id: number } }
    const { eventos } = (await call('/igreja/igreja-esperanca/evento/?limit=100')) as {
      eventos: { id: number; nome: string }[]
    }
    const { id } = eventos.find(({ nome }) => nome === 'Ler Marcos em seis noites')!
    const { evento } = (await call(`/igreja/igreja-esperanca/evento/${id}/`)) as {
      evento: {
        formVersion: number
        ingressos: { id: number; rulesVersion: number; formVersion: number }[]
      }
    }
    const { id: ingresso, rulesVersion, formVersion } = evento.ingressos[0]!
    const { pedido } = (await call(`/usuario/${user.id}/evento/${id}/inscricao/`, {
      ingressos: [
        { id: ingresso, rulesVersion, formVersion, participantes: [{ nome: 'Bia' }, { nome: 'Davi' }] },
      ],
      formVersion: evento.formVersion,
      metodoPagamento: 'dinheiro',
      valorTotal: 9_000,
      comprador: { nome: 'Quem compra', email },
    })) as { pedido: { codigo: string } }
    return pedido.codigo
  }, email)
}
