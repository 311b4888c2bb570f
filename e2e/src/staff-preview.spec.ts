import { expect, test, type Page, type Request } from '@playwright/test'
import { comesToShow } from './comes-to-show.ts'
import { drawPicture } from './draw-picture.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    create: 'Novo devocional',
    title: 'Título',
    day: 'Dia',
    text: 'Texto',
    alt: 'O que a imagem mostra',
    kept: 'Rascunho guardado. Só a equipe vê.',
    now: 'Publicar agora',
    published: 'Publicado',
    later: 'Publicar depois',
    when: 'Quando',
    schedule: 'Agendar',
    scheduled: 'Agendado',
    look: 'Ver como visitante',
    home: 'Ver o portal em uma data',
    at: 'Como estará em',
    prepare: 'Preparar a prévia',
    open: 'Abrir a prévia',
    preview: 'Prévia',
    ended: 'Esta prévia terminou',
    complete: 'Antes de ver, complete',
    close: 'Fechar',
    login: 'Entrar',
    lessons: 'Lições da escola bíblica',
    lesson: 'Nova lição',
    down: 'Descer Solo',
    plan: 'Novo plano',
    name: 'Nome',
    readings: 'Leituras',
    wrong: 'Linha 2: não há esta passagem na Bíblia. Escreva como Gn 1-3; Sl 1.',
  },
  en: {
    create: 'New devotional',
    title: 'Title',
    day: 'Day',
    text: 'Text',
    alt: 'What the picture shows',
    kept: 'Draft kept. Only staff see it.',
    now: 'Publish now',
    published: 'Published',
    later: 'Publish later',
    when: 'When',
    schedule: 'Schedule',
    scheduled: 'Scheduled',
    look: 'See as a visitor',
    home: 'See the portal on a date',
    at: 'As it will be on',
    prepare: 'Prepare the preview',
    open: 'Open the preview',
    preview: 'Preview',
    ended: 'This preview has ended',
    complete: 'Before you look, complete',
    close: 'Close',
    login: 'Sign in',
    lessons: 'Sunday school lessons',
    lesson: 'New lesson',
    down: 'Move Solo down',
    plan: 'New plan',
    name: 'Name',
    readings: 'Readings',
    wrong: 'Line 2: the Bible has no such passage. Write it like Gen 1-3; Ps 1.',
  },
  es: {
    create: 'Nuevo devocional',
    title: 'Título',
    day: 'Día',
    text: 'Texto',
    alt: 'Qué muestra la imagen',
    kept: 'Borrador guardado. Solo lo ve el equipo.',
    now: 'Publicar ahora',
    published: 'Publicado',
    later: 'Publicar después',
    when: 'Cuándo',
    schedule: 'Programar',
    scheduled: 'Programado',
    look: 'Ver como visitante',
    home: 'Ver el portal en una fecha',
    at: 'Cómo estará el',
    prepare: 'Preparar la vista previa',
    open: 'Abrir la vista previa',
    preview: 'Vista previa',
    ended: 'Esta vista previa terminó',
    complete: 'Antes de verla, completa',
    close: 'Cerrar',
    login: 'Entrar',
    lessons: 'Lecciones de la escuela bíblica',
    lesson: 'Nueva lección',
    down: 'Bajar Solo',
    plan: 'Nuevo plan',
    name: 'Nombre',
    readings: 'Lecturas',
    wrong: 'Línea 2: la Biblia no tiene ese pasaje. Escríbelo como Gn 1-3; Sal 1.',
  },
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const state = (page: Page, name: string) => page.locator('main .tag').filter({ hasText: name }).first()
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Whether it asks for a page as it is now. */
const isOfNow = (request: Request) => (request.postDataJSON() as { momento: string | null }).momento === null

