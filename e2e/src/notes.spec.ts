import { readFile } from 'node:fs/promises'
import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { isRecorded } from './on-device.ts'
import { giveEmail, givePassword, logIn } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
// Several log in twice, and each log-in costs the server what it should.
test.describe.configure({ timeout: 90_000 })

const title = (page: Page) => page.getByLabel('Título', { exact: true })
const text = (page: Page) => page.getByLabel('Texto da anotação')

test('a visitor is sent to access first', async ({ page }) => {
  await page.goto(churchUrl('full', '/user/notes/new'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fuser%2Fnotes%2Fnew$/)
})

const words = {
  'pt-BR': {
    church: 'full',
    person: 'member',
    field: 'Texto da anotação',
    written: 'A semente é a palav',
    untitled: 'Sem título',
    status: 'Guardado neste aparelho · falta o título',
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    field: 'Text of the note',
    written: 'The seed is the wor',
    untitled: 'Untitled',
    status: 'Kept on this device · needs a title',
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    field: 'Texto de la nota',
    written: 'La semilla es la palab',
    untitled: 'Sin título',
    status: 'Guardado en este dispositivo · falta el título',
  },
} as const

inOneLanguage('a note on the device', words, (say) => {
  test('a note outlives a tab that dies in the middle of a word', async ({ page, context }) => {
    await enter(page, say.person, say.church)
    await page.goto(churchUrl(say.church, '/user/notes/new'))
    await page.getByLabel(say.field).pressSequentially(say.written)
    await expect(page).toHaveURL(/\/user\/notes\/[\da-f-]{36}$/)
    const address = page.url()
    await expect.poll(() => isRecorded(page, say.written)).toBe(true)
    await page.close({ runBeforeUnload: false })

    const next = await context.newPage()
    await next.goto(churchUrl(say.church, '/user/notes'))
    await next.getByRole('link', { name: say.untitled }).click()
    await expect(next).toHaveURL(address)
    await expect(next.getByLabel(say.field)).toHaveValue(say.written)
    await expect(next.getByText(say.status).first()).toBeVisible()
  })
})

test('saving asks for a title, suggests the first words, and offers a new note', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/user/notes/new'))
  await text(page).fill('## O *bom* pastor\nEle conhece as suas ovelhas.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Que título esta anotação terá?' })
  await expect(sheet.getByLabel('Título')).toHaveValue('O bom pastor')
  await sheet.getByLabel('Título').fill('')
  await sheet.getByRole('button', { name: 'Salvar' }).click()
  await expect(sheet.getByText('Escreva um título.')).toBeVisible()
  await sheet.getByLabel('Título').fill('Salmo do pastor')
  expect(await problems(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Salvar' }).click()
  const saved = page.getByRole('dialog', { name: 'Anotação salva' })
  await expect(saved.getByText('“Salmo do pastor” está em todos os seus aparelhos.')).toBeVisible()
  await saved.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page.getByText(/^Salvo \d\d:\d\d$/).first()).toBeVisible()
  await expect(text(page)).toHaveValue('## O *bom* pastor\nEle conhece as suas ovelhas.')

  await page.getByText('Ler', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'O bom pastor' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByText('Escrever', { exact: true }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nova anotação' }).click()
  await expect(page).toHaveURL(/\/user\/notes\/new$/)
  await expect(text(page)).toHaveValue('')
})

test('leaving without content asks, and deletes the note', async ({ page }) => {
  await logIn(page, demoPeople.admin)
  await write(page, 'Some depois', 'texto')
  await title(page).fill('')
  await text(page).fill('')
  await page.getByRole('link', { name: 'Todas as anotações' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir a anotação vazia?' })
  await dialog.getByRole('button', { name: 'Continuar escrevendo' }).click()
  await expect(text(page)).toBeVisible()
  await page.getByRole('link', { name: 'Todas as anotações' }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/user/notes'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas anotações' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Some depois|Sem título/ })).toHaveCount(0)
})

test('a note is written without a network, survives a reload there, and is sent when it is back', async ({
  page,
  context,
  browser,
}) => {
  await logIn(page, demoPeople.contentAdmin)
  await page.goto(churchUrl('full', '/user/notes'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => outlines(page)).toBe(3)
  await context.setOffline(true)
  await page.goto(churchUrl('full', '/user/notes/new'))
  await title(page).fill('Sem sinal')
  await text(page).fill('Escrito no porão da igreja.')
  await expect(page.getByText('Vai ser enviado quando a internet voltar').first()).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog', { name: 'Guardada neste aparelho' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
  await page.reload()
  await expect(text(page)).toHaveValue('Escrito no porão da igreja.')

  // A new tab knows nobody without a network; what lies on the device is its owner's all the same.
  const tab = await context.newPage()
  await tab.goto(churchUrl('full', '/user/notes'))
  await expect(tab.getByRole('link', { name: 'Sem sinal' })).toBeVisible()
  await tab.close()

  await context.setOffline(false)
  await expect(page.getByText(/^Salvo \d\d:\d\d$/).first()).toBeVisible()
  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await logIn(other, demoPeople.contentAdmin)
  await other.goto(churchUrl('full', '/user/notes?busca=porao'))
  await expect(other.getByRole('link', { name: 'Sem sinal' })).toBeVisible()
  await other.context().close()
})

test('a session that ends in the middle loses nothing, and leads back to the note', async ({ page }) => {
  await logIn(page, demoPeople.superAdmin)
  await write(page, 'Interrompida', 'antes')
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
    }
    await fetch('/api/v1/security/logout', { method: 'POST', headers, body: '{}' })
  })
  await text(page).fill('antes e depois')
  await expect(page).toHaveURL(churchUrl('full'))
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Entrar' }).click()
  await giveEmail(page, demoPeople.superAdmin.email)
  await givePassword(page, demoPeople.superAdmin.password)
  await expect(page).toHaveURL(/\/user\/notes\/[\da-f-]{36}$/)
  await expect(text(page)).toHaveValue('antes e depois')
  await expect(page.getByText(/^Salvo \d\d:\d\d$/).first()).toBeVisible()
})

