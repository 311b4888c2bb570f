import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { forgetGroup } from './clock.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { copied } from './clipboard.ts'
import { inOneLanguage } from './languages.ts'
import { linkIn, mailsTo, nextMail } from './mail.ts'
import { problems } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { ofThisTry, oneOfThisTry } from './this-try.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    day: 'Dia',
    friday: 'Sexta-feira',
    none: 'Nenhum grupo com esses filtros',
    widen: 'Ver todos os grupos',
    ask: 'Pedir para participar',
    message: /^Mensagem/,
    send: 'Enviar pedido',
    sent: 'Sua solicitação foi enviada com sucesso!',
    back: 'Voltar ao grupo',
    seen: /ainda não abriu/,
    accept: 'Aceitar',
    isIn: 'Você participa deste grupo',
  },
  en: {
    day: 'Day',
    friday: 'Friday',
    none: 'No groups match these filters',
    widen: 'See all groups',
    ask: 'Ask to join',
    message: /^Message/,
    send: 'Send request',
    sent: 'Your request was sent successfully!',
    back: 'Back to the group',
    seen: /has not opened it yet/,
    accept: 'Accept',
    isIn: 'You are in this group',
  },
  es: {
    day: 'Día',
    friday: 'Viernes',
    none: 'Ningún grupo con esos filtros',
    widen: 'Ver todos los grupos',
    ask: 'Pedir participar',
    message: /^Mensaje/,
    send: 'Enviar solicitud',
    sent: '¡Tu solicitud se envió con éxito!',
    back: 'Volver al grupo',
    seen: /todavía no la abrió/,
    accept: 'Aceptar',
    isIn: 'Participas en este grupo',
  },
} as const

inOneLanguage('groups', words, (say) => {
  test('somebody finds a group, asks to take part, is accepted from a mail, and is told the place', async ({
    page,
    browser,
    request,
  }) => {
    const leader = demoPeople.completeMember.email
    await forgetGroup('Oficina de sexta', demoPeople.superAdmin.email)
    const seen = await mailsTo(request, leader)
    await page.goto(churchUrl('full', '/groups'))
    await page.getByLabel(say.day, { exact: true }).selectOption({ label: say.friday })
    await expect(page).toHaveURL(/dia=5/)
    const card = page.getByRole('link', { name: 'Oficina de sexta' })
    await expect(card).toBeVisible()
    // Whoever is not in it is told where it is roughly.
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oficina de sexta' })).toBeVisible()
    await expect(page.getByText('Rua dos Patriotas')).toHaveCount(0)
    await expect(page.getByRole('link', { name: say.ask })).toHaveAttribute('href', /redirectTo=%2Fgroups%2F/)
    const address = page.url()

    await enter(page, 'superAdmin', 'full')
    await page.goto(address)
    await page.getByRole('textbox', { name: say.message }).fill('Tenho uma furadeira.')
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('heading', { name: say.sent })).toBeVisible()
    await page.getByRole('link', { name: say.back }).click()
    await expect(page.getByText(say.seen)).toBeVisible()

    const mail = await nextMail(request, leader, { seen, says: /Tenho uma furadeira\./ })
    const other = await browser.newContext({ locale: await page.evaluate(() => navigator.language) })
    const phone = await other.newPage()
    await phone.goto(linkIn(mail))
    await expect(phone.getByText('Tenho uma furadeira.')).toBeVisible()
    // Opening it has answered nothing.
    await page.reload()
    await expect(page.getByText(say.seen)).toBeVisible()
    await phone.getByRole('button', { name: say.accept }).click()
    // What was asked is gone once it is answered, and the group's name stays.
    await expect(phone.getByText('Tenho uma furadeira.')).toHaveCount(0)
    await expect(phone.getByRole('heading', { name: /Oficina de sexta/ })).toBeVisible()
    await other.close()

    await page.reload()
    await expect(page.getByRole('heading', { name: say.isIn })).toBeVisible()
    await expect(page.getByText('Rua dos Patriotas, 210')).toBeVisible()
    await expect(page.locator('.light')).toHaveCount(1)
  })

  test('a search that finds nothing leads on', async ({ page }) => {
    await page.goto(churchUrl('full', '/groups?dia=0&periodo=manha&publico=idosos'))
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
    await page.getByRole('link', { name: say.widen }).click()
    await expect(page.getByRole('link', { name: 'Mesa de terça' })).toBeVisible()
  })
})

