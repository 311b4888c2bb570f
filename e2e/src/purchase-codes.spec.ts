import type { DemoPersonName } from '@atrio/demo'
import { expect as base, test } from '@playwright/test'
import { beginEvent } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

const expect = base.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 180_000 })

const words = {
  'pt-BR': {
    person: 'superAdmin',
    cash: /^Dinheiro/,
    pay: /^Pagar /,
    title: 'Faltam alguns dados seus',
    action: 'Atualizar meus dados',
    phone: 'Telefone',
    born: 'Data de nascimento',
    birthdate: '18/04/1996',
    cpf: 'CPF',
    number: '111.444.777-35',
    save: 'Salvar',
    errors: /2 campos|campos/,
    waits: /^Pague até/,
  },
  en: {
    person: 'contentAdmin',
    cash: /^Cash/,
    pay: /^Pay /,
    title: 'Some of your data is missing',
    action: 'Update my data',
    phone: 'Phone',
    born: 'Date of birth',
    birthdate: '04/18/1996',
    cpf: 'CPF (Brazilian tax id)',
    number: '390.533.447-05',
    save: 'Save',
    errors: /fields/,
    waits: /^Pay by/,
  },
  es: {
    person: 'twoChurchesMember',
    cash: /^Efectivo/,
    pay: /^Pagar /,
    title: 'Faltan algunos datos tuyos',
    action: 'Actualizar mis datos',
    phone: 'Teléfono',
    born: 'Fecha de nacimiento',
    birthdate: '18/04/1996',
    cpf: 'CPF (documento brasileño)',
    number: '168.995.350-09',
    save: 'Guardar',
    errors: /campos/,
    waits: /^Paga hasta/,
  },
} as const satisfies Record<string, { person: DemoPersonName } & Record<string, unknown>>

for (const locale of ['pt-BR', 'en', 'es'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, timezoneId: 'America/Sao_Paulo' })

    test('EVT_REG_026: what an event needs to know is completed, and the purchase goes on', async ({
      page,
    }) => {
      const say = words[locale]
      await enter(page, say.person, 'full')
      await beginEvent(page, 'full', 'Acampamento de jovens')
      await page.goto(churchUrl('full', '/checkout'))
      await page.getByRole('radio', { name: say.cash }).check()
      await page.getByRole('button', { name: say.pay }).click()
      await expect(page.getByText(say.title)).toBeVisible()
      await page.getByRole('link', { name: say.action }).click()

      await expect(page).toHaveURL(/\/user\/data-update\?campos=/)
      await page.getByLabel(say.phone, { exact: true }).fill('11')
      await page.getByRole('button', { name: say.save, exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.errors })).toBeVisible()
      expect(await problems(page)).toEqual([])
      await page.getByLabel(say.phone, { exact: true }).fill('+55 11 98765-4321')
      await page.getByLabel(say.born, { exact: true }).fill(say.birthdate)
      await page.getByLabel(say.cpf, { exact: true }).fill(say.number)
      await page.getByRole('button', { name: say.save, exact: true }).click()

      await expect(page).toHaveURL(churchUrl('full', '/checkout'))
      await page.getByRole('radio', { name: say.cash }).check()
      await page.getByRole('button', { name: say.pay }).click()
      await expect(page.getByRole('heading', { name: say.waits })).toBeVisible()
    })
  })
}
