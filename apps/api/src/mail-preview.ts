import type { EmailTextos } from '@atrio/contract'
import { churchOrigin, LOCALES, type Locale } from '@atrio/rules'
import type { FastifyInstance } from 'fastify'
import { createElement as h, type ReactElement } from 'react'
import en from '../messages/preview/en.json' with { type: 'json' }
import es from '../messages/preview/es.json' with { type: 'json' }
import ptBR from '../messages/preview/pt-BR.json' with { type: 'json' }
import { NO_EXTRAS } from './adapters/mail/content.ts'
import type { Mail } from './adapters/mail/mailer.ts'
import { page, PAGE_HEADERS } from './adapters/mail/outbox-page.ts'
import { writeMail, type ComposeDeps } from './announce/compose.ts'
import type { Facts, Kind, Sample, SampleWorld } from './announce/kind.ts'
import { defineWords } from './announce/words.ts'
import { AppError } from './http/errors.ts'
import { mainHost } from './http/origin.ts'

interface Asked {
  Querystring: { igreja?: string }
}

/** Every kind of mail in three languages, through what sends them, with a church's name, colour and pictures. */
export function previewPages(app: FastifyInstance, deps: ComposeDeps): void {
  app.get<Asked>('/_dev/mail/preview', async (request, reply) => {
    const { igrejas, igreja } = await findIgrejas(deps, request.query.igreja)
    const names = igrejas.map(({ codigo, nome }) => ({ codigo, nome }))
    const samples = listSamples(deps, worldOf('en', igreja)).map(({ name }) => name)
    return reply
      .headers(PAGE_HEADERS)
      .send(
        page('Every kind of message', h(Previews, { igrejas: names, igreja: igreja.codigo, kinds: samples })),
      )
  })
  app.get<Asked & { Params: { locale: string; name: string } }>(
    '/_dev/mail/preview/:locale/:name',
    async (request, reply) => {
      const { locale, name } = request.params
      const { igreja } = await findIgrejas(deps, request.query.igreja)
      if (!isLocale(locale)) throw new AppError('NOT_FOUND')
      const found = listSamples(deps, worldOf(locale, igreja)).find((each) => each.name === name)
      if (!found) throw new AppError('NOT_FOUND')
      return reply.headers(PAGE_HEADERS).send(withFiles(await sampleOf(deps, { igreja, locale, found })))
    },
  )
}

/** One kind of mail as a church would send it with such texts, by day. @throws AppError NOT_FOUND */
export async function previewMail(
  deps: ComposeDeps,
  given: { igrejaId: number; locale: Locale; tipo: string; textos: EmailTextos },
): Promise<{ assunto: string; texto: string; html: string; origin: string }> {
  const { igrejaId, locale, tipo, textos } = given
  const { igreja } = await findIgrejas(deps, igrejaId)
  const found = listSamples(deps, worldOf(locale, igreja)).find(({ kind }) => kind.codigo === tipo)
  if (!found) throw new AppError('NOT_FOUND')
  const mail = await sampleOf(deps, { igreja, locale, found, textos })
  const html = withFiles(mail)
    .replaceAll('(prefers-color-scheme:dark)', 'not all')
    .replaceAll('light dark', 'light')
  return { assunto: mail.subject, texto: mail.text, html, origin: igreja.origin }
}

const words = defineWords({ 'pt-BR': ptBR, en, es })

async function findIgrejas({ db, env }: ComposeDeps, asked: string | number | undefined) {
  const rows = await db
    .selectFrom('igreja')
    .leftJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
    .select(['igreja.id', 'igreja.codigo', 'igreja.nome', 'igreja.fusoHorario', 'igreja.moeda'])
    .select((eb) => ['igrejaVisual.corApp', mainHost(eb).as('host')])
    .$if(typeof asked === 'number', (one) => one.where('igreja.id', '=', Number(asked)))
    .orderBy('igreja.id')
    .limit(50)
    .execute()
  const igrejas = rows.map((row) => ({ ...row, origin: churchOrigin(row, env.hosts) }))
  const named = igrejas.find((each) => each.codigo === asked || each.id === asked)
  const igreja = named ?? (typeof asked === 'number' ? undefined : igrejas[0])
  if (!igreja) throw new AppError('NOT_FOUND')
  return { igrejas, igreja }
}

type Igreja = Awaited<ReturnType<typeof findIgrejas>>['igreja']

function worldOf(locale: Locale, { moeda }: Igreja): SampleWorld {
  return { locale, moeda, words, days }
}

/** The evening of a day to come. */
function days(n: number): string {
  return `${new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)}T22:30:00.000Z`
}

interface Named {
  name: string
  kind: Kind
  sample: Sample<Facts>
}

function listSamples({ kinds }: ComposeDeps, world: SampleWorld): Named[] {
  const sent = kinds.filter(({ email }) => email)
  return sent.flatMap((kind) =>
    kind.samples(world).map((sample) => ({
      name: sample.variant === undefined ? kind.codigo : `${kind.codigo}: ${sample.variant}`,
      kind,
      sample,
    })),
  )
}

async function sampleOf(
  deps: ComposeDeps,
  given: { igreja: Igreja; locale: Locale; found: Named; textos?: EmailTextos },
): Promise<Mail> {
  const { igreja, locale, textos } = given
  const { kind, sample } = given.found
  const extras = (await sample.extras?.(deps, { igrejaId: igreja.id, locale, igreja })) ?? NO_EXTRAS
  const to = { to: 'ana@atrio.example', locale, igrejaId: igreja.id, userId: 0 }
  return writeMail(
    deps,
    kind,
    { ...to, message: { ...sample.facts, tipo: kind.codigo } },
    igreja,
    extras,
    textos,
  )
}

/** Mail programs find its pictures in the message; a browser needs them written out. */
function withFiles({ html, files }: Mail): string {
  return files.reduce(
    (shown, { cid, tipo, conteudo }) =>
      cid === null
        ? shown
        : shown.replaceAll(`cid:${cid}`, `data:${tipo};base64,${conteudo.toString('base64')}`),
    html,
  )
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
