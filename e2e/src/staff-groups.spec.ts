import { readFile } from 'node:fs/promises'
import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { mailsTo, nextMail } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    create: 'Novo grupo',
    name: 'Nome',
    day: /^Dia da semana/,
    hour: /^Hora/,
    district: /^Bairro/,
    street: /^Rua/,
    pin: /^Ponto no mapa/,
    pinWrong: /^Não dá para ler um ponto aqui/,
    kept: 'Rascunho guardado. Só a equipe vê.',
    publish: /^Publicar/,
    published: 'Publicado',
    nobody: 'Ninguém lidera',
    search: 'Procurar',
    nameHim: 'Indicar Joaquim Nogueira dos Santos',
    sure: 'Indicar',
    leads: /^Joaquim Nogueira dos Santos agora lidera/,
    ask: /^Mensagem/,
    send: 'Enviar pedido',
    sent: 'Sua solicitação foi enviada com sucesso!',
    accept: 'Aceitar',
    edit: 'Editar ',
    archive: 'Arquivar',
    archived: 'Arquivado',
    newStudy: 'Novo estudo',
    title: 'Título',
    text: 'Texto',
    questions: /^Perguntas para conversar/,
    file: 'Escolher arquivo',
    attached: 'Há um arquivo anexado (PDF).',
    download: /^Baixar o arquivo \(PDF/,
  },
  en: {
    create: 'New group',
    name: 'Name',
    day: /^Weekday/,
    hour: /^Time/,
    district: /^Neighbourhood/,
    street: /^Street/,
    pin: /^Place on the map/,
    pinWrong: /^No place can be read here/,
    kept: 'Draft kept. Only staff see it.',
    publish: /^Publish/,
    published: 'Published',
    nobody: 'Nobody leads it',
    search: 'Search',
    nameHim: 'Name Joaquim Nogueira dos Santos',
    sure: 'Name',
    leads: /^Joaquim Nogueira dos Santos now leads/,
    ask: /^Message/,
    send: 'Send request',
    sent: 'Your request was sent successfully!',
    accept: 'Accept',
    edit: 'Edit ',
    archive: 'Archive',
    archived: 'Archived',
    newStudy: 'New study',
    title: 'Title',
    text: 'Text',
    questions: /^Questions to talk about/,
    file: 'Choose a file',
    attached: 'A file is attached (PDF).',
    download: /^Download the file \(PDF/,
  },
  es: {
    create: 'Nuevo grupo',
    name: 'Nombre',
    day: /^Día de la semana/,
    hour: /^Hora/,
    district: /^Barrio/,
    street: /^Calle/,
    pin: /^Punto en el mapa/,
    pinWrong: /^No se puede leer un punto aquí/,
    kept: 'Borrador guardado. Solo lo ve el equipo.',
    publish: /^Publicar/,
    published: 'Publicado',
    nobody: 'Nadie lo lidera',
    search: 'Buscar',
    nameHim: 'Indicar a Joaquim Nogueira dos Santos',
    sure: 'Indicar',
    leads: /^Joaquim Nogueira dos Santos ahora lidera/,
    ask: /^Mensaje/,
    send: 'Enviar solicitud',
    sent: '¡Tu solicitud se envió con éxito!',
    accept: 'Aceptar',
    edit: 'Editar ',
    archive: 'Archivar',
    archived: 'Archivado',
    newStudy: 'Nuevo estudio',
    title: 'Título',
    text: 'Texto',
    questions: /^Preguntas para conversar/,
    file: 'Elegir archivo',
    attached: 'Hay un archivo adjunto (PDF).',
    download: /^Descargar el archivo \(PDF/,
  },
} as const

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
)
const PIN = '-23.5612, -46.6401'

