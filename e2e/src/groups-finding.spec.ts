import { expect, test } from '@playwright/test'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    choose: 'Me ajude a escolher',
    families: 'Famílias',
    weekend: 'No fim de semana',
    matter: 'Tanto faz',
    when: 'Quando você tem tempo?',
    map: 'Mapa',
    region: 'Mapa dos grupos',
    all: 'Mostrar todos os grupos',
    see: 'Ver o grupo',
    near: 'Perto de',
    forWhom: 'Para quem',
    women: 'Mulheres',
    me: 'Usar minha localização',
    refused: 'Não sabemos onde você está',
    first: 'Os mais próximos de você primeiro',
    away: /a cerca de/,
    none: 'Nenhum grupo com esses filtros',
    without: /^Sem “Famílias”: \d/,
    alert: 'Avise-me quando abrir um',
    promised: 'Vamos avisar você',
    waiting: 'Grupos que você espera',
    off: /^Cancelar aviso: De segunda a sexta · Manhã · Famílias/,
    feed: 'Encontros no meu calendário',
    feedTitle: 'Seus grupos no seu calendário',
    renew: 'Trocar endereço',
  },
  en: {
    choose: 'Help me choose',
    families: 'Families',
    weekend: 'Weekends',
    matter: 'It doesn’t matter',
    when: 'When do you have time?',
    map: 'Map',
    region: 'Map of the groups',
    all: 'Show all groups',
    see: 'See the group',
    near: 'Near',
    forWhom: 'Who it is for',
    women: 'Women',
    me: 'Use my location',
    refused: 'We don’t know where you are',
    first: 'Nearest to you first',
    away: /about .+ away/,
    none: 'No groups match these filters',
    without: /^Without “Families”: \d/,
    alert: 'Tell me when one opens',
    promised: 'We will tell you',
    waiting: 'Groups you are waiting for',
    off: /^Call off: Monday to Friday · Morning · Families/,
    feed: 'Meetings in my calendar',
    feedTitle: 'Your groups in your calendar',
    renew: 'New address',
  },
  es: {
    choose: 'Ayúdame a elegir',
    families: 'Familias',
    weekend: 'El fin de semana',
    matter: 'Me da igual',
    when: '¿Cuándo tienes tiempo?',
    map: 'Mapa',
    region: 'Mapa de los grupos',
    all: 'Mostrar todos los grupos',
    see: 'Ver el grupo',
    near: 'Cerca de',
    forWhom: 'Para quién',
    women: 'Mujeres',
    me: 'Usar mi ubicación',
    refused: 'No sabemos dónde estás',
    first: 'Primero los más cercanos a ti',
    away: /a unos/,
    none: 'Ningún grupo con esos filtros',
    without: /^Sin «Familias»: \d/,
    alert: 'Avísame cuando se abra uno',
    promised: 'Te avisaremos',
    waiting: 'Grupos que esperas',
    off: /^Cancelar aviso: De lunes a viernes · Mañana · Familias/,
    feed: 'Reuniones en mi calendario',
    feedTitle: 'Tus grupos en tu calendario',
    renew: 'Cambiar dirección',
  },
} as const

