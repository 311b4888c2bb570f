import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoChurches, demoPassword, demoPeople, type DemoChurch } from '@atrio/demo'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from './server.ts'

/** Whose screens are shown in a language: a church that writes in it. */
const churches = { 'pt-BR': 'full', en: 'english', es: 'spanish' } as const
const viewport = { width: 390, height: 780 }
const givers = { 'pt-BR': 'Sônia Meireles', en: 'Walter Doyle', es: 'Inés Quiroga' } as const

/** How somebody comes to the screen of each task, from an address below the church's. */
const screens: Record<string, (desk: Desk) => Promise<void>> = {
  culto: async ({ page, go }) => {
    await go('/agenda')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  },
  evento: (desk) => openFirst(desk, '/agenda/eventos'),
  aviso: ({ go }) => go('/comunicados/novo'),
  devocional: (desk) => openFirst(desk, '/conteudo/devotionals'),
  correcao: (desk) => openFirst(desk, '/conteudo/news'),
  video: (desk) => openFirst(desk, '/conteudo/videos'),
  'ao-vivo': (desk) => openFirst(desk, '/ao-vivo'),
  mao: async (desk) => {
    await openFirst(desk, '/ao-vivo')
    await desk.raiseHand(desk.page.url().split('/').at(-1)!.split('?')[0]!)
    await desk.page.reload()
    await desk.page.locator('#hands ~ ul').waitFor()
    await desk.page.evaluate(`document.querySelector('#hands').scrollIntoView()`)
  },
  grupo: ({ go }) => go('/grupos'),
  recebimento: ({ go, unpaid }) => go(`/dinheiro/${unpaid}`),
  relatorio: ({ go }) => go('/dinheiro/relatorio'),
  equipe: ({ go }) => go('/equipe'),
}

interface Desk {
  page: Page
  go: (path: string) => Promise<void>
  /** The code of an order that waits for its money. */
  unpaid: string
  /** Somebody at home does, at the broadcast of this number. */
  raiseHand: (id: string) => Promise<void>
}

/** The screens of the staff's help, on a phone, in three languages. */
export async function makeHelpPictures(browser: Browser, port: number): Promise<void> {
  for (const [locale, name] of entries(churches)) {
    const church = demoChurches[name]
    const folder = join(root, 'apps/admin/app/help/pictures', locale)
    mkdirSync(folder, { recursive: true })
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5, locale })
    await page.goto(`http://${church.hosts[0]}:${port}/about`)
    const [paid, unpaid] = [
      await giveInCash(page, church, givers[locale]),
      await giveInCash(page, church, givers[locale]),
    ]
    const go = async (path: string) => {
      const url = new URL(`http://admin.atrio.localhost:${port}/${church.codigo}${path}`)
      url.searchParams.set('locale', locale)
      await page.goto(url.href)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    const raiseHand = async (id: string) => {
      await page.request.post(
        `http://127.0.0.1:${port}/api/v1/transmissao/${church.slug}/${id}/atendimento/`,
        {
          headers: { host: `${church.hosts[0]}:${port}` },
          data: { tipo: 'conversa', chave: randomUUID(), nome: givers[locale] },
          failOnStatusCode: true,
        },
      )
    }
    await go('')
    await comeIn(page)
    await ask(page, `/igreja/${church.slug}/equipe/pedido/${paid}/recebimento/`, { valor: 4_000 }, 'PUT')
    for (const [id, open] of Object.entries(screens)) {
      await open({ page, go, unpaid, raiseHand })
      await page.waitForLoadState('networkidle')
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 72 })
        .toBuffer()
      writeFileSync(join(folder, `${id}.webp`), picture)
    }
    await page.close()
  }
}

/** What is first in a list. */
async function openFirst({ page, go }: Desk, path: string): Promise<void> {
  await go(path)
  const list = page.url()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.waitForURL((url) => url.href !== list)
}

/** A gift that waits for its money, by somebody without an account. @returns the order's code */
async function giveInCash(page: Page, { slug }: DemoChurch, nome: string): Promise<string> {
  const options = await ask<{ motivos: { id: number }[] }>(page, `/igreja/${slug}/doacao/opcoes/`)
  const { pedido } = await ask<{ pedido: { codigo: string } }>(page, '/pagamento/', {
    motivos: [{ id: options.motivos[0]!.id, valor: 4_000 }],
    metodoPagamento: 'dinheiro',
    valorTotal: 4_000,
    comprador: { nome, email: 'someone@example.com' },
  })
  return pedido.codigo
}

/** By password and the code that the demonstration tells. */
async function comeIn(page: Page): Promise<void> {
  await ask(page, '/equipe/login', { email: demoPeople.superAdmin.email, senha: demoPassword })
  const { codigoDemonstracao } = await ask<{ codigoDemonstracao: string }>(page, '/equipe/acesso/')
  await ask(page, '/equipe/confirmacao', { codigo: codigoDemonstracao })
}

/** Asks the API as the page would. @throws Error with what it answered instead */
async function ask<Answer>(
  page: Page,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const answer: unknown = await page.evaluate(
    async ([address, sent, method]) => {
      const response = await fetch(`/api/v1${address}`, {
        method,
        headers: {
          ...(sent !== null && { 'content-type': 'application/json' }),
          'idempotency-key': crypto.randomUUID(),
        },
        body: sent,
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${address}: ${text}`)
      return (text ? JSON.parse(text) : null) as unknown
    },
    [path, body ? JSON.stringify(body) : null, method] as const,
  )
  return answer as Answer
}

const entries = Object.entries as <Key extends string, Value>(of: Record<Key, Value>) => [Key, Value][]
