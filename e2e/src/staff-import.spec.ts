import { expect, test } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'

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
    take: /^Importar 2 pessoas$/,
    done: '2 pessoas novas na igreja',
    notYet: 'Ainda não aberta',
    undo: 'Desfazer importação',
    undone: 'Tudo voltou a ser como antes.',
    none: 'Ninguém encontrado',
  },
  en: {
    choose: 'Choose a file',
    columns: /columns will be used$/,
    meaning: 'What is in “Recado”',
    birth: 'Date of birth',
    repair: 'Save correction',
    macros: 'The file has macros and was not opened',
    isNew: 'New',
    take: /^Import 2 people$/,
    done: '2 new people in the church',
    notYet: 'Not open',
    undo: 'Undo import',
    undone: 'Everything is as it was before.',
    none: 'Nobody found',
  },
  es: {
    choose: 'Elegir un archivo',
    columns: /^Se usarán/,
    meaning: 'Qué hay en «Recado»',
    birth: 'Fecha de nacimiento',
    repair: 'Guardar corrección',
    macros: 'El archivo tiene macros y no se abrió',
    isNew: 'Nueva',
    take: /^Importar 2 personas$/,
    done: '2 personas nuevas en la iglesia',
    notYet: 'Aún sin abrir',
    undo: 'Deshacer la importación',
    undone: 'Todo volvió a ser como antes.',
    none: 'Nadie encontrado',
  },
}

/** As programs in Brazil wrote it for thirty years. */
const FILE = Buffer.from(
  'Membro;Correio eletrônico (e-mail);Recado;Data de nascimento\r\n' +
    'Conceição Jatobá;conceicao.jatoba@import.example;coral;07/05/1990\r\n' +
    'Inácio Jatobá;inacio.jatoba@import.example;som;31/02/1990\r\n',
  'latin1',
)

inOneLanguage('people out of a file', words, (say, locale) => {
  test('a file in an old encoding is put right, taken in, found and taken back', async ({ page }) => {
    await comeIn(page, { as: 'admin', locale, path: '/pessoas/importar' })
    const choose = page.getByRole('button', { name: say.choose })
    const send = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()])
      await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
    }
    // A ZIP whose one part is named as macros are.
    await send('rol.xlsm', Buffer.from(MACROS, 'base64'))
    await expect(page.getByRole('alert')).toContainText(say.macros)

    await send('jatoba.csv', FILE)
    await expect(page.getByRole('heading', { name: 'jatoba.csv' })).toBeVisible()
    await page.getByText(say.columns).click()
    await expect(page.getByLabel(say.meaning)).toHaveValue('')
    const wrong = page.getByRole('listitem').filter({ hasText: 'Inácio' }).last()
    const born = wrong.getByLabel(say.birth)
    await expect(born).toHaveAttribute('aria-invalid', 'true')
    expect(await problemsInEachScheme(page)).toEqual([])
    await born.fill('28/02/1990')
    await wrong.getByRole('button', { name: say.repair }).click()
    await expect(wrong.getByText(say.isNew, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: say.take }).click()
    await expect(page.getByText(say.done)).toBeVisible()
    const file = page.url()
    await page.goto(staffUrl('/pessoas?busca=jatoba'))
    await expect(page.getByRole('link', { name: /Conceição Jatobá/ })).toContainText(say.notYet)

    await page.goto(file)
    await page.getByRole('button', { name: say.undo }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.undo }).click()
    await expect(page.getByText(say.undone)).toBeVisible()
    await page.goto(staffUrl('/pessoas?busca=jatoba'))
    await expect(page.getByText(say.none)).toBeVisible()
  })
})

const MACROS =
  'UEsDBBQAAAAIAAAAIVyDFtyMAwAAAAEAAAARAAAAeGwvdmJhUHJvamVjdC5iaW6rAABQSwECFAAUAAAACAAAACFcgxbcjAMAAAABAAAAEQAAAAAAAAAAAAAAAAAAAAAAeGwvdmJhUHJvamVjdC5iaW5QSwUGAAAAAAEAAQA/AAAAMgAAAAAA'
