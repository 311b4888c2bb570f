import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { logIn } from './people.ts'
import { problems } from './problems.ts'
import { startPushService } from './push-service.ts'
import { oneOfThisTry } from './this-try.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
// Messages leave by the queue, which looks every other second.
test.describe.configure({ timeout: 120_000 })

let service: Awaited<ReturnType<typeof startPushService>>
test.beforeAll(async () => {
  service = await startPushService()
})
test.afterAll(() => service.close())
test('a member switches messages on, receives one, keeps the night quiet, and logs out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await service.lend(page)
  const person = oneOfThisTry(demoPeople.completeMember, demoPeople.contentAdmin)
  await logIn(page, person)
  await page.goto(churchUrl('full', '/notifications'))
  const devices = page.getByRole('region', { name: 'Nos seus aparelhos' })
  const turnOn = devices.getByRole('button', { name: 'Avisar neste aparelho' })
  await expect(turnOn).toBeVisible()
  // Nobody is asked before they press.
  expect(await asked(page)).toBe(0)
  expect(await problems(page)).toEqual([])
  await page.evaluate(() => navigator.serviceWorker.ready)
  await turnOn.click()
  await expect(devices.getByText('Este aparelho recebe avisos')).toBeVisible()
  expect(await asked(page)).toBe(1)

  await devices.getByRole('button', { name: 'Enviar um teste' }).click()
  await expect.poll(() => service.taken.length).toBe(1)
  const message = service.open(service.taken[0]!)
  await deliver(page, message)
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'Funciona',
        body: 'É assim que Igreja Esperança vai avisar você por aqui.',
        url: '/notifications#preferences',
        icon: '/icon-192.png',
      },
    ])
  expect(await click(page)).toBe(churchUrl('full', '/notifications#preferences'))
  // Whatever a message says, it leads to the church's own pages.
  await deliver(page, JSON.stringify({ titulo: 'Outro', url: 'https://outro.example/' }))
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  expect(await click(page)).toBe(churchUrl('full', '/notifications'))

  // The browser moves to another address while no page knows: the worker tells the server, which sends there.
  await move(page, service.moved)
  await devices.getByRole('button', { name: 'Enviar um teste' }).click()
  await expect.poll(() => service.asked.at(-1)).toBe(service.moved.endpoint)

  const quiet = devices.getByRole('group', { name: 'Horas de silêncio' })
  await expect(quiet.getByLabel('Das')).toHaveValue('22:00')
  await quiet.getByLabel('Das').selectOption('21:30')
  await expect(quiet.getByText('Horas de silêncio salvas.')).toBeVisible()
  const offer = page.getByRole('group', { name: 'Vaga na lista de espera' })
  await expect(offer.getByText('mesmo no silêncio', { exact: false })).toBeVisible()
  await offer.getByLabel('Nos meus aparelhos').uncheck()
  await expect(page.getByText('Escolha salva.')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.reload()
  await expect(quiet.getByLabel('Das')).toHaveValue('21:30')
  await expect(offer.getByLabel('Nos meus aparelhos')).not.toBeChecked()

  await page.getByRole('button', { name: new RegExp(person.nome) }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  // The page that is being left has a way in already.
  const kept = () =>
    page
      .evaluate(async () => [localStorage.getItem('test-push'), await caches.has('push-device')])
      .catch(() => 'on the way')
  await expect.poll(kept).toEqual([null, false])
})

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked)

/** As the browser hands a message to the worker that came from its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const found = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data })
  await cdp.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data, icon }) => ({
      title,
      body,
      url: (data as { url: string }).url,
      icon: new URL(icon).pathname,
    }))
  })

/** As the browser tells the worker that its push service gave the device another address. */
async function move(page: Page, given: { endpoint: string; keys: Record<string, string> }): Promise<void> {
  await page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async (subscription) => {
      // What the worker asks the browser to wait for.
      const work = new Promise<Promise<void>>((waitUntil) => {
        const newSubscription = { toJSON: () => subscription }
        dispatchEvent(
          Object.assign(new Event('pushsubscriptionchange'), {
            newSubscription,
            waitUntil: (done: Promise<void>) => waitUntil(done),
          }),
        )
      })
      await work
    }, given)
}

/** Presses the notification; answers what the worker opens, which no browser lets a test's press do. */
async function click(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers()[0]!
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<Notification[]> }
      clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<unknown[]> }
      dispatchEvent: (event: Event) => void
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.matchAll = async () => []
      scope.clients.openWindow = async (url) => {
        resolve(url)
        return null
      }
      const Press = (globalThis as unknown as { NotificationEvent: new (t: string, i: object) => Event })
        .NotificationEvent
      scope.dispatchEvent(new Press('notificationclick', { notification }))
    })
  })
}
