import { expect, test } from '@playwright/test'
import { enter } from './enter.ts'
import { inEveryLanguage } from './languages.ts'
import { registerAndActivate } from './people.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    help: 'Ajuda',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    law: 'Lei Geral de Proteção de Dados',
    version: 'Versão 1, em vigor desde 1 de novembro de 2026.',
  },
  en: {
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms of use',
    law: 'General Data Protection Law',
    version: 'Version 1, in force since November 1, 2026.',
  },
  es: {
    help: 'Ayuda',
    privacy: 'Privacidad',
    terms: 'Términos de uso',
    law: 'Ley General de Protección de Datos',
    version: 'Versión 1, en vigor desde el 1 de noviembre de 2026.',
  },
} as const

inEveryLanguage(words, (say) => {
  test('the foot of every page leads to help, privacy and terms of this church', async ({ page }) => {
    await page.goto(churchUrl('sparse', '/about'))
    for (const name of [say.help, say.terms, say.privacy]) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText(say.version)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${name} · `))
    }
    await expect(page.getByRole('main')).toContainText(say.law)
    await expect(page.getByRole('main').getByRole('link', { name: '+55 35 3000-0061' })).toBeVisible()
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en' })

  test('a version of before is read by its number, and says that it is one', async ({ page }) => {
    await page.goto(churchUrl('otherOrganisation', '/terms'))
    await expect(page.getByRole('region', { name: 'What changed in this version' })).toContainText('returned')
    await page.getByRole('link', { name: /^Version 2, November 2, 2026/ }).click()
    await expect(page).toHaveURL(/\/terms\?version=2$/)
    await expect(page.getByText('This is an earlier version')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Read the version in force' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    const missing = await page.goto(churchUrl('otherOrganisation', '/terms?version=9'))
    expect(missing?.status()).toBe(404)
  })

  test('a member is asked once about a new version, goes on meanwhile, and finds the answer in the account', async ({
    page,
  }) => {
    await enter(page, 'otherOrganisationMember', 'otherOrganisation')
    await page.goto(churchUrl('otherOrganisation', '/about'))
    const bar = page.getByRole('status').filter({ hasText: 'The terms of use have changed' })
    await expect(bar).toContainText('Paid classes can now be returned')
    await expect(bar.getByRole('link', { name: 'Read the text' })).toHaveAttribute('href', '/terms')
    await page.getByRole('main').getByRole('link').first().focus()
    await bar.getByRole('button', { name: 'I accept' }).click()
    await expect(bar).toBeHidden()
    await page.goto(churchUrl('otherOrganisation', '/user/privacy'))
    const list = page.getByRole('region', { name: 'What you accepted' })
    await expect(list.getByRole('link', { name: 'Terms of use, version 3' })).toHaveAttribute(
      'href',
      '/terms?version=3',
    )
    await expect(list).toContainText('when you were asked')
    await page.goto(churchUrl('otherOrganisation', '/about'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('The terms of use have changed')).toHaveCount(0)
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('who registers sees what that accepts, and finds it in the account with its version', async ({
    page,
    request,
  }) => {
    await page.goto(churchUrl('full', '/access?step=register'))
    const line = page.getByText('Ao criar a conta, você aceita os')
    await expect(line.getByRole('link', { name: 'termos de uso' })).toHaveAttribute('href', '/terms')
    await expect(line.getByRole('link', { name: 'privacidade' })).toHaveAttribute('href', '/privacy')
    await registerAndActivate(page, request)
    await page.goto(churchUrl('sparse', '/user/privacy'))
    const list = page.getByRole('region', { name: 'O que você aceitou' })
    await expect(list.getByRole('listitem')).toHaveText([
      /^Termos de uso, versão 1.*ao criar a conta/,
      /^Privacidade, versão 1.*ao criar a conta/,
    ])
  })

  test('who gives without an account sees what that accepts', async ({ page }) => {
    await page.goto(churchUrl('full', '/give?motivos=1-5000'))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Continuar/ })
      .click()
    await expect(page).toHaveURL(churchUrl('full', '/checkout'))
    await expect(
      page.getByText('Ao confirmar, você aceita os').getByRole('link', { name: 'termos de uso' }),
    ).toBeVisible()
  })

  test('beside personal data stands who sees it, and a postcode fills in the address', async ({ page }) => {
    await enter(page, 'member', 'full')
    await page.goto(
      churchUrl('full', '/user/data-update?campos=telefone,dataNascimento,cpf,endereco,observacoes'),
    )
    for (const [label, seenBy] of [
      ['Telefone', 'Só você e a equipe da igreja veem.'],
      ['Data de nascimento', 'Só você e a equipe da igreja veem.'],
      ['CEP', 'Só você e a equipe da igreja veem.'],
      ['CPF', 'Visível só para você.'],
      ['Alergias e tipo sanguíneo', /Só você vê\./],
    ] as const) {
      await expect(page.getByLabel(label, { exact: false })).toHaveAccessibleDescription(seenBy)
    }
    for (const label of ['Cidade', 'Estado', 'CEP']) await page.getByLabel(label).clear()
    await page.getByLabel('CEP').pressSequentially('01310100')
    await expect(page.getByLabel('Estado')).toHaveValue('SP')
    await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo')
    // What was typed is the person's.
    await page.getByLabel('Cidade').fill('Osasco')
    await page.getByLabel('CEP').fill('')
    await page.getByLabel('CEP').pressSequentially('20040002')
    await expect(page.getByLabel('Estado')).toHaveValue('SP')
    await expect(page.getByLabel('Cidade')).toHaveValue('Osasco')
    await page.getByLabel('País').selectOption('US')
    const list = await page.getByLabel('Estado').getAttribute('list')
    await expect(page.locator(`[id="${list}"] option[value="TX"]`)).toHaveText('Texas')
    await page.getByLabel('Estado').fill('Somewhere else')
    await expect(page.getByLabel('Estado')).toHaveValue('Somewhere else')
  })

  test('who writes a note is told that nobody else sees it', async ({ page }) => {
    await enter(page, 'member', 'full')
    await page.goto(churchUrl('full', '/user/notes/new'))
    await expect(page.getByRole('main').locator('textarea')).toHaveAccessibleDescription(
      'Só você vê o que escreve aqui.',
    )
  })
})
