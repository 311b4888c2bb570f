import { expect, test } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { isRecorded, keptPicture } from './on-device.ts'
import { refusedPictures } from './refused-pictures.ts'
import { approveAtStaffSite, caring } from './prayer-people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const words = {
  'pt-BR': {
    pray: 'Orei por isso',
    answered: 'Respondidos',
    none: 'Nada por aqui com esses filtros',
    all: 'Ver todos os pedidos',
    mode: 'Modo oração',
    next: 'Próximo',
    amen: 'Amém',
    leave: 'Voltar ao mural',
  },
  en: {
    pray: 'I prayed',
    answered: 'Answered',
    none: 'Nothing here with these filters',
    all: 'See all requests',
    mode: 'Prayer mode',
    next: 'Next',
    amen: 'Amen',
    leave: 'Back to the wall',
  },
  es: {
    pray: 'Oré por esto',
    answered: 'Respondidas',
    none: 'Nada por aquí con estos filtros',
    all: 'Ver todas las peticiones',
    mode: 'Modo oración',
    next: 'Siguiente',
    amen: 'Amén',
    leave: 'Volver al muro',
  },
} as const

inOneLanguage('the prayer wall', words, (say) => {
  test('a visitor reads the wall and prays alone, and is asked to log in before it is counted', async ({
    page,
  }) => {
    await page.goto(churchUrl('full', '/prayer'))
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: say.pray })
    await expect(cards.first()).toBeVisible()
    await expect(cards.first().getByRole('link', { name: say.pray })).toHaveAttribute(
      'href',
      /redirectTo=%2Fprayer/,
    )
    await page.getByRole('link', { name: say.answered, exact: true }).click()
    await expect(page).toHaveURL(/situacao=respondidas/)
    await page.goto(churchUrl('full', '/prayer?situacao=respondidas&motivo=999999'))
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
    await page.getByRole('link', { name: say.all }).click()
    await expect(cards.first()).toBeVisible()

    await page.getByRole('link', { name: say.mode }).click()
    const mode = page.getByRole('dialog', { name: say.mode })
    const article = mode.getByRole('article')
    await expect(article).toBeFocused()
    const first = await article.innerText()
    expect(await problems(page)).toEqual([])
    await fits(page, 'prayer mode')
    await page.keyboard.press('ArrowRight')
    await expect(article).not.toHaveText(first)
    await expect(article).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(article).toHaveText(first, { useInnerText: true })
    while (await mode.getByRole('button', { name: say.next }).isVisible())
      await page.keyboard.press('ArrowRight')
    await expect(mode.getByRole('heading', { name: say.amen })).toBeFocused()
    await mode.getByRole('button', { name: say.leave }).click()
    await expect(mode).toHaveCount(0)
    await expect(page).toHaveURL(churchUrl('full', '/prayer'))
  })
})

