import { expect, test } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { linkIn, nextMail } from './mail.ts'
import { freshEmail } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

const languages = {
  'pt-BR': {
    join: 'Entrar na lista de espera',
    name: 'Seu nome',
    email: 'Seu e-mail',
    sent: 'Falta confirmar seu e-mail',
    confirm: 'Confirmar e entrar na fila',
    position: /^Sua posição na fila: \d+$/,
    leave: 'Sair da lista',
    left: 'Você saiu da lista',
  },
  en: {
    join: 'Join the waiting list',
    name: 'Your name',
    email: 'Your e-mail',
    sent: 'Confirm your e-mail',
    confirm: 'Confirm and join the line',
    position: /^Your position in line: \d+$/,
    leave: 'Leave the list',
    left: 'You left the list',
  },
  es: {
    join: 'Entrar en la lista de espera',
    name: 'Tu nombre',
    email: 'Tu correo',
    sent: 'Falta confirmar tu correo',
    confirm: 'Confirmar y entrar en la fila',
    position: /^Tu posición en la fila: \d+$/,
    leave: 'Salir de la lista',
    left: 'Saliste de la lista',
  },
} as const

inOneLanguage('the waiting list', languages, (words) => {
  test('a visitor waits for a sold-out ticket once the e-mail is confirmed, and leaves the list', async ({
    page,
    request,
  }) => {
    await page.goto(churchUrl('full', '/event?busca=coral'))
    await page.getByRole('link', { name: 'Noite de coral' }).click()
    await page.getByRole('link', { name: words.join }).first().click()
    const email = freshEmail()
    await page.getByLabel(words.name).fill('Bia Prado')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.join }).click()
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.goto(linkIn(await nextMail(request, email)))
    await expect(page.getByText(words.position)).toHaveCount(0)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByText(words.position)).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.getByRole('button', { name: words.leave }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.leave }).click()
    await expect(page.getByRole('heading', { name: words.left })).toBeVisible()
  })
})
