import { churchOrigin, formatInstant, LOCALES, type Locale } from '@atrio/rules'
import type { FastifyInstance } from 'fastify'
import { createElement as h, type ReactElement } from 'react'
import { withTenant } from '../../db/tenant.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { mainHost } from '../../http/origin.ts'
import { drawExtras } from '../../payments/mail/draw-extras.ts'
import { NO_EXTRAS, type MailExtras } from './extras.ts'
import { page, PAGE_HEADERS } from './outbox-page.ts'
import { renderMail } from './render.ts'
import { sampleMails, sampleWords, type Sample } from './samples.ts'

type Deps = Parameters<typeof drawExtras>[0] & { db: Database }

interface Asked {
  Querystring: { igreja?: string; cor?: string }
}

/** Every kind of mail in three languages, through what sends them, with a church's name, colour and pictures. */
export function previewPages(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>('/_dev/mail/preview', async (request, reply) => {
    const igrejas = await listIgrejas(deps)
    const igreja = igrejas.find(({ codigo }) => codigo === request.query.igreja) ?? igrejas[0]
    if (!igreja) throw new AppError('NOT_FOUND')
    const kinds = sampleMails('en', sampleOf(deps, igreja)).map(({ nome }) => nome)
    const names = igrejas.map(({ codigo, nome }) => ({ codigo, nome }))
    return reply
      .headers(PAGE_HEADERS)
      .send(page('Every kind of message', h(Previews, { igrejas: names, igreja: igreja.codigo, kinds })))
  })
  app.get<Asked & { Params: { locale: string; nome: string } }>(
    '/_dev/mail/preview/:locale/:nome',
    async (request, reply) => {
      const { locale, nome } = request.params
      const igrejas = await listIgrejas(deps)
      const igreja = igrejas.find(({ codigo }) => codigo === request.query.igreja) ?? igrejas[0]
      if (!isLocale(locale) || !igreja) throw new AppError('NOT_FOUND')
      const sample = sampleMails(locale, sampleOf(deps, igreja)).find((each) => each.nome === nome)
      if (!sample) throw new AppError('NOT_FOUND')
      return reply.headers(PAGE_HEADERS).send(await previewOf(deps, igreja, locale, sample))
    },
  )
}

type Igreja = Awaited<ReturnType<typeof listIgrejas>>[number]

function listIgrejas({ db }: Deps) {
  return db
    .selectFrom('igreja')
    .leftJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
    .select(['igreja.id', 'igreja.codigo', 'igreja.nome', 'igreja.fusoHorario', 'igreja.moeda'])
    .select((eb) => ['igrejaVisual.corApp', mainHost(eb).as('host')])
    .orderBy('igreja.id')
    .limit(50)
    .execute()
}

function sampleOf({ env }: Deps, igreja: Igreja): { origin: string; moeda: string } {
  return { origin: churchOrigin(igreja, env.hosts), moeda: igreja.moeda }
}

async function previewOf(deps: Deps, igreja: Igreja, locale: Locale, sample: Sample): Promise<string> {
  const extras = sample.tickets > 0 ? await drawSample(deps, igreja, locale, sample) : NO_EXTRAS
  const queued = { to: 'ana@atrio.example', locale, igrejaId: igreja.id, message: sample.message }
  const { html, files } = renderMail(queued, igreja, extras)
  return files.reduce(
    (shown, { cid, tipo, conteudo }) =>
      cid === null
        ? shown
        : shown.replaceAll(`cid:${cid}`, `data:${tipo};base64,${conteudo.toString('base64')}`),
    html,
  )
}

/** Tickets of nobody, and the picture of one of the church's events. */
async function drawSample(
  deps: Deps,
  igreja: Igreja,
  locale: Locale,
  { message, tickets }: Sample,
): Promise<MailExtras> {
  const words = sampleWords[locale]
  const evento = await withTenant(deps.db, { igrejaId: igreja.id }, (trx) =>
    trx
      .selectFrom('evento')
      .where('imagem', 'is not', null)
      .select(['id', 'imagem', 'imagemAlt'])
      .orderBy('dataInicio')
      .limit(1)
      .executeTakeFirst(),
  )
  const quando = 'quando' in message ? message.quando : 'evento' in message ? message.evento!.quando : ''
  const drawn = {
    id: 0,
    imagem: null,
    imagemAlt: null,
    ...evento,
    igrejaId: igreja.id,
    igreja: igreja.nome,
    nome: words.evento,
    quando: formatInstant(quando, 'dateTime', locale, igreja.fusoHorario),
    onde: words.onde,
    flagOnline: false,
    ingressos: ['7K49QX2B0A', '3M8TRW5H1C'].slice(0, tickets).map((codigo, index) => {
      const [nome, participante] = words.ingressos[index]!.split(' · ')
      return { nome: nome!, participante: participante!, codigo }
    }),
  }
  return drawExtras(deps, drawn, locale, 'preview')
}

function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text)
}

function Previews(props: {
  igrejas: { codigo: string; nome: string }[]
  igreja: string
  kinds: string[]
}): ReactElement {
  const { igrejas, igreja, kinds } = props
  return h(
    'div',
    null,
    h('p', null, h('a', { href: '/_dev/mail' }, '← All messages')),
    h(
      'ul',
      null,
      igrejas.map(({ codigo, nome }) =>
        h(
          'li',
          { key: codigo },
          h('a', { href: `?igreja=${codigo}` }, codigo === igreja ? h('b', null, nome) : nome),
        ),
      ),
    ),
    kinds.map((nome) =>
      h(
        'section',
        { key: nome },
        h('h2', null, nome),
        h(
          'div',
          { className: 'previews' },
          LOCALES.map((locale) =>
            h('iframe', {
              key: locale,
              title: `${nome}, ${locale}`,
              loading: 'lazy',
              sandbox: 'allow-popups',
              src: `/_dev/mail/preview/${locale}/${encodeURIComponent(nome)}?igreja=${igreja}`,
            }),
          ),
        ),
      ),
    ),
  )
}
