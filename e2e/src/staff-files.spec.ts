import { expect, test, type Page } from '@playwright/test'
import { comesToShow } from './comes-to-show.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    create: 'Novo episódio',
    title: 'Título',
    out: 'Sai em',
    length: 'Duração em segundos',
    wrong: /não é de um tipo que o portal mostra/,
    now: 'Publicar agora',
    recording: 'Gravação',
    published: 'Publicado',
    choose: 'Escolher arquivos',
    drafts: /^Guardar 1 como rascunho$/,
    left: 'Não entra',
    done: '1 música importada',
    preview: 'Como aparece no portal',
    text: 'Texto',
    playlist: 'Nova playlist',
    find: 'Procurar para acrescentar',
    down: /: para baixo$/,
  },
  en: {
    create: 'New episode',
    title: 'Title',
    out: 'Comes out',
    length: 'Length in seconds',
    wrong: /is of no kind that the portal shows/,
    now: 'Publish now',
    recording: 'Recording',
    published: 'Published',
    choose: 'Choose files',
    drafts: /^Keep 1 as a draft$/,
    left: 'Left out',
    done: '1 song imported',
    preview: 'As it shows in the portal',
    text: 'Text',
    playlist: 'New playlist',
    find: 'Search for what to add',
    down: /: down$/,
  },
  es: {
    create: 'Nuevo episodio',
    title: 'Título',
    out: 'Sale el',
    length: 'Duración en segundos',
    wrong: /no es de un tipo que el portal muestre/,
    now: 'Publicar ahora',
    recording: 'Grabación',
    published: 'Publicado',
    choose: 'Elegir archivos',
    drafts: /^Guardar 1 como borrador$/,
    left: 'No entra',
    done: '1 canción importada',
    preview: 'Como se ve en el portal',
    text: 'Texto',
    playlist: 'Nueva lista',
    find: 'Buscar para añadir',
    down: /: abajo$/,
  },
}

/** Ten seconds of silence, as a player plays them. */
function recording(): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: 383 }, () => frame))
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const state = (page: Page, name: string) => page.locator('main .tag').filter({ hasText: name }).first()

inOneLanguage('files of what staff write', words, (say, locale) => {
  test('an episode is sent, heard by who sends it, and comes out in the portal', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/episodes' })
    await press(page, say.create)
    await page.getByRole('textbox', { name: say.title, exact: true }).fill('Raiz funda')
    const file = page.locator('input[type=file]').first()
    await file.setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') })
    await expect(page.getByText(say.wrong)).toBeVisible()
    await press(page, say.now)
    await expect(page.getByRole('alert')).toContainText(say.recording)
    await file.setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: recording() })
    await expect(page.locator('audio')).toHaveAttribute('src', /^\/media\/\d+\/envios\/.+\.mp3$/)
    await expect(page.getByLabel(say.length)).toHaveValue('10')
    expect(await problemsInEachScheme(page)).toEqual([])
    const before = new Date(Date.now() - 86_400_000 * 2).toISOString().slice(0, 10)
    await page.getByLabel(say.out, { exact: true }).fill(`${before}T09:00`)
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
    await comesToShow(page, churchUrl('full', '/podcast'), page.getByText('Raiz funda').first())
  })

  test('songs are looked through before they are taken, and written beside what singers see', async ({
    page,
  }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/songs/importar' })
    const song = '{title: Umbuzeiro em flor}\n{key: D}\n\n[D]Raiz que guarda [G]água'
    await page.locator('input[type=file]').setInputFiles([
      { name: 'umbu.cho', mimeType: 'text/plain', buffer: Buffer.from(song) },
      {
        name: 'bomba.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from('<!DOCTYPE song [<!ENTITY a "a">]><song/>'),
      },
    ])
    await expect(page.getByRole('listitem').filter({ hasText: 'bomba.xml' })).toContainText(say.left)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.drafts }).click()
    await expect(page.getByText(say.done)).toBeVisible()
    await page.goto(staffUrl('/conteudo/songs'))
    await page.getByRole('link', { name: /Umbuzeiro em flor/ }).click()
    const preview = page.getByRole('region', { name: say.preview })
    await expect(preview.locator('.song-chord')).toHaveText(['D', 'G'])
    await page.getByRole('textbox', { name: say.text, exact: true }).fill('[A]Outra')
    await expect(preview.locator('.song-chord')).toHaveText(['A'])
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
  })

  test('a playlist is put in order by buttons', async ({ page }) => {
    await comeIn(page, { as: 'contentAdmin', locale, path: '/conteudo/playlists' })
    await press(page, say.playlist)
    await page.getByRole('textbox', { name: say.title, exact: true }).fill('Sertão em filme')
    await page.getByLabel(say.find).fill('filho que')
    for (const name of ['O filho que ficou', 'O filho que voltou'])
      await page.getByRole('button', { name, exact: true }).click()
    const items = page.locator('main ol > li')
    await expect(items).toContainText(['1. O filho que ficou', '2. O filho que voltou'])
    await page.getByRole('button', { name: say.down }).first().click()
    await expect(items).toContainText(['1. O filho que voltou', '2. O filho que ficou'])
    expect(await problemsInEachScheme(page)).toEqual([])
    await press(page, say.now)
    await expect(state(page, say.published)).toBeVisible()
    await comesToShow(page, churchUrl('full', '/videos'), page.getByText('Sertão em filme').first())
  })
})
