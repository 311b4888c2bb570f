import { demoPassword, demoPeople } from '@atrio/demo'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { staffUrl } from './staff-site.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    email: 'E-mail',
    password: 'Senha',
    code: 'Código',
    factor: 'Segundo passo',
    today: 'Hoje',
    menu: 'Menu',
    content: 'Conteúdo',
    devotionals: 'Devocionais',
    create: 'Novo devocional',
    title: 'Título',
    day: 'Dia',
    text: 'Texto',
    list: 'Lista',
    kept: 'Rascunho guardado. Só a equipe vê.',
    now: 'Publicar agora',
    published: 'Publicado',
    archive: 'Arquivar',
    archived: 'Arquivado',
    undo: 'Desfazer',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    factor: 'Second step',
    today: 'Today',
    menu: 'Menu',
    content: 'Content',
    devotionals: 'Devotionals',
    create: 'New devotional',
    title: 'Title',
    day: 'Day',
    text: 'Text',
    list: 'List',
    kept: 'Draft kept. Only staff see it.',
    now: 'Publish now',
    published: 'Published',
    archive: 'Archive',
    archived: 'Archived',
    undo: 'Undo',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    code: 'Código',
    factor: 'Segundo paso',
    today: 'Hoy',
    menu: 'Menú',
    content: 'Contenido',
    devotionals: 'Devocionales',
    create: 'Nuevo devocional',
    title: 'Título',
    day: 'Día',
    text: 'Texto',
    list: 'Lista',
    kept: 'Borrador guardado. Solo lo ve el equipo.',
    now: 'Publicar ahora',
    published: 'Publicado',
    archive: 'Archivar',
    archived: 'Archivado',
    undo: 'Deshacer',
  },
}

inOneLanguage('the staff’s site by keyboard', words, (say, locale) => {
  test('from the entry to a published devotional and back, by keyboard alone', async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const state = (name: string) => page.locator('main .tag').filter({ hasText: name }).first()

    await page.goto(staffUrl(`?locale=${locale}`))
    await type(page, field(say.email), demoPeople.contentAdmin.email)
    await type(page, page.getByLabel(say.password, { exact: true }), demoPassword)
    await page.keyboard.press('Enter')
    const factor = page.getByRole('heading', { level: 1, name: say.factor })
    await expect(factor).toBeVisible()
    // A code opens once: another one is typed where the last was used just now.
    await expect(async () => {
      if (await factor.isHidden()) return
      const code = /\b\d{6}\b/.exec(await page.getByRole('main').innerText())![0]
      await tabTo(page, field(say.code))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(factor).toBeHidden({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('heading', { level: 1, name: say.today })).toBeVisible()

    await press(page, button(say.menu))
    await press(page, page.getByRole('dialog').getByRole('link', { name: say.content, exact: true }))
    await press(page, page.getByRole('main').getByRole('link', { name: say.devotionals, exact: true }))
    await press(page, page.getByRole('main').getByRole('button', { name: say.create }))

    await type(page, field(say.title), 'Mandacaru')
    // The same digits in whichever order a language writes a date.
    await type(
      page,
      page.getByLabel(say.day, { exact: true }),
      `0303${1900 + Math.floor(Math.random() * 99)}`,
    )
    await press(page, button(say.list))
    await expect(field(say.text)).toBeFocused()
    await page.keyboard.type('Sombra')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Água')
    await expect(field(say.text).locator('li')).toHaveText(['Sombra', 'Água'])
    await expect(page.getByText(say.kept)).toBeVisible()
    await press(page, button(say.now))
    await expect(state(say.published)).toBeVisible()

    await press(page, button(say.archive))
    await expect(state(say.archived)).toBeVisible()
    await press(page, button(say.undo))
    await expect(state(say.published)).toBeVisible()
  })
})

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** More than any of these pages holds. */
const FURTHEST = 90

/** Goes on by Tab until it is there; each place on the way is to be seen, and is left by the next Tab but one. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  let stays = 0
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await isFocused(target)) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
    const { isSame, hidden } = await page.evaluate(focusSeen, before)
    expect(hidden, 'what has the focus is to be seen').toBeNull()
    // A date has parts, and a list moves a line in first.
    stays = isSame ? stays + 1 : 0
    expect(stays, 'Tab leads out of it').toBeLessThan(5)
  }
  throw new Error(`By Tab nobody comes to ${target.toString()}`)
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the focus is where it was, and what has it and does not show so. */
function focusSeen(before: Element | null): { isSame: boolean; hidden: string | null } {
  const now = document.activeElement
  const isSame = now === before
  if (!now || now === document.body) return { isSame: false, hidden: null }
  const around: Element[] = []
  for (let one: Element | null = now; one && around.length < 4; one = one.parentElement) around.push(one)
  const isMarked = around.some((one) => {
    // A shadow is also what lies below a card or a bar, whether or not something in it has the focus.
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return isDrawn && !/, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor)
  })
  const { top, bottom, left, right } = now.getBoundingClientRect()
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return { isSame, hidden: isMarked && isInView ? null : now.outerHTML.slice(0, 200) }
}
