import { expect, test, type Page } from '@playwright/test'
import { bringChange, retitleDevotional } from './clock.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    create: 'Novo devocional',
    title: 'Título',
    day: 'Dia',
    text: 'Texto',
    kept: 'Rascunho guardado. Só a equipe vê.',
    now: 'Publicar agora',
    later: 'Publicar depois',
    until: 'Mostrar até',
    when: 'Quando',
    schedule: 'Agendar',
    published: 'Publicado',
    early: 'O fim precisa vir depois do começo.',
    comes: /^Mudança agendada para .*, por Tiago/,
    missed: /^A mudança de .* não foi publicada$/,
    see: 'Ver o que muda',
    decide: 'Comparar e decidir',
    callOff: 'Cancelar a mudança',
    calledOff: 'Mudança cancelada',
    waiting: '1 mudança agendada não foi publicada',
    ends: /Até .*\./,
  },
  en: {
    create: 'New devotional',
    title: 'Title',
    day: 'Day',
    text: 'Text',
    kept: 'Draft kept. Only staff see it.',
    now: 'Publish now',
    later: 'Publish later',
    until: 'Show until',
    when: 'When',
    schedule: 'Schedule',
    published: 'Published',
    early: 'The end has to come after the beginning.',
    comes: /^Change scheduled for .*, by Tiago/,
    missed: /^The change of .* was not published$/,
    see: 'See what changes',
    decide: 'Compare and decide',
    callOff: 'Call off the change',
    calledOff: 'Change called off',
    waiting: '1 scheduled change was not published',
    ends: /Until .*\./,
  },
  es: {
    create: 'Nuevo devocional',
    title: 'Título',
    day: 'Día',
    text: 'Texto',
    kept: 'Borrador guardado. Solo lo ve el equipo.',
    now: 'Publicar ahora',
    later: 'Publicar después',
    until: 'Mostrar hasta',
    when: 'Cuándo',
    schedule: 'Programar',
    published: 'Publicado',
    early: 'El fin debe venir después del comienzo.',
    comes: /^Cambio programado para .*, por Tiago/,
    missed: /^El cambio de .* no se publicó$/,
    see: 'Ver qué cambia',
    decide: 'Comparar y decidir',
    callOff: 'Cancelar el cambio',
    calledOff: 'Cambio cancelado',
    waiting: '1 cambio programado no se publicó',
    ends: /Hasta .*\./,
  },
}

/** What a visitor's browser shows at the top. */
async function seen(page: Page, id: number): Promise<string> {
  const visitor = await page.context().newPage()
  await visitor.goto(churchUrl('full', `/devotionals/${id}`))
  const title = await visitor.getByRole('heading', { level: 1 }).first().innerText()
  await visitor.close()
  return title
}
const banner = (page: Page, name: RegExp) => page.locator('.notice').filter({ has: page.getByText(name) })
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

inOneLanguage('a change to what is published', words, (say, locale) => {
  const title = (page: Page) => page.getByRole('textbox', { name: say.title, exact: true })

  /** Types another title, and when it is to come. */
  async function schedule(page: Page, text: string) {
    await title(page).fill(text)
    await press(page, say.later)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.when, { exact: true }).fill(`${dayIn(2)}T06:00`)
    await dialog.getByRole('button', { name: say.schedule, exact: true }).click()
    await expect(page.getByText(say.comes).first()).toBeVisible()
  }

  test('waits beside it, is called off, comes at its time, and goes over nothing', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/devotionals' })
    await press(page, say.create)
    await title(page).fill('Mandacaru')
    await page.getByLabel(say.day, { exact: true }).fill(dayIn(-2))
    await page.getByRole('textbox', { name: say.text, exact: true }).fill('Flor que anuncia chuva.')
    await expect(page.getByText(say.kept)).toBeVisible()
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)![0])
    const state = page.locator('main .tag').filter({ hasText: say.published }).first()

    // With an end, which has to come after now.
    await press(page, say.until)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.until, { exact: true }).fill(`${dayIn(-1)}T06:00`)
    await expect(dialog.getByText(say.early)).toBeVisible()
    await expect(dialog.getByRole('button', { name: say.now, exact: true })).toBeDisabled()
    await dialog.getByLabel(say.until, { exact: true }).fill(`${dayIn(9)}T06:00`)
    await dialog.getByRole('button', { name: say.now, exact: true }).click()
    await expect(state).toBeVisible()
    await expect(page.getByText(say.ends).first()).toBeVisible()
    await expect.poll(() => seen(page, id)).toBe('Mandacaru')

    await schedule(page, 'Mandacaru em flor')
    await expect(state).toBeVisible()
    await expect(title(page)).toHaveValue('Mandacaru')
    expect(await seen(page, id)).toBe('Mandacaru')
    await press(page, say.see)
    await expect(dialog.getByText('Mandacaru em flor', { exact: true })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await dialog.getByRole('button', { name: say.callOff, exact: true }).click()
    await expect(page.getByText(say.calledOff, { exact: true }).first()).toBeVisible()
    await expect(banner(page, say.comes)).toHaveCount(0)
    await expect(title(page)).toHaveValue('Mandacaru em flor')
    expect(await seen(page, id)).toBe('Mandacaru')

    await schedule(page, 'Mandacaru em flor')
    await bringChange(id)
    await expect.poll(() => seen(page, id), { timeout: 60_000 }).toBe('Mandacaru em flor')

    // Somebody else was quicker: nothing is written over, and Today leads to both texts.
    await page.reload()
    await expect(title(page)).toHaveValue('Mandacaru em flor')
    await schedule(page, 'Mandacaru de Tiago')
    await retitleDevotional(id, 'Mandacaru de outra pessoa')
    await bringChange(id)
    const line = page.getByRole('link', { name: say.waiting })
    await expect(async () => {
      await page.goto(staffUrl('/pendencias'))
      await expect(line).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    expect(await seen(page, id)).toBe('Mandacaru de outra pessoa')
    await line.click()
    await expect(banner(page, say.missed)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await press(page, say.decide)
    await expect(dialog.getByText('Mandacaru de Tiago', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Mandacaru de outra pessoa', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: say.now, exact: true }).click()
    await expect(banner(page, say.missed)).toHaveCount(0)
    await expect.poll(() => seen(page, id)).toBe('Mandacaru de Tiago')
  })
})