inOneLanguage('pages before they are out', words, (say, locale) => {
  /** The address of a preview at a moment of the church's clock; as it is first without one. */
  async function addressAt(page: Page, moment = ''): Promise<string> {
    const dialog = page.getByRole('dialog')
    if (!(await dialog.isVisible())) await press(page, say.look)
    const link = dialog.getByRole('link', { name: say.open })
    await expect(link).toBeVisible()
    if (moment === '') return (await link.getAttribute('href'))!
    await dialog.getByLabel(say.at, { exact: false }).fill(moment)
    await dialog.getByRole('button', { name: say.prepare, exact: true }).click()
    await expect(link).toBeVisible()
    return (await link.getAttribute('href'))!
  }

  test('a devotional of tomorrow at six is absent at 5:59 and there by 6:01', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/devotionals' })
    await onSlow4G(page)
    await page.getByRole('button', { name: say.create }).click()
    await field(page, say.title).fill('Angico')
    await page
      .getByLabel(say.day, { exact: true })
      .fill(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
    await field(page, say.text).fill('Casca amarga, sombra doce.')
    const files = page.locator('input[type=file]').first()
    await files.setInputFiles({ name: 'angico.png', mimeType: 'image/png', buffer: await drawPicture(page) })
    await page.getByLabel(say.alt, { exact: true }).fill('Um angico em flor')
    await press(page, say.later)
    await page.getByLabel(say.when, { exact: true }).fill(`${tomorrow()}T06:00`)
    await press(page, say.schedule)
    await expect(state(page, say.scheduled)).toBeVisible()

    const early = await addressAt(page, `${tomorrow()}T05:59`)
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'the way to a preview')
    const late = await addressAt(page, `${tomorrow()}T06:01`)
    const visitor = await page.context().newPage()
    expect((await visitor.goto(early))!.status()).toBe(404)
    await expect(visitor.getByText(say.preview, { exact: true })).toBeVisible()
    const answer = (await visitor.goto(late))!
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
    await expect(visitor.getByRole('heading', { level: 1, name: 'Angico' })).toBeVisible()
    await expect(visitor.getByText(say.preview, { exact: true })).toBeVisible()
    expect(await problemsInEachScheme(visitor)).toEqual([])
    // Who has no ticket, or one of another page, sees nothing of it.
    const { origin, pathname, search } = new URL(late)
    expect((await visitor.goto(origin + pathname))!.status()).toBe(404)
    expect((await visitor.goto(`${origin}/about${search}`))!.status()).toBe(410)
    await expect(visitor.getByRole('heading', { name: say.ended })).toBeVisible()
  })

  test('a draft is seen as a visitor sees it, whoever is logged in, and says what it lacks', async ({
    page,
  }) => {
    await enter(page, 'member', 'full')
    const portal = page
    const staff = await page.context().newPage()
    await comeIn(staff, { as: 'contentAdmin', locale, path: '/conteudo/devotionals' })
    await staff.getByRole('button', { name: say.create }).click()
    await press(staff, say.look)
    await expect(staff.getByText(say.complete)).toBeVisible()
    await press(staff, say.close)
    await field(staff, say.title).fill('Catingueira')
    await staff
      .getByLabel(say.day, { exact: true })
      .fill(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
    await field(staff, say.text).fill('Brota com a primeira chuva.')
    await expect(field(staff, say.text)).toHaveText('Brota com a primeira chuva.')
    const address = await addressAt(staff)
    await portal.goto(address)
    await expect(portal.getByRole('heading', { level: 1, name: 'Catingueira' })).toBeVisible()
    await expect(portal.locator('html[data-ready]')).toBeAttached()
    await expect(portal.getByRole('link', { name: say.login }).first()).toBeAttached()
    // A way out leads to what everybody sees, where they are who they are.
    expect((await portal.goto(new URL(address).origin + new URL(address).pathname))!.status()).toBe(404)
  })

  test('the home is seen as it will be on a date', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo' })
    // What was asked first answers last.
    const late = Promise.withResolvers<void>()
    await page.route('**/equipe/previa/', async (route) => {
      if (isOfNow(route.request())) await late.promise
      await route.continue()
    })
    const first = page.waitForResponse(
      (answer) => answer.url().endsWith('/equipe/previa/') && isOfNow(answer.request()),
    )
    await press(page, say.home)
    const link = page.getByRole('dialog').getByRole('link', { name: say.open })
    await page.getByLabel(say.at, { exact: false }).fill('2031-03-02T09:00')
    await press(page, say.prepare)
    await expect(link).toBeVisible()
    const asked = await link.getAttribute('href')
    late.resolve()
    await (await first).finished()
    await expect(link).toHaveAttribute('href', asked!)
    await page.goto((await link.getAttribute('href'))!)
    await expect(page.getByText(say.preview, { exact: true })).toBeVisible()
  })

  test('lessons are written below their series and put in order', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/sunday-school' })
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('link', { name: say.lessons }).click()
    await expect(page.getByRole('button', { name: say.lesson })).toBeVisible()
    const lessons = page.url()
    for (const title of ['Solo', 'Chuva']) {
      await page.goto(lessons)
      await page.getByRole('button', { name: say.lesson }).click()
      await field(page, say.title).fill(title)
      await field(page, say.text).fill('Leia em voz alta.')
      await press(page, say.now)
      await expect(state(page, say.published)).toBeVisible()
    }
    await page.goto(lessons)
    const names = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(names.last()).toContainText('Chuva')
    // It is shown at once, and sent.
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/ordem/') && answer.ok())
    await page.getByRole('button', { name: say.down, exact: true }).click()
    await expect(names.last()).toContainText('Solo')
    await kept
    await page.reload()
    await expect(names.last()).toContainText('Solo')
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, 'lessons')
  })

  test('a reading plan names the line that is no passage', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/reading-plans' })
    await page.getByRole('button', { name: say.plan }).click()
    await field(page, say.name).fill('Sob o umbuzeiro')
    await field(page, say.readings).fill('Gn 1-3\nGn 99')
    await expect(page.getByText(say.wrong)).toBeVisible()
    await field(page, say.readings).fill('Gn 1-3\nGn 4')
    await expect(page.getByText(say.wrong)).toBeHidden()
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    // Asked in the page: only browsers find names below localhost.
    await comesToShow(page, churchUrl('full', '/api/v1/plano-leitura/'), page.getByText('Sob o umbuzeiro'))
  })
})
