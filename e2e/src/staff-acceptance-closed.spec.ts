import { isClosedTo, staffCallsAt, type StaffCall } from '@atrio/api/testing/closed-calls'
import { demoChurches } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { storedDevotional } from './clock.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn, staffUrl } from './staff-site.ts'

/** What the staff’s site refuses whoever writes content (acceptance 9 of its design): asked by the page, in its session. */
test.describe.configure({ timeout: 120_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

const isOfDevotionals = ({ name }: StaffCall) => name.endsWith('DevocionalEquipe')

/** Each call with what it was answered. */
async function answersTo(page: Page, asked: readonly StaffCall[]): Promise<Record<string, string>> {
  return page.evaluate(async (all) => {
    const answers: Record<string, string> = {}
    for (const { name, method, path, body } of all) {
      const answer = await fetch(`/api/v1${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
      answers[name] = `${answer.status} ${code}`
    }
    return answers
  }, asked)
}

const others = (answers: Record<string, string>, expected: string) =>
  Object.entries(answers).filter(([, answer]) => answer !== expected)

test('who writes content neither reads nor changes money, prayer, people or settings', async ({ page }) => {
  await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
  const closed = staffCallsAt(demoChurches.full.slug).filter((call) => isClosedTo('ROLE_ADMIN_CONTENT', call))
  const answers = await answersTo(page, closed)
  expect(others(answers, '403 FORBIDDEN')).toEqual([])
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining([
      'listPedidosIgreja',
      'devolverPedido',
      'getUsuarioEquipe',
      'saveUsuarioEquipe',
      'listMuralEquipe',
      'saveMuralEquipe',
      'listCelulasEquipe',
      'saveMetodosEquipe',
      'createPessoaEquipe',
    ]),
  )
  // The session is one that opens what is theirs.
  const own = staffCallsAt(demoChurches.full.slug).filter(({ name }) => name === 'listDevocionalEquipe')
  expect(others(await answersTo(page, own), '200 undefined')).toEqual([])
  await onSlow4G(page)
  await page.goto(staffUrl('/pessoas'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toHaveCount(0)
})

test('another church is not there, and neither is its record at the own one', async ({ page }) => {
  await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
  const { slug, codigo } = demoChurches.english
  const before = await storedDevotional(codigo)
  for (const church of [slug, demoChurches.otherOrganisation.slug]) {
    const there = staffCallsAt(church, before.id).filter(
      (call) => isOfDevotionals(call) || isClosedTo('ROLE_ADMIN_CONTENT', call),
    )
    expect(others(await answersTo(page, there), '404 NOT_FOUND')).toEqual([])
  }
  const here = staffCallsAt(demoChurches.full.slug, before.id).filter(
    (call) => isOfDevotionals(call) && call.path.includes(`/${before.id}/`),
  )
  expect(others(await answersTo(page, here), '404 NOT_FOUND')).toEqual([])
  expect(here.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['publishDevocionalEquipe', 'archiveDevocionalEquipe', 'keepDevocionalEquipe']),
  )
  expect(await storedDevotional(codigo)).toEqual(before)
})
