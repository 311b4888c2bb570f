import type { DemoChurchName } from '@atrio/demo'

export type Screen = readonly [church: DemoChurchName, path: string]

/** A plan of the catalogue, the same at every church. */
export const proverbs = '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03'

/** What a visitor can open: each address once, and again where a church without pictures or a search looks different. */
export const publicScreens: readonly Screen[] = [
  ['full', '/'],
  ['english', '/'],
  ['sparse', '/'],
  ['full', '/about'],
  ['sparse', '/about'],
  ['full', '/privacy'],
  ['sparse', '/privacy'],
  ['full', '/terms'],
  ['otherOrganisation', '/terms'],
  ['otherOrganisation', '/terms?version=2'],
  ['english', '/help'],
  ['full', '/churchs'],
  ['full', '/churchs?busca=zzzz'],
  ['full', '/devotionals'],
  ['english', '/devotionals'],
  ['full', '/devotionals/1'],
  ['full', '/news'],
  ['full', '/news/1'],
  ['full', '/ministries'],
  ['full', '/ministries/1'],
  ['full', '/ministries/1/projects/1'],
  ['full', '/ebds'],
  ['full', '/ebds/parabolas-da-mesa'],
  ['full', '/ebds/parabolas-da-mesa?licao=1'],
  ['full', '/publication-types'],
  ['full', '/publications'],
  ['full', '/publications/a-casa-que-tem-lugar'],
  ['full', '/bible'],
  ['english', '/bible/kjv?busca=grace'],
  ['english', '/bible/kjv/jhn/3'],
  ['sparse', '/bible/kjv/psa/119'],
  ['full', '/songs'],
  ['sparse', '/songs'],
  ['english', '/songs'],
  ['full', '/songs/1'],
  ['full', '/event'],
  ['english', '/event'],
  ['full', '/give'],
  ['full', '/give?motivos=1-5000.2-3000&taxas=1'],
  ['full', '/videos'],
  ['sparse', '/videos'],
  ['full', '/videos/antes-do-sol'],
  ['english', '/videos/aqz-KE-bpKQ'],
  ['full', '/embed/player?service=mp4&code=antes-do-sol'],
  ['full', '/podcast'],
  ['english', '/podcast?episodio=24'],
  ['sparse', '/podcast'],
  ['full', '/access'],
  ['full', '/access?step=recover'],
  ['english', '/access?step=register'],
  ['full', '/access/activate?codigo=nothing'],
  ['full', '/error?message=CHURCH.MESSAGE.ERROR.INACTIVE'],
  ['full', '/nope'],
  ['full', '/play/nope'],
  ['full', '/embed/praise?praiseId=1'],
  ['full', '/checkout/refund?pedido=NADA-0000&chave=nothing'],
  ['full', '/user/delete-user/undo?chave=nothing'],
  ['full', '/offline'],
  ['full', '/search?q=oracao'],
  ['english', '/search?q=John+3:16'],
  ['inactive', '/'],
]

/** What someone who is logged in can open besides. */
export const personalScreens: readonly string[] = [
  '/',
  '/user/account',
  '/user/church',
  '/user/data-update',
  '/user/data-update?campos=telefone,cpf,endereco',
  '/user/notes',
  '/user/notes/new',
  '/user/registrations',
  '/user/giving',
  '/notifications',
  '/user/cards',
  '/user/addcard',
  '/user/deletecard?id=0',
  '/user/privacy',
  '/user/delete-user',
  '/user/confirm-delete-user',
  '/user/delete-user-success',
  '/checkout',
  '/checkout/thank-you',
  '/user/payment/NADA-0000',
  '/user/security',
  '/user/security/email',
  '/user/change-password',
  '/user/change-password/success',
  '/reading-plans',
  '/reading-plans?tab=discover',
  `/reading-plans/${proverbs}`,
  `/reading-plans/${proverbs}?subscriptionUuid=<subscription>&dia=1`,
  `/reading-plans/${proverbs}/delete?subscriptionUuid=<subscription>`,
  `/reading-plans/${proverbs}/delete/confirm`,
  '/embed/reading-plans',
  `/embed/reading-plans/${proverbs}?subscriptionUuid=<subscription>&dia=1`,
  `/embed/reading-plans/${proverbs}`,
]

/** What someone who buys opens, with `openShop` before. */
export const shopScreens: readonly string[] = [
  '/event/<event>',
  '/event/<event>/waiting',
  '/event/<event>/waiting/NADA-0000',
  '/event/<event>/tickets',
  '/event/<event>/tickets?buyingStep=fill&fillTicket=1',
  '/checkout',
  '/checkout/thank-you?pedido=<pedido>',
  '/user/payment/<pedido>',
  '/user/registrations/<event>/tickets',
]

/** What staff open: the entrance of an event, and the orders of the church. */
export const doorScreens: readonly string[] = [
  '/door',
  '/door/<event>',
  '/orders',
  '/orders?busca=nobody',
  '/orders/<pedido>',
]

/** With a pattern in `E2E_SCREENS`, only addresses that it names: what a change can break (Decision 106). */
export function isWanted(path: string): boolean {
  return new RegExp(process.env.E2E_SCREENS ?? '').test(path.split('?')[0]!)
}