test.describe('a group by invitation', () => {
  test.use({ locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] })

  test('is there for its leader without the invitation, who passes it on, and answers a request', async ({
    page,
    browser,
  }) => {
    await forgetGroup('Recomeço', demoPeople.member.email)
    await enter(page, 'admin', 'full')
    await page.goto(churchUrl('full', '/groups'))
    await page.getByRole('region', { name: 'Meus grupos' }).getByRole('link', { name: 'Recomeço' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recomeço' })).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Você participa deste grupo' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Copiar o link' }).click()
    const invitation = await copied(page, /convite=/)

    // Nobody finds it by its number; who was invited asks, thinks again, and asks once more.
    const other = await browser.newContext({ locale: 'pt-BR' })
    const phone = await other.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    expect((await phone.goto(address))?.status()).toBe(404)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Este grupo não está à vista')
    await expect(phone.getByText('Recomeço')).toHaveCount(0)
    expect(await problems(phone)).toEqual([])
    await enter(phone, 'member', 'full')
    await phone.goto(invitation)
    await phone.getByRole('textbox', { name: /^Mensagem/ }).fill('Perdi meu pai em maio.')
    await phone.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(phone.getByRole('heading', { name: /enviada com sucesso/ })).toBeVisible()
    // From here on the group is found without the invitation, because the person waits for its answer.
    await phone.getByRole('link', { name: 'Voltar ao grupo' }).click()
    await phone.getByRole('button', { name: 'Cancelar o pedido' }).click()
    await expect(phone.getByText('Pedido cancelado').first()).toBeVisible()
    await phone.goto(invitation)
    await phone.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(phone.getByRole('heading', { name: /enviada com sucesso/ })).toBeVisible()

    await page.reload()
    await page.getByRole('link', { name: '1 pedido espera' }).click()
    await expect(page.getByRole('heading', { name: /Ana Beatriz/ })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await fits(page, 'requests')
    await phone.getByRole('link', { name: 'Voltar ao grupo' }).click()
    await expect(phone.getByText('Quem lidera já viu seu pedido.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Algumas palavras' }).fill('Em janeiro começamos outra roda.')
    await page.getByRole('button', { name: 'Desta vez não' }).click()
    await expect(page.getByRole('heading', { name: 'Ninguém espera' })).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('Em janeiro começamos outra roda.')).toBeVisible()
    await other.close()
  })
})

test.describe('two who lead a group', () => {
  test.use({ locale: 'pt-BR' })

  test('write of one meeting, lose nothing, and one writes to the group', async ({ page, browser }) => {
    await enter(page, 'contentAdmin', 'full')
    await page.goto(churchUrl('full', '/groups'))
    await page
      .getByRole('region', { name: 'Meus grupos' })
      .getByRole('link', { name: 'Mesa de terça' })
      .click()
    await page.getByRole('link', { name: 'Pessoas do grupo' }).click()
    await expect(page.getByRole('region', { name: /^\d+ pessoas$/ }).getByText('Rosa Tavares')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await fits(page, 'members')
    await page.goBack()

    const message = ofThisTry('Terça cada um traz uma fruta')
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(`${message}.`)
    await page.getByRole('button', { name: 'Enviar ao grupo' }).click()
    const messages = page.getByRole('region', { name: 'Mensagens ao grupo' })
    await expect(messages.getByRole('listitem').filter({ hasText: `${message}.` })).toHaveText([/Tiago/])

    await page.getByRole('link', { name: 'Ver as reuniões' }).click()
    await page.getByRole('link', { name: 'Anotar uma reunião' }).click()
    const day = oneOfThisTry('2026-01-13', '2026-01-20', '2026-01-27')
    await page.getByLabel('Dia').fill(day)
    await page.getByRole('textbox', { name: 'Tema' }).fill('Pão e perguntas')
    await page.getByRole('textbox', { name: 'Quem veio de visita' }).fill('Lia\nPaulo, vizinho')
    expect(await problems(page)).toEqual([])

    const other = await browser.newContext({ locale: 'pt-BR' })
    const phone = await other.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await enter(phone, 'contentAdmin', 'full')
    await phone.goto(page.url())
    await phone.getByLabel('Dia').fill(day)
    await phone.getByRole('textbox', { name: 'Tema' }).fill('Pão da Rosa')
    await fits(phone, 'a meeting to be written')
    await phone.getByRole('button', { name: 'Salvar a reunião' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Pão da Rosa' })).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Salvar a reunião' }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Alguém já escreveu' })
    await expect(conflict.getByText('Pão da Rosa')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Tema' })).toHaveValue('Pão e perguntas')
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Salvar o meu no lugar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pão e perguntas' })).toBeVisible()
    await expect(page.getByText('Paulo, vizinho')).toBeVisible()
  })

  test('are looked after at the staff’s site, and who is taken is told', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale: 'pt-BR' })
    await page.goto(churchUrl('full', '/groups/desk'))
    await expect(page).toHaveURL(staffUrl('/grupos'))
    await expect(page.getByRole('listitem').filter({ hasText: 'Mesa de terça' }).first()).toContainText(
      'pedidos esperam',
    )
    expect(await problems(page)).toEqual([])
    await fits(page, 'the desk')
    const row = page.getByRole('group', { name: 'Tarde de crochê e oração' })
    await row.getByRole('button', { name: 'Fechar para pedidos' }).click()
    await expect(row.getByRole('button', { name: 'Abrir para pedidos' })).toBeVisible()
    await row.getByRole('button', { name: 'Abrir para pedidos' }).click()
    await expect(row.getByRole('button', { name: 'Fechar para pedidos' })).toBeVisible()
  })
})