inOneLanguage('finding a group', words, (say) => {
  test('three questions lead to the list, and the map goes in step with it', async ({ page }) => {
    await page.goto(churchUrl('full', '/groups'))
    await page.getByRole('link', { name: say.choose }).click()
    await page.getByRole('link', { name: say.families, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.when })).toBeVisible()
    await page.getByRole('link', { name: say.weekend, exact: true }).click()
    await expect(page).toHaveURL(/passo=3/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: say.when })).toBeVisible()
    await page.getByRole('link', { name: say.weekend, exact: true }).click()
    await expect(page).toHaveURL(/passo=3/)
    await expect(page.getByRole('heading', { level: 1, name: say.when })).toHaveCount(0)
    await page.getByRole('link', { name: say.matter, exact: true }).click()
    await expect(page).toHaveURL(/publico=familias/)
    await expect(page.getByRole('link', { name: 'Pais e filhos de Santana' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mesa de terça' })).toHaveCount(0)

    // The map by keys alone: what is chosen there is chosen in the list.
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(churchUrl('full', '/groups'))
    await expect(page.getByRole('link', { name: 'Mesa de terça' })).toBeVisible()
    expect(scripts.filter((url) => /celula-ponto|groups-map/.test(url))).toEqual([])
    await page.getByRole('button', { name: say.map, exact: true }).click()
    const map = page.getByRole('region', { name: say.region })
    const mark = map.getByRole('button', { name: 'Pais e filhos de Santana' })
    await mark.focus()
    await page.keyboard.press('Enter')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(map.getByRole('link', { name: say.see })).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: 'Mesa de Pinheiros' }).hover()
    await expect(map.getByRole('button', { name: 'Mesa de Pinheiros' })).toHaveClass(/is-looked/)
    expect(await problems(page)).toEqual([])
    await fits(page, 'the map')
    // The filters of the list are those of the map.
    await page.getByLabel(say.forWhom, { exact: true }).selectOption({ label: say.women })
    await expect(page).toHaveURL(/mapa=1/)
    await expect(mark).toHaveCount(0)
    await map.getByRole('button', { name: say.all }).click()
    await map.getByRole('button', { name: 'Roda de mães' }).click()
    await map.getByRole('link', { name: say.see }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Roda de mães' })).toBeVisible()
  })

  test('the nearest come first once somebody says where they are, or a neighbourhood', async ({
    page,
    context,
  }) => {
    await page.goto(churchUrl('full', '/groups'))
    await page.getByRole('button', { name: say.me }).click()
    await expect(page.getByText(say.refused)).toBeVisible()
    await page.getByLabel(say.near, { exact: true }).selectOption({ label: 'Mooca, São Paulo' })
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect(first).toHaveText('Vizinhos da Mooca')
    await expect(page.getByText(say.away).first()).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -23.499_123_4, longitude: -46.628_765_4 })
    await page.goto(churchUrl('full', '/groups'))
    await page.getByRole('button', { name: say.me }).click()
    // No more of the place is told than that.
    await expect(page).toHaveURL(/latitude=-23\.5&longitude=-46\.63/)
    await expect(page.getByText(say.first)).toBeVisible()
    await expect(first).toHaveText('Pais e filhos de Santana')
  })

  test('who finds none looks further, or is told of one later; their own are in a calendar', async ({
    page,
  }) => {
    await enter(page, 'member', 'full')
    await page.goto(churchUrl('full', '/groups?dia=1,2,3,4,5&periodo=manha&publico=familias'))
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
    await page.getByRole('button', { name: say.alert }).click()
    await expect(page.getByRole('status').filter({ hasText: say.promised }).first()).toBeVisible()
    const waiting = page.getByRole('region', { name: say.waiting })
    await waiting.getByRole('button', { name: say.off }).click()
    await expect(waiting).toHaveCount(0)
    await page.getByRole('link', { name: say.without }).click()
    await expect(page.getByRole('link', { name: 'Roda de mães' })).toBeVisible()

    await page.goto(churchUrl('full', '/groups'))
    await page.getByRole('button', { name: say.feed }).click()
    const feed = page.getByRole('region', { name: say.feedTitle })
    const address = await feed.locator('code').innerText()
    const ask = () =>
      page.evaluate(async (url) => {
        const answer = await fetch(url)
        return { status: answer.status, text: await answer.text() }
      }, address)
    expect((await ask()).text).toContain('Mesa de terça')
    await feed.getByRole('button', { name: say.renew }).click()
    await expect(feed.locator('code')).not.toHaveText(address)
    expect((await ask()).status).toBe(404)
    expect(await problems(page)).toEqual([])
  })
})