inOneLanguage('groups at the staff’s site', words, (say, locale) => {
  test('a group is made with a leader and a place, found and asked for, and archived', async ({
    page,
    browser,
    request,
  }) => {
    const nome = `Grupo da Ladeira ${Date.now() % 1_000_000}`
    const leader = demoPeople.completeMember.email
    await comeIn(page, { as: 'admin', locale, path: '/grupos' })
    await page.getByRole('button', { name: say.create }).click()
    await expect(page).toHaveURL(/\/grupos\/groups\/\d+$/)
    await page.getByRole('textbox', { name: say.name, exact: true }).fill(nome)
    await page.getByRole('combobox', { name: say.day }).selectOption('3')
    await page.getByLabel(say.hour).fill('20:15')
    await page.getByRole('textbox', { name: /^(CEP|Postcode|Código postal)/ }).fill('04207-030')
    await expect(page.getByRole('textbox', { name: /^(Cidade|City|Ciudad)/ })).toHaveValue('São Paulo')
    await page.getByRole('textbox', { name: say.district }).fill('Ladeira')
    await page.getByRole('textbox', { name: say.street }).fill('Rua do Portão Azul')
    const pin = page.getByRole('textbox', { name: say.pin })
    await pin.fill('https://maps.app.goo.gl/Ab12')
    await expect(page.getByText(say.pinWrong)).toBeVisible()
    await pin.fill(`https://www.openstreetmap.org/#map=17/${PIN.replace(', ', '/')}`)
    await pin.blur()
    await expect(pin).toHaveValue(PIN)
    await expect(page.getByText(say.kept)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.publish }).first().click()
    await expect(page.getByText(say.nobody)).toBeVisible()

    const seen = await mailsTo(request, leader)
    await page.getByRole('main').getByRole('searchbox').fill('joaquim nogueira')
    await page.getByRole('button', { name: say.search, exact: true }).click()
    await page.getByRole('button', { name: say.nameHim }).click()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: say.sure, exact: true }).click()
    await expect(page.getByText(say.leads).first()).toBeVisible()
    await expect(page.getByText(say.nobody)).toHaveCount(0)
    expect((await nextMail(request, leader, { seen, says: new RegExp(nome) })).text).toContain(nome)
    const group = page.url()

    const other = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
    const visitor = await other.newPage()
    const card = visitor.getByRole('link', { name: nome })
    await expect(async () => {
      await visitor.goto(churchUrl('full', `/groups?busca=${encodeURIComponent(nome)}`))
      await expect(card).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await card.click()
    await expect(visitor.getByRole('heading', { level: 1, name: nome })).toBeVisible()
    await expect(visitor.getByText('Rua do Portão Azul')).toHaveCount(0)
    const address = visitor.url()
    await enter(visitor, 'member', 'full')
    await visitor.goto(address)
    await visitor.getByRole('textbox', { name: say.ask }).fill('Moro na mesma rua.')
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('heading', { name: say.sent })).toBeVisible()
    expect((await nextMail(request, leader, { seen, says: /Moro na mesma rua/ })).text).toContain(
      'Moro na mesma rua.',
    )

    // Who cares for all groups sees who waits, and not what they wrote.
    await page.goto(staffUrl('/grupos'))
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nome }) })
    const { nome: first, sobrenome } = demoPeople.member
    const waits = line.getByRole('group', { name: `${first} ${sobrenome}` })
    await expect(waits).toBeVisible()
    await expect(page.getByText('Moro na mesma rua.')).toHaveCount(0)
    await waits.getByRole('button', { name: say.accept }).click()
    await expect(waits).toHaveCount(0)
    expect(await problemsInEachScheme(page)).toEqual([])
    await line.getByRole('link', { name: `${say.edit}${nome}` }).click()
    await expect(page).toHaveURL(group)
    await page.getByRole('button', { name: say.archive, exact: true }).click()
    await expect(page.getByText(say.archived, { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 60_000 }).toBe(404)
    await page.goto(staffUrl(`/grupos/groups?situacao=arquivado&busca=${encodeURIComponent(nome)}`))
    await expect(page.getByRole('link', { name: nome })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await other.close()
  })

  test('a study is written with its questions, and is on the portal', async ({ page }) => {
    const titulo = `Pão e memória ${Date.now() % 1_000_000}`
    await comeIn(page, { as: 'admin', locale, path: '/grupos/studies' })
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.newStudy }).click()
    await page.getByRole('textbox', { name: say.title, exact: true }).fill(titulo)
    await page.getByRole('textbox', { name: say.text, exact: true }).fill('Dois no caminho.')
    await page.getByRole('textbox', { name: say.questions }).fill('O que aqueceu o coração?\nQuem ficou?')
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: say.file }).click()
    await (await chosen).setFiles({ name: 'roteiro.pdf', mimeType: 'application/pdf', buffer: PDF })
    await expect(page.getByText(say.attached)).toBeVisible()
    await expect(page.getByText(say.kept)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.publish }).first().click()
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()
    await expect(async () => {
      await page.goto(churchUrl('full', '/studies'))
      await expect(page.getByRole('link', { name: titulo })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('link', { name: titulo }).click()
    expect(await problemsInEachScheme(page)).toEqual([])
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: say.download }).click()
    expect((await taken).suggestedFilename()).toBe(`${titulo}.pdf`)
    expect(await readFile(await (await taken).path())).toEqual(PDF)
  })
})