test('two devices change one note, and both versions stay', async ({ page, browser }) => {
  await logIn(page, demoPeople.completeMember)
  const address = await write(page, 'De dois lados', 'começo')
  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await logIn(other, demoPeople.completeMember)
  await other.goto(address)
  await expect(text(other)).toHaveValue('começo')
  await text(other).fill('começo e o tablet')
  await expect(other.getByText(/^Salvo/).first()).toBeVisible()
  await text(page).fill('começo e o telefone')
  await expect(page.getByText('Esta anotação mudou em outro lugar')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Neste aparelho' })).toContainText('começo e o telefone')
  await expect(page.getByRole('region', { name: /^No outro, / })).toContainText('começo e o tablet')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Ficar com as duas' }).click()
  await expect(text(page)).toHaveValue('começo e o tablet')
  await page.goto(churchUrl('full', '/user/notes?busca=dois lados'))
  await expect(page.getByRole('link', { name: /De dois lados/ })).toHaveText([
    /De dois lados( \(cópia\))?/,
    /De dois lados( \(cópia\))?/,
  ])
  await other.context().close()
})

test('a verse comes into the note with its reference and translation', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/user/notes/new'))
  await title(page).fill('Com versículo')
  await text(page).pressSequentially('Ele citou Jo 3.16')
  await page.getByRole('button', { name: 'Inserir Jo 3.16' }).click()
  await expect(text(page)).toHaveValue(
    /^Ele citou Jo 3\.16\n> For God so loved the world.+\n> — Jo 3\.16 \(.*King James.*\)\n$/,
  )
  await page.getByRole('button', { name: 'Inserir versículo' }).click()
  const sheet = page.getByRole('dialog', { name: 'Inserir versículo' })
  await sheet.getByLabel('Referência').fill('nada disso')
  await sheet.getByRole('button', { name: 'Buscar o texto' }).click()
  await expect(sheet.getByText('Não entendemos esta referência.')).toBeVisible()
  await sheet.getByLabel('Referência').fill('salmo 117')
  await sheet.getByRole('button', { name: 'Buscar o texto' }).click()
  await sheet.getByRole('button', { name: 'Inserir na anotação' }).click()
  await expect(text(page)).toHaveValue(/O praise the LORD/)
})

test('a translation that is named with a verse is asked for', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await page.goto(churchUrl('full', '/user/notes/new'))
  await title(page).fill('Com tradução')
  const missing = 'NVI não está disponível aqui: você está lendo King James Version.'
  await text(page).pressSequentially('Ele citou Jo 3.16 (NVI)')
  await page.getByRole('button', { name: 'Inserir Jo 3.16 NVI' }).click()
  await expect(text(page)).toHaveValue(/\n> — Jo 3\.16 \(King James Version/)
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText(missing)).toBeVisible()
  await page.getByRole('button', { name: 'Inserir versículo' }).click()
  const sheet = page.getByRole('dialog', { name: 'Inserir versículo' })
  for (const [written, isMissing] of [
    ['Rm 8.28 NVI', true],
    ['Rm 8.28 KJV', false],
  ] as const) {
    await sheet.getByLabel('Referência').fill(written)
    await sheet.getByRole('button', { name: 'Buscar o texto' }).click()
    await expect(sheet.getByRole('heading', { name: 'Rm 8.28' })).toBeVisible()
    await expect(sheet.getByText(missing)).toHaveCount(isMissing ? 1 : 0)
  }
})

test('notes are taken out as Markdown and as PDF, one or all', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await write(page, 'Para levar: ação', 'Primeira *linha*.')
  expect((await download(page, 'Exportar', /Markdown/)).text).toMatch(
    /^# Para levar: ação\n\n_Última alteração: .+_\n\nPrimeira \*linha\*\.\n$/,
  )
  const pdf = await download(page, 'Exportar', /PDF/)
  expect([pdf.name, pdf.text.slice(0, 5)]).toEqual(['para-levar-acao.pdf', '%PDF-'])
  await page.getByRole('link', { name: 'Todas as anotações' }).click()
  expect((await download(page, 'Exportar tudo', /Markdown/)).text).toContain('# Para levar: ação')
  expect((await download(page, 'Exportar tudo', /PDF/)).text.slice(0, 5)).toBe('%PDF-')
})

test('a note is deleted after a question', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await write(page, 'Só por hoje', 'texto')
  await page.getByRole('link', { name: 'Excluir' }).click()
  await expect(page.getByRole('heading', { name: 'Excluir esta anotação?' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Manter' }).click()
  await page.getByRole('link', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/user/notes'))
  await expect(page.getByRole('link', { name: 'Só por hoje' })).toHaveCount(0)
})

/** Writes a note and waits until it is on the server; answers its address. */
async function write(page: Page, titulo: string, texto: string): Promise<string> {
  await page.goto(churchUrl('full', '/user/notes/new'))
  await title(page).fill(titulo)
  await text(page).fill(texto)
  await expect(page.getByText(/^Salvo \d\d:\d\d$/).first()).toBeVisible()
  return page.url()
}

async function download(page: Page, menu: string, item: RegExp): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

function outlines(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/user/notes')).length
  })
}
