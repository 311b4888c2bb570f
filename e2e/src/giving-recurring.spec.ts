import { AxeBuilder } from '@axe-core/playwright'
import type { DemoChurchName } from '@atrio/demo'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { churchUrl } from './world.ts'

const languages = {
  'pt-BR': {
    church: 'full',
    person: 'completeMember',
    rhythm: /A cada 15 dias · Visa com final 4242/,
    next: /Próximas: (.+), (.+), (.+)/,
    active: 'Ativa',
    paused: 'Pausada',
    ended: 'Cancelada',
    skip: 'Pular a próxima',
    pause: 'Pausar',
    resume: 'Retomar',
    change: 'Alterar',
    amount: 'Valor',
    save: 'Salvar',
    cancel: 'Cancelar',
    confirm: 'Cancelar contribuição',
    receipt: /^Recibo de /,
    statement: 'Baixar PDF',
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    rhythm: /Every 15 days · Visa ending in 4242/,
    next: /Next: (.+), (.+), (.+)/,
    active: 'Active',
    paused: 'Paused',
    ended: 'Cancelled',
    skip: 'Skip the next',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change',
    amount: 'Amount',
    save: 'Save',
    cancel: 'Cancel',
    confirm: 'Cancel gift',
    receipt: /^Receipt for /,
    statement: 'Download PDF',
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    rhythm: /Cada 15 días · Visa terminada en 4242/,
    next: /Próximas: (.+), (.+), (.+)/,
    active: 'Activa',
    paused: 'En pausa',
    ended: 'Cancelada',
    skip: 'Saltar la próxima',
    pause: 'Pausar',
    resume: 'Reanudar',
    change: 'Cambiar',
    amount: 'Importe',
    save: 'Guardar',
    cancel: 'Cancelar',
    confirm: 'Cancelar ofrenda',
    receipt: /^Recibo de /,
    statement: 'Descargar PDF',
  },
} as const

for (const [locale, words] of Object.entries(languages)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a gift of every 15 days is changed, skipped, paused and cancelled, and has its papers', async ({
      page,
      request,
    }) => {
      test.slow()
      await enter(page, words.person, words.church)
      await giveEvery15Days(page, request, words.church)
      await page.goto(churchUrl(words.church, '/user/giving'))
      const gift = page.locator('section[aria-labelledby=recurring]').getByRole('listitem').first()
      await expect(gift.getByText(words.rhythm)).toBeVisible()
      await expect(gift.getByText(words.active, { exact: true })).toBeVisible()
      await expect(gift.getByText(words.next)).toBeVisible()
      expect(await problems(page)).toEqual([])

      const before = await gift.getByText(words.next).innerText()
      await gift.getByRole('button', { name: words.skip }).click()
      await expect(gift.getByText(words.next)).not.toHaveText(before)

      await gift.getByRole('button', { name: words.change, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.amount).fill('75')
      expect(await problems(page)).toEqual([])
      await dialog.getByRole('button', { name: words.save }).click()
      await expect(gift.getByText(/75[.,]00/)).toBeVisible()

      await gift.getByRole('button', { name: words.pause, exact: true }).click()
      await expect(gift.getByText(words.paused, { exact: true })).toBeVisible()
      await expect(gift.getByText(words.next)).toBeHidden()
      await gift.getByRole('button', { name: words.resume }).click()
      await expect(gift.getByText(words.active, { exact: true })).toBeVisible()

      await gift.getByRole('button', { name: words.cancel, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click()
      await expect(gift.getByText(words.ended, { exact: true })).toBeVisible()
      await expect(gift.getByRole('button', { name: words.resume })).toBeHidden()

      const receipt = page.waitForEvent('download')
      await page.getByRole('button', { name: words.receipt }).first().click()
      expect((await receipt).suggestedFilename()).toMatch(/^(recibo|receipt)-[\da-z]{16}\.pdf$/)
      const statement = page.waitForEvent('download')
      await page.getByRole('button', { name: words.statement }).click()
      expect((await statement).suggestedFilename()).toMatch(/-\d{4}\.pdf$/)
    })
  })
}

/** As the checkout does it: the card's number goes to the tokenisation service alone. */
async function giveEvery15Days(
  page: Page,
  request: APIRequestContext,
  church: DemoChurchName,
): Promise<void> {
  const found = await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing outside
    const read = async (path: string) => (await fetch(`/api/v1${path}`)).json() as Promise<unknown>
    const { clientes } = (await read(`/igreja/?hostname=${location.hostname}`)) as {
      clientes: { igreja: { id: number; slug: string } }[]
    }
    const { igreja } = clientes[0]!
    const { motivos } = (await read(`/igreja/${igreja.slug}/doacao/opcoes/`)) as {
      motivos: { id: number }[]
    }
    const gateway = (await read('/global-settings/default-payment-gateway')) as {
      idGatewayPagamento: number
      tokenizacaoUrl: string
    }
    return { igreja: igreja.id, motivo: motivos[0]!.id, ...gateway }
  })
  const answer = await request.post(
    `${found.tokenizacaoUrl}/general/payment/church/${found.igreja}/card/token`,
    {
      headers: { origin: new URL(churchUrl(church)).origin },
      data: {
        idGatewayPagamento: found.idGatewayPagamento,
        numero: '4242 4242 4242 4242',
        validade: '12/2040',
        cvv: '123',
        nome: 'Maria Prado',
      },
    },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  const given = await page.evaluate(
    async ([motivo, token, key]) => {
      const response = await fetch('/api/v1/pagamento/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
        },
        body: JSON.stringify({
          motivos: [{ id: motivo, valor: 5_000 }],
          metodoPagamento: 'cartao_credito',
          valorTotal: 5_000,
          recorrenciaDias: 15,
          comprador: { nome: 'Maria Prado', email: 'maria@example.com', documento: '529.982.247-25' },
          pagamento: { token, salvarCartao: true },
        }),
      })
      return (await response.json()) as { pedido?: { status: string } }
    },
    [found.motivo, token, crypto.randomUUID()] as const,
  )
  expect(given.pedido?.status, JSON.stringify(given)).toBe('aprovado')
}

async function problems(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
