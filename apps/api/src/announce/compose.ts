import type { EmailTextos } from '@atrio/contract'
import { churchOrigin, spokenLocale, type ChurchLanguages } from '@atrio/rules'
import { NO_EXTRAS, type MailExtras } from '../adapters/mail/content.ts'
import type { Mail } from '../adapters/mail/mailer.ts'
import { renderMail, type MailIgreja, type MailLook } from '../adapters/mail/render.ts'
import type { Database } from '../db/client.ts'
import { withTenantOnce } from '../db/tenant.ts'
import { mainHost } from '../http/origin.ts'
import type { QueuedMail } from '../jobs/mail-queue.ts'
import { isSpeaking, NO_TEXTS, readChurchWords, withChurchWords } from './church-words.ts'
import { isOptional, momentBy, type ExtrasDeps, type Kind, type MailReader } from './kind.ts'
import { signOff } from './off-token.ts'
import { words } from './own-words.ts'

export interface ComposeDeps extends ExtrasDeps {
  kinds: readonly Kind[]
}

/** A queued mail with its words, its look and what goes with it, as of now. */
export async function composeMail(deps: ComposeDeps, queued: QueuedMail): Promise<Mail> {
  const kind = deps.kinds.find(({ codigo }) => codigo === queued.message.tipo)
  if (!kind?.email) throw new Error(`There is no mail of the kind ${queued.message.tipo}`)
  const igreja = await findIgreja(deps, queued.igrejaId)
  // What somebody reads best may be a language that the church does not speak (Decision 189).
  const mail = { ...queued, locale: spokenLocale([queued.locale], igreja) }
  const extras = await kind.email.extras?.(deps, mail.message, { ...mail, igreja })
  return writeMail(deps, kind, mail, igreja, extras ?? NO_EXTRAS, await findTextos(deps, mail))
}

/** The same with extras that are there. */
export function writeMail(
  deps: Pick<ComposeDeps, 'secrets'>,
  kind: Kind,
  mail: QueuedMail,
  igreja: MailIgreja,
  extras: MailExtras,
  textos: EmailTextos = NO_TEXTS,
): Mail {
  if (!kind.email) throw new Error(`${kind.codigo} is no mail`)
  const { to, locale, message } = mail
  const reader: MailReader = {
    locale,
    timeZone: igreja.fusoHorario,
    igreja: igreja.nome,
    at: (path) => absolute(path, igreja.origin),
    moment: momentBy(locale, igreja.fusoHorario),
    extras,
  }
  const off = waysOff(deps, kind, mail, reader)
  const content = withChurchWords(kind.email.compose(message, reader), {
    tipo: kind.codigo,
    igreja: igreja.nome,
    textos,
  })
  return { to, ...renderMail(content, { igreja, locale, extras, ...off }) }
}

/** Where a reader with an account switches the kind off: on a page of theirs, and in their mail program. */
function waysOff(
  { secrets }: Pick<ComposeDeps, 'secrets'>,
  kind: Kind,
  { igrejaId, locale, userId = null }: QueuedMail,
  { at }: MailReader,
): Pick<MailLook, 'preferences' | 'unsubscribe'> {
  if (userId === null || !isOptional(kind, 'email')) return { preferences: null, unsubscribe: null }
  return {
    preferences: { text: words.say(locale, 'preferences'), url: at('/notifications#preferences') },
    unsubscribe: at(`/aviso/${signOff(secrets, { igrejaId, userId, tipo: kind.codigo })}`),
  }
}

/** What the church says in a mail of this kind, in its reader's language. */
function findTextos(
  { db }: { db: Database },
  { igrejaId, locale, message }: QueuedMail,
): Promise<EmailTextos> {
  if (!isSpeaking(message.tipo)) return Promise.resolve(NO_TEXTS)
  return withTenantOnce(
    db,
    { igrejaId },
    async (trx) => (await readChurchWords(trx, { igrejaId })).textos[locale],
  )
}

async function findIgreja(
  { db, env }: { db: Database } & Pick<ComposeDeps, 'env'>,
  igrejaId: number,
): Promise<MailIgreja & ChurchLanguages> {
  const igreja = await db
    .selectFrom('igreja')
    .leftJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select((eb) => [
      'igreja.codigo',
      'igreja.nome',
      'igreja.fusoHorario',
      'igreja.idioma',
      'igreja.idiomas',
      'igrejaVisual.corApp',
      mainHost(eb).as('host'),
    ])
    .executeTakeFirstOrThrow()
  return { ...igreja, origin: churchOrigin(igreja, env.hosts) }
}

/** What was queued by an older process is a whole address, as some request spelled the host: only its path counts. */
function absolute(address: string, origin: string): string {
  const { pathname, search, hash } = new URL(address, origin)
  return origin + pathname + search + hash
}
