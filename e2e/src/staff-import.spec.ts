import { expect, test } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { ofThisTry, oneOfThisTry } from './this-try.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    choose: 'Escolher arquivo',
    columns: /colunas serão usadas$/,
    meaning: 'O que há em “Recado”',
    birth: 'Nascimento',
    repair: 'Salvar correção',
    macros: 'O arquivo tem macros e não foi aberto',
    isNew: 'Nova',
    take: /^Importar 500 pessoas$/,
    done: '500 pessoas novas na igreja',
    notYet: 'Ainda não aberta',
    undo: 'Desfazer importação',
    edit: 'Corrigir dados',
    first: 'Nome',
    save: 'Salvar',
    saved: 'Salvo',
    stayed: 'Ficaram',
  },
  en: {
    choose: 'Choose a file',
    columns: /columns will be used$/,
    meaning: 'What is in “Recado”',
    birth: 'Date of birth',
    repair: 'Save correction',
    macros: 'The file has macros and was not opened',
    isNew: 'New',
    take: /^Import 500 people$/,
    done: '500 new people in the church',
    notYet: 'Not open',
    undo: 'Undo import',
    edit: 'Correct details',
    first: 'First name',
    save: 'Save',
    saved: 'Saved',
    stayed: 'They stayed',
  },
  es: {
    choose: 'Elegir un archivo',
    columns: /^Se usarán/,
    meaning: 'Qué hay en «Recado»',
    birth: 'Fecha de nacimiento',
    repair: 'Guardar corrección',
    macros: 'El archivo tiene macros y no se abrió',
    isNew: 'Nueva',
    take: /^Importar 500 personas$/,
    done: '500 personas nuevas en la iglesia',
    notYet: 'Aún sin abrir',
    undo: 'Deshacer la importación',
    edit: 'Corregir datos',
    first: 'Nombre',
    save: 'Guardar',
    saved: 'Guardado',
    stayed: 'Se quedaron',
  },
}

/** Five hundred people as programs in Brazil wrote them for thirty years; three of them were born on no day. */
const MISTAKEN = ['Inácio', 'Anunciação', 'Estevão']
/** As it is typed in a hurry. */
const plain = (name: string) => name.toLowerCase().replace('á', 'a')

const fileOf = (surname: string) =>
  Buffer.from(
    'Membro;Correio eletrônico (e-mail);Recado;Data de nascimento\r\n' +
      Array.from({ length: 500 }, (_, n) => {
        const nome = MISTAKEN[n] ?? (n === 3 ? 'Conceição' : 'Ação')
        return `${nome} ${surname};j${n}.${plain(surname)}@import.example;coral;${n < 3 ? '31/02' : '07/05'}/1990\r\n`
      }).join(''),
    'latin1',
  )

inOneLanguage('people out of a file', words, (say, locale) => {
  test('a file in an old encoding is put right, taken in, found and taken back', async ({ page }) => {
    const surname = oneOfThisTry('Jatobá', 'Mandacaru', 'Buriti')
    await onSlow4G(page)
    await comeIn(page, { as: 'admin', locale, path: '/pessoas/importar' })
    const choose = page.getByRole('button', { name: say.choose })
    const send = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()])
      await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
    }
    // A ZIP whose one part is named as macros are.
    await send('rol.xlsm', Buffer.from(MACROS, 'base64'))
    await expect(page.getByRole('alert')).toContainText(say.macros)

    await send('jatoba.csv', fileOf(surname))
    await expect(page.getByRole('heading', { name: 'jatoba.csv' })).toBeVisible()
    await page.getByText(say.columns).click()
    await expect(page.getByLabel(say.meaning)).toHaveValue('')
    for (const name of MISTAKEN) {
      const wrong = page.getByRole('listitem').filter({ hasText: name }).last()
      const born = wrong.getByLabel(say.birth)
      await expect(born).toHaveAttribute('aria-invalid', 'true')
      if (name === MISTAKEN[0]) expect(await problemsInEachScheme(page)).toEqual([])
      await born.fill('28/02/1990')
      await wrong.getByRole('button', { name: say.repair }).click()
      await expect(wrong.getByText(say.isNew, { exact: true })).toBeVisible()
    }

    await page.getByRole('button', { name: say.take }).click()
    await expect(page.getByText(say.done)).toBeVisible({ timeout: 90_000 })
    const file = page.url()
    await page.goto(staffUrl(`/pessoas?busca=${plain(surname)}+conceicao`))
    const imported = page.getByRole('link', { name: `Conceição ${surname}` })
    await expect(imported).toContainText(say.notYet)
    // Whom somebody has put right since stays, by name.
    await imported.click()
    await page.getByRole('button', { name: say.edit, exact: true }).click()
    await page.getByRole('textbox', { name: say.first, exact: true }).fill(`Conceição Maria ${surname}`)
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved, { exact: true }).first()).toBeVisible()

    await page.goto(file)
    await page.getByRole('button', { name: say.undo }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.undo }).click()
    const stayed = page.getByRole('list', { name: say.stayed })
    await expect(stayed.getByRole('listitem')).toHaveText(`Conceição Maria ${surname}`, { timeout: 90_000 })
    await page.goto(staffUrl(`/pessoas?busca=${plain(surname)}`))
    await expect(page.getByRole('link', { name: surname })).toHaveCount(1)
  })
})

