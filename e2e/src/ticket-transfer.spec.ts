import type { DemoChurchName, DemoPersonName } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { nextMail } from './mail.ts'
import { freshEmail } from './people.ts'
import { problems, problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })

interface Words {
  church: DemoChurchName
  person: DemoPersonName
  event: string
  pass: RegExp
  title: string
  name: string
  email: string
  wrong: RegExp
  submit: string
  done: string
  qr: RegExp
  mail: RegExp
  code: string
  check: string
  passedOn: string
  welcome: string
}

const languages: Record<'pt-BR' | 'en' | 'es', Words> = {
  'pt-BR': {
    church: 'full',
    person: 'member',
    event: 'Café com a vizinhança',
    pass: /^Passar para outra pessoa ?: Ingresso 1 de /,
    title: 'Passar para outra pessoa',
    name: 'Nome de quem vai no lugar',
    email: 'E-mail de quem vai no lugar',
    wrong: /^Confira o e-mail: /,
    submit: 'Passar o ingresso',
    done: 'O ingresso agora é de Nina Prado',
    qr: /^Código QR do ingresso /,
    mail: /^Um ingresso para você: Café/,
    code: 'Código do ingresso',
    check: 'Conferir',
    passedOn: 'Ingresso passado adiante',
    welcome: 'Pode entrar',
  },
  en: {
    church: 'full',
    person: 'contentAdmin',
    event: 'Café com a vizinhança',
    pass: /^Pass on to someone else ?: Ticket 1 of /,
    title: 'Pass on to someone else',
    name: 'Name of who is coming instead',
    email: 'E-mail of who is coming instead',
    wrong: /^Check the e-mail: /,
    submit: 'Pass the ticket on',
    done: 'The ticket now belongs to Nina Prado',
    qr: /^QR code of ticket /,
    mail: /^A ticket for you: Café/,
    code: 'Ticket code',
    check: 'Check',
    passedOn: 'Ticket passed on',
    welcome: 'Let in',
  },
  es: {
    church: 'full',
    person: 'twoChurchesMember',
    event: 'Café com a vizinhança',
    pass: /^Ceder a otra persona ?: Entrada 1 de /,
    title: 'Ceder a otra persona',
    name: 'Nombre de quien irá en su lugar',
    email: 'Correo de quien irá en su lugar',
    wrong: /^Revisa el correo: /,
    submit: 'Ceder la entrada',
    done: 'La entrada ahora es de Nina Prado',
    qr: /^Código QR de la entrada /,
    mail: /^Una entrada para ti: Café/,
    code: 'Código de la entrada',
    check: 'Revisar',
    passedOn: 'Entrada cedida',
    welcome: 'Puede entrar',
  },
}

inOneLanguage('a ticket for somebody else', languages, (words, locale) => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  test('a ticket is passed on: the code of before is refused at the door, the new one opens it', async ({
    page,
    browser,
    request,
  }) => {
    const email = freshEmail()
    await enter(page, words.person, words.church)
    const before = await buyFreeTicket(page, words.event)
    await page.goto(churchUrl(words.church, `/user/registrations/${before.eventId}/tickets`))
    await expect(page.getByRole('img', { name: before.codigo })).toBeVisible()
    expect(await problems(page)).toEqual([])
    // The newest is the first.
    await page.getByRole('link', { name: words.pass }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await page.getByLabel(words.name).fill('Nina Prado')
    await page.getByLabel(words.email).fill('nina')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(words.wrong).last()).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.submit }).dblclick()
    await expect(page.getByText(words.done).last()).toBeVisible()
    const ticket = page.getByRole('listitem').filter({ hasText: 'Nina Prado' }).first()
    const code = await ticket.getByRole('img', { name: words.qr }).getAttribute('aria-label')
    const now = /\w{3}-\w{3}-\w{4}/.exec(code!)![0]
    expect(now).not.toBe(before.codigo)
    await expect(page.getByText(before.codigo)).toHaveCount(0)

    const told = await nextMail(request, email, { says: words.mail })
    expect(told.text).toContain(now)

    const door = await (await browser.newContext({ locale })).newPage()
    await enter(door, 'admin', words.church)
    await door.goto(churchUrl(words.church, `/door/${before.eventId}`))
    for (const [given, verdict] of [
      [before.qrCode, words.passedOn],
      [before.codigo, words.passedOn],
      [now, words.welcome],
    ] as const) {
      await door.getByLabel(words.code).fill(given)
      await door.getByRole('button', { name: words.check, exact: true }).click()
      await expect(door.getByRole('alert')).toContainText(verdict)
    }
    expect(await problems(door)).toEqual([])
    await door.context().close()
  })
})
