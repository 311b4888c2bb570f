import { expect, test, type Page } from '@playwright/test'
import { bringDevotional, passForHistory } from './clock.ts'
import { drawPicture } from './draw-picture.ts'
import { comesToShow } from './comes-to-show.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, noticesGone, staffUrl } from './staff-site.ts'
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
    when: 'Quando',
    schedule: 'Agendar',
    published: 'Publicado',
    scheduled: 'Agendado',
    archive: 'Arquivar',
    archived: 'Arquivado',
    undo: 'Desfazer',
    restore: /^Restaurar como estava/,
    conflict: 'Alguém mudou isto enquanto você escrevia',
    mine: 'Publicar o meu',
    table: 'Tabela: fica como está',
    alt: 'O que a imagem mostra',
    noPicture: 'Este arquivo não é uma imagem',
    fromLeft: 'Da esquerda para a direita',
    fill: 'Preencha este campo.',
    done: 'Nada mudou desde a publicação.',
  },
  en: {
    create: 'New devotional',
    title: 'Title',
    day: 'Day',
    text: 'Text',
    kept: 'Draft kept. Only staff see it.',
    now: 'Publish now',
    later: 'Publish later',
    when: 'When',
    schedule: 'Schedule',
    published: 'Published',
    scheduled: 'Scheduled',
    archive: 'Archive',
    archived: 'Archived',
    undo: 'Undo',
    restore: /^Restore as it was/,
    conflict: 'Somebody changed this while you were writing',
    mine: 'Publish mine',
    table: 'Table: stays as it is',
    alt: 'What the picture shows',
    noPicture: 'This file is no picture',
    fromLeft: 'From left to right',
    fill: 'Fill this in.',
    done: 'Nothing has changed since it was published.',
  },
  es: {
    create: 'Nuevo devocional',
    title: 'Título',
    day: 'Día',
    text: 'Texto',
    kept: 'Borrador guardado. Solo lo ve el equipo.',
    now: 'Publicar ahora',
    later: 'Publicar después',
    when: 'Cuándo',
    schedule: 'Programar',
    published: 'Publicado',
    scheduled: 'Programado',
    archive: 'Archivar',
    archived: 'Archivado',
    undo: 'Deshacer',
    restore: /^Restaurar como estaba/,
    conflict: 'Alguien cambió esto mientras escribías',
    mine: 'Publicar el mío',
    table: 'Tabla: se queda como está',
    alt: 'Qué muestra la imagen',
    noPicture: 'Este archivo no es una imagen',
    fromLeft: 'De izquierda a derecha',
    fill: 'Completa este campo.',
    done: 'Nada ha cambiado desde la publicación.',
  },
}

const list = (kind: string) => staffUrl(`/conteudo/${kind}`)

/** A part of a bulletin as Word puts it on the clipboard. */
const BULLETIN = `<html><body><h1 style="color:red">Boletim</h1>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Ceia</p>
  <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>Pão</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Coral</p>
  <p><a href="https://exemplo.example/"><span style="color:blue">Mapa</span></a></p>
  <table><tr><td>Ensaio</td><td>19h</td></tr></table><p>m<sup>2</sup></p></body></html>`