test.describe('asking for prayer', () => {
  test.use({ locale: 'pt-BR' })

  test('a request with a picture is read by the church, prayed for, answered, and deleted at last', async ({
    page,
    browser,
  }) => {
    test.slow()
    const text = `Peço paz para as provas, ${Date.now()}.`
    await enter(page, 'completeMember', 'full')
    await page.goto(churchUrl('full', '/prayer/new'))
    await page.getByRole('radio', { name: /Quem visita o mural/ }).check()
    const field = page.getByRole('textbox', { name: 'Seu pedido' })
    await field.fill('a'.repeat(2000))
    await expect(page.getByText('2000 de 2000')).toBeVisible()
    await field.fill('a'.repeat(2001))
    await expect(page.getByText('Passou 1 letra do limite')).toBeVisible()
    await field.fill('Orem pela minha mãe.')
    await expect(page.getByText('É sobre outra pessoa? Peça permissão')).toBeVisible()
    await field.fill(text)
    await expect(page.getByText('É sobre outra pessoa? Peça permissão')).toHaveCount(0)
    await page.locator('input[type=file]').setInputFiles({
      name: 'luz.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page),
    })
    await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await fits(page, 'a new request')

    // What is wrong with a picture is said at the picture, and takes nothing of the rest along.
    const picture = page.getByRole('group', { name: 'Foto', exact: true })
    for (const { file, said, sent } of refusedPictures) {
      await page.locator('input[type=file]').setInputFiles(file)
      if (sent) await page.getByRole('button', { name: 'Enviar pedido' }).click()
      await expect(picture.getByText(said)).toBeVisible()
      await expect(field).toHaveValue(text)
    }
    await expect(picture.getByRole('button', { name: 'Trocar a foto' })).toBeFocused()
    expect(await problems(page)).toEqual([])
    const luz = await drawPicture(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'luz.png', mimeType: 'image/png', buffer: luz })
    await expect(picture.getByText('pixels demais')).toHaveCount(0)
    await expect.poll(() => keptPicture(page)).toBe(luz.length)

    // Nothing is lost with the page: neither the words nor the picture.
    await page.reload()
    await expect(page.getByText('Recuperamos seu rascunho.')).toBeVisible()
    await expect(field).toHaveValue(text)
    await expect(page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByRole('heading', { name: 'Seu pedido foi recebido' })).toBeVisible()
    await expect(page.getByText('Alguém da equipe lê antes de pôr no mural.')).toBeVisible()
    await page.getByRole('link', { name: 'Ver meu pedido' }).click()
    await expect(page.getByText('Espera a equipe')).toBeVisible()
    const own = page.url()

    await approveAtStaffSite(browser, text)
    const staff = await caring(browser)
    await staff.goto(churchUrl('full', '/prayer'))
    const card = staff.getByRole('listitem').filter({ hasText: text })
    await expect(card.getByRole('img', { name: 'Foto do pedido' })).toHaveJSProperty('complete', true)
    const pray = card.getByRole('button', { name: 'Orei por isso' })
    await pray.click()
    await expect(card.getByText('1 pessoa orou')).toBeVisible()
    await pray.click()
    await expect(card.getByText('Seja a primeira pessoa a orar')).toBeVisible()
    await pray.click()
    await expect(pray).toHaveAttribute('aria-pressed', 'true')
    await card.getByRole('button', { name: 'Mensagem' }).click()
    await staff.getByRole('textbox', { name: 'Sua mensagem' }).fill('Estou com você.')
    await staff.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(staff.getByText('Mensagem enviada').first()).toBeVisible()

    // The church reads that as well: until then its writer alone sees it.
    await card.getByRole('link', { name: 'Ver o pedido' }).click()
    await expect(staff.getByText('Estou com você.')).toBeVisible()
    await expect(staff.getByText('Espera a equipe')).toBeVisible()
    expect(await problems(staff)).toEqual([])
    await page.goto(own)
    await expect(page.getByText('1 pessoa orou')).toBeVisible()
    await expect(page.getByText('Estou com você.')).toHaveCount(0)
    await staff.goto(churchUrl('full', '/prayer/desk?situacao=mensagens'))
    const message = staff.getByRole('listitem').filter({ hasText: 'Estou com você.' })
    await expect(message).toContainText(text)
    expect(await problems(staff)).toEqual([])
    await fits(staff, 'messages that wait')
    await message.getByRole('button', { name: 'Mostrar embaixo do pedido' }).click()
    await expect(message).toHaveCount(0)
    await expect(staff.getByText('Está ligado: pedidos, novidades')).toBeVisible()
    await staff.context().close()

    await page.goto(own)
    await expect(page.getByText('1 pessoa orou')).toBeVisible()
    await expect(page.getByText('Estou com você.')).toBeVisible()
    await page.getByRole('button', { name: 'Foi respondido' }).click()
    await page.getByRole('textbox', { name: 'Como foi' }).fill('Dormi em paz.')
    await page.getByRole('button', { name: 'Marcar como respondido' }).click()
    await expect(page.getByRole('heading', { name: 'Testemunho' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await fits(page, 'an own request')

    await page.getByRole('link', { name: 'Excluir o pedido' }).click()
    await page.getByRole('button', { name: 'Excluir para sempre' }).click()
    await page.getByRole('button', { name: 'Voltar atrás' }).click()
    await expect(page.getByRole('heading', { name: 'Testemunho' })).toBeVisible()
    await page.getByRole('link', { name: 'Excluir o pedido' }).click()
    await page.getByRole('button', { name: 'Excluir para sempre' }).click()
    await expect(page.getByRole('button', { name: 'Voltar atrás' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'O pedido foi excluído' })).toBeVisible()
    await page.goto(own)
    await expect(page.getByRole('heading', { name: 'Este pedido não existe mais' })).toBeVisible()
  })

  test('a private request is read by who cares for prayer alone, and each reading is recorded', async ({
    page,
    browser,
  }) => {
    const text = `Não consigo dormir, ${Date.now()}.`
    await enter(page, 'member', 'full')
    await page.goto(churchUrl('full', '/prayer/new'))
    await page.getByRole('radio', { name: /Só a equipe de oração/ }).check()
    await page.getByRole('textbox', { name: 'Seu pedido' }).fill(text)
    await page.getByRole('checkbox', { name: 'Quero receber uma ligação' }).check()
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByText('Só a equipe de oração lê. Não aparece no mural.')).toBeVisible()
    await page.getByRole('link', { name: 'Ver meu pedido' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seu pedido', exact: true })).toBeVisible()
    const own = page.url()

    // Shown to everybody later, it needs the consent of whom it is about as it would have at first.
    await page.getByText('Mudar quem vê').click()
    await page.getByRole('radio', { name: /Quem visita o mural/ }).check()
    await page.getByRole('checkbox', { name: 'É sobre outra pessoa' }).check()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const consent = page.getByRole('checkbox', { name: /Essa pessoa sabe e concorda/ })
    await expect(consent).toHaveAccessibleDescription(/.+/)
    await expect(consent).toHaveAttribute('aria-invalid', 'true')
    expect(await problems(page)).toEqual([])
    await expect(page.getByText('Só a equipe', { exact: true })).toBeVisible()
    await page.goto(own)
    await page.goto(churchUrl('full', '/prayer'))
    await expect(page.getByText(text)).toHaveCount(0)

    // No role reads it: who administers the church is led to the staff's site, which has the wall alone.
    const admin = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(admin, 'admin', 'full')
    await admin.goto(churchUrl('full', '/prayer/desk'))
    const away = admin.getByRole('link', { name: 'Abrir no site da equipe' })
    await expect(away).toHaveAttribute('href', '/admin?pagina=%2Fprayer%2Fdesk')
    await expect(admin.getByRole('link', { name: 'Cuidado', exact: true })).toHaveCount(0)
    expect(await problems(admin)).toEqual([])
    await admin.context().close()
    const staff = await caring(browser)
    await staff.goto(churchUrl('full', '/prayer/desk'))
    await staff.getByRole('link', { name: 'Cuidado', exact: true }).click()
    await expect(staff.getByText(/cada leitura fica registrada/)).toBeVisible()
    const row = staff.getByRole('listitem').filter({ hasText: 'Quer uma ligação' }).first()
    await expect(row).toBeVisible()
    await expect(staff.getByText(text)).toHaveCount(0)
    expect(await problems(staff)).toEqual([])
    await row.getByRole('link', { name: 'Ver' }).click()
    await staff.getByRole('button', { name: 'Abrir e registrar a leitura' }).click()
    await expect(staff.getByText(text)).toBeVisible()
    await staff.getByRole('button', { name: 'Marcar ligação feita' }).click()
    await expect(staff.getByText('Ligação feita').first()).toBeVisible()
    await staff.getByRole('textbox', { name: 'Resposta da igreja' }).fill('Ligo hoje às sete.')
    await staff.getByRole('button', { name: 'Responder' }).click()
    await expect(staff.getByText('Resposta enviada').first()).toBeVisible()
    expect(await problems(staff)).toEqual([])
    await staff.context().close()

    await page.goto(own)
    await expect(page.getByText('Ligo hoje às sete.')).toBeVisible()
    await expect(page.getByText('A igreja já ligou para você.')).toBeVisible()
  })

  test('somebody prays without a network, and it is counted when it is back', async ({ page, context }) => {
    await enter(page, 'sameOrganisationMember', 'english')
    await page.goto(churchUrl('english', '/prayer'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Orei por isso' }).first()).toBeVisible()
    await expect.poll(() => isRecorded(page, 'naoOradas=1')).toBe(true)
    await context.setOffline(true)
    await page.goto(churchUrl('english', '/prayer#pray'))
    const mode = page.getByRole('dialog', { name: 'Modo oração' })
    const pray = mode.getByRole('button', { name: 'Orei por isso' })
    await pray.click()
    await expect(pray).toHaveAttribute('aria-pressed', 'true')
    await expect(mode.getByText('Vai ser contada quando a internet voltar.')).toBeVisible()
    const sent = page.waitForResponse((response) => response.url().includes('/oracao/orar/'))
    await context.setOffline(false)
    expect((await sent).status()).toBe(200)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.locator('[aria-pressed=true]').filter({ hasText: 'Orei por isso' })).toHaveCount(1)
  })
})