test.describe('what a file changes, and what a calendar brings', () => {
  test.use({ locale: 'pt-BR' })

  test('a file updates who is here where that is chosen, and undoing puts it back', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/pessoas/importar' })
    const send = async (text: string) => {
      await page.goto(staffUrl('/pessoas/importar'))
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Escolher arquivo' }).click(),
      ])
      await chooser.setFiles({ name: 'rol.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await expect(page.getByRole('heading', { level: 1, name: 'rol.csv' })).toBeVisible()
    }
    const somebody = oneOfThisTry('Moema Guariroba;moema', 'Iracema Guariroba;iracema')
    const line = (work: string) => `Nome;E-mail;Profissão\n${somebody}@import.example;${work}\n`
    await send(line('costureira'))
    await page.getByRole('button', { name: 'Importar 1 pessoa' }).click()
    await expect(page.getByText('1 pessoa nova na igreja')).toBeVisible()

    await send(line('bordadeira'))
    await expect(page.getByText('Muda: Profissão')).toHaveCount(0)
    await page.getByLabel('Atualizar quem já está aqui').check()
    await expect(page.getByText(/^Muda: /)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: 'Importar 1 pessoa' }).click()
    const undo = page.getByRole('button', { name: 'Desfazer importação' })
    await undo.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click()
    await expect(page.getByText('Tudo voltou a ser como antes.')).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    // What it would change once more is as it was.
    await send(line('bordadeira'))
    await page.getByLabel('Atualizar quem já está aqui').check()
    await expect(page.getByText(/^Muda: /)).toBeVisible()
  })

  test('appointments of a calendar become drafts, and one press takes them back', async ({ page }) => {
    const retreat = ofThisTry('Retiro do Jequitibá')
    const calendar = Buffer.from(calendarOf(retreat, ofThisTry('Ensaio do coral')))
    await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/agenda/eventos' })
    await page.getByRole('link', { name: 'Importar eventos' }).click()
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from('<html>') })
    await expect(page.getByText(/Este arquivo não é um calendário/)).toBeVisible()
    await input.setInputFiles({
      name: 'agenda.ics',
      mimeType: 'text/calendar',
      buffer: calendar,
    })
    const list = page.getByRole('list', { name: 'O que há no arquivo' })
    await expect(list.getByText(retreat)).toBeVisible()
    await expect(list.getByText(/^Repete-se/)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: 'Criar 2 rascunhos' }).click()
    await expect(page.getByText('2 rascunhos criados')).toBeVisible()
    await input.setInputFiles({
      name: 'agenda.ics',
      mimeType: 'text/calendar',
      buffer: calendar,
    })
    await expect(list.getByText('Já está aqui').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Criar \d/ })).toHaveCount(0)
    await page.goto(staffUrl('/agenda/eventos?busca=jequitiba'))
    await expect(page.getByRole('link', { name: retreat })).toBeVisible()
    // For two weeks, whatever page was open meanwhile.
    await page.goto(staffUrl('/agenda/eventos'))
    await page.getByRole('link', { name: 'Importar eventos' }).click()
    await expect(page.getByText('2 rascunhos vieram de um arquivo').first()).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Os rascunhos foram removidos.')).toBeVisible()
    await page.goto(staffUrl('/agenda/eventos?busca=jequitiba'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: retreat })).toHaveCount(0)
  })

  test('episodes of a podcast elsewhere become drafts with their sound, and one press takes them back', async ({
    page,
  }) => {
    await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/conteudo/episodes' })
    await page.getByRole('link', { name: 'Importar episódios' }).click()
    const input = page.locator('input[type=file]')
    const episode = ofThisTry('Conversa de varanda')
    const feed = Buffer.from(feedOf(episode))
    await input.setInputFiles({ name: 'feed.xml', mimeType: 'text/xml', buffer: feed })
    await expect(page.getByText(episode)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: 'Criar 1 rascunho' }).click()
    await expect(page.getByText('1 rascunho criado')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Os rascunhos foram removidos.')).toBeVisible()
    await page.goto(staffUrl('/conteudo/episodes'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(episode, { exact: true })).toHaveCount(0)
  })
})

const feedOf = (episode: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Varanda</title><item><title>${episode}</title>` +
  `<enclosure url="https://sons.example/${encodeURIComponent(episode)}.mp3" type="audio/mpeg" length="9"/></item></channel></rss>`

const calendarOf = (retreat: string, rehearsal: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART;TZID=America/Sao_Paulo:20270612T080000',
    'DTEND;TZID=America/Sao_Paulo:20270613T170000',
    `SUMMARY:${retreat}`,
    'LOCATION:Sítio',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20270701',
    'RRULE:FREQ=MONTHLY',
    `SUMMARY:${rehearsal}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

const MACROS =
  'UEsDBBQAAAAIAAAAIVyDFtyMAwAAAAEAAAARAAAAeGwvdmJhUHJvamVjdC5iaW6rAABQSwECFAAUAAAACAAAACFcgxbcjAMAAAABAAAAEQAAAAAAAAAAAAAAAAAAAAAAeGwvdmJhUHJvamVjdC5iaW5QSwUGAAAAAAEAAQA/AAAAMgAAAAAA'