/** What a visitor's browser is answered. */
async function seen(page: Page, id: number): Promise<number> {
  const visitor = await page.context().newPage()
  const answer = await visitor.goto(churchUrl('full', `/devotionals/${id}`))
  await visitor.close()
  return answer!.status()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const state = (page: Page, name: string) => page.locator('main .tag').filter({ hasText: name }).first()

inOneLanguage('what staff write', words, (say, locale) => {
  /** Begins a devotional of yesterday and waits until a server has it. */
  async function begin(page: Page, title: string, text: string): Promise<number> {
    await page.goto(list('devotionals'))
    await page.getByRole('button', { name: say.create }).click()
    await page.getByRole('textbox', { name: say.title, exact: true }).fill(title)
    const yesterday = new Date(Date.now() - 86_400_000 * 2).toISOString().slice(0, 10)
    await page.getByLabel(say.day, { exact: true }).fill(yesterday)
    await page.getByRole('textbox', { name: say.text, exact: true }).fill(text)
    await expect(page.getByText(say.kept)).toBeVisible()
    return Number(/\d+$/.exec(new URL(page.url()).pathname)![0])
  }

  test('a draft outlives its browser, waits for its time, is taken back and restored', async ({
    page,
    context,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    const id = await begin(page, 'Umbuzeiro', 'Raiz que guarda água.')
    expect(await seen(page, id)).toBe(404)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('textbox', { name: say.title, exact: true }).fill('Umbuzeiro em flor')
    // Killed with the last word not sent: nothing is asked of the page.
    const address = page.url()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByRole('textbox', { name: say.title, exact: true })).toHaveValue(
      'Umbuzeiro em flor',
    )
    await expect(again.getByRole('textbox', { name: say.text, exact: true })).toHaveText(
      'Raiz que guarda água.',
    )
    expect(await seen(again, id)).toBe(404)

    await press(again, say.later)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await again.getByLabel(say.when, { exact: true }).fill(`${tomorrow}T06:00`)
    await press(again, say.schedule)
    await expect(state(again, say.scheduled)).toBeVisible()
    expect(await seen(again, id)).toBe(404)
    await press(again, say.now)
    await expect(state(again, say.published)).toBeVisible()
    await expect.poll(() => seen(again, id)).toBe(200)

    await noticesGone(again)
    await press(again, say.archive)
    // Whoever points at the way back keeps it.
    await again.getByRole('button', { name: say.undo, exact: true }).hover()
    await expect(state(again, say.archived)).toBeVisible()
    await expect.poll(() => seen(again, id)).toBe(404)
    await press(again, say.undo)
    await expect(state(again, say.published)).toBeVisible()
    await expect.poll(() => seen(again, id)).toBe(200)

    // What is restored is what was there last month.
    await passForHistory(id, { days: 31 })
    await again.getByRole('textbox', { name: say.title, exact: true }).fill('Outro título')
    await press(again, say.now)
    await expect(again.getByText(say.done)).toBeVisible()
    await expect(again.getByRole('heading', { level: 1, name: 'Outro título' })).toBeVisible()
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })
    const lastMonth = format.format(Date.now() - 31 * 86_400_000)
    const before = again.getByRole('button', { name: say.restore }).last()
    await expect(before).toHaveAccessibleName(new RegExp(lastMonth))
    await before.click()
    await expect(again.getByRole('textbox', { name: say.title, exact: true })).toHaveValue(
      'Umbuzeiro em flor',
    )
  })

  test('a devotional waits for six in the morning, with a picture that is framed and described', async ({
    page,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    const id = await begin(page, 'Juazeiro', 'Sombra que não seca.')
    const files = page.locator('input[type=file]').first()
    const mimeType = 'image/png'
    await files.setInputFiles({ name: 'nada.png', mimeType, buffer: Buffer.from('no picture at all') })
    await expect(page.getByText(say.noPicture)).toBeVisible()
    await files.setInputFiles({ name: 'juazeiro.png', mimeType, buffer: await drawPicture(page) })
    const point = page.getByRole('slider', { name: say.fromLeft })
    await expect(point).toHaveValue('50')
    await point.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(point).toHaveValue('52')
    await expect(page.getByText(say.kept)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])

    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const later = async () => {
      await press(page, say.later)
      await page.getByLabel(say.when, { exact: true }).fill(`${tomorrow}T06:00`)
      await press(page, say.schedule)
    }
    await later()
    await expect(page.getByText(say.fill)).toBeVisible()
    await page.getByLabel(say.alt, { exact: true }).fill('Juazeiro sozinho no pasto')
    await later()
    await expect(state(page, say.scheduled)).toBeVisible()
    // A minute before its time it is not there, and within a minute after it is, though nobody touches it.
    await bringDevotional(id, { seconds: 60 })
    expect(await seen(page, id)).toBe(404)
    await bringDevotional(id, { seconds: 0 })
    await expect.poll(() => seen(page, id), { timeout: 60_000 }).toBe(200)
    await page.goto(churchUrl('full', `/devotionals/${id}`))
    const picture = page.getByRole('img', { name: 'Juazeiro sozinho no pasto' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(picture).toHaveCSS('object-position', '52% 48%')
  })

  test('who comes second sees both texts and loses none', async ({ page, browser }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    const id = await begin(page, 'Mandacaru', 'Espinho e flor.')
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
    const other = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await comeIn(other, { as: 'admin', locale })
    await other.goto(`${list('devotionals')}/${id}`)
    await other.getByRole('textbox', { name: say.title, exact: true }).fill('De Helena')
    await press(other, say.now)
    await expect(other.getByText(say.done)).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'De Helena' })).toBeVisible()
    await other.close()

    await page.getByRole('textbox', { name: say.title, exact: true }).fill('De Tiago')
    await press(page, say.now)
    const both = page.getByRole('dialog', { name: say.conflict })
    await expect(both).toContainText('De Helena')
    await expect(both).toContainText('De Tiago')
    await both.getByRole('button', { name: say.mine }).click()
    await expect(both).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'De Tiago' })).toBeVisible()
  })

  test('a bulletin of Word keeps its lists, headings and links, and loses its colours', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale })
    await onSlow4G(page)
    const id = await begin(page, 'Boletim', '')
    const text = page.getByRole('textbox', { name: say.text, exact: true })
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, BULLETIN)
    await expect(text.getByRole('heading', { level: 2, name: 'Boletim' })).toBeVisible()
    await expect(text.getByRole('listitem')).toHaveCount(3)
    await expect(text.locator('li li')).toHaveText('Pão')
    await expect(text.getByRole('link', { name: 'Mapa' })).toHaveAttribute('href', 'https://exemplo.example/')
    await expect(text.locator('[style]')).toHaveCount(0)
    // What there is no tool for stays what it was.
    await expect(text.getByText(say.table)).toBeVisible()
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
    await comesToShow(
      page,
      churchUrl('full', `/devotionals/${id}`),
      page.getByRole('cell', { name: 'Ensaio' }),
    )
    await expect(page.locator('article sup, main sup').first()).toHaveText('2')
  })
})
