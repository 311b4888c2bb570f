import { formatInstant, formatTicketCode, type Locale } from '@atrio/rules'
import type { MailExtras } from '../../adapters/mail/content.ts'
import type { MailFile } from '../../adapters/mail/mailer.ts'
import type { ExtrasDeps, ExtrasFor, SampleWorld } from '../../announce/kind.ts'
import { withTenant } from '../../db/tenant.ts'
import type { DocumentInput, DocumentName } from '../../documents.ts'
import { readMediaOf } from '../../media.ts'
import { signTicket } from '../../ticket-signature.ts'
import { paymentWords } from './mail-words.ts'

export interface EventoToDraw {
  id: number
  igrejaId: number
  igreja: string
  nome: string
  quando: string
  onde: string
  flagOnline: boolean
  imagem: string | null
  imagemAlt: string | null
  ingressos: { nome: string; participante: string | null; codigo: string }[]
}

/** More codes than these make a mail endless, and mail programs cut it off: the document and the page have them all. */
const MOST_CODES = 10
const MOST_IN_DOCUMENT = 60
/** Mail servers refuse what is over 10 MB or so; a document of 60 tickets has 200 kB. */
const MOST_BYTES = 3_000_000
/** A job of the queue may take two minutes in all. */
const PATIENCE_MS = 60_000

/** Pictures and tickets, drawn away from this process. What fails, is too heavy or takes too long is left out. */
export async function drawExtras(
  deps: Omit<ExtrasDeps, 'db'>,
  evento: EventoToDraw,
  locale: Locale,
  owner: string,
): Promise<MailExtras> {
  const { id, igrejaId, ingressos, quando, onde, flagOnline, imagem, imagemAlt } = evento
  const tickets = ingressos.map((ingresso) => ({
    ...ingresso,
    codigo: formatTicketCode(ingresso.codigo),
    qrCode: signTicket(deps.secrets, { igreja: igrejaId, evento: id, codigo: ingresso.codigo }),
  }))
  const draw = drawer(deps, owner)
  const drawPhoto = async () => {
    const picture = imagem === null ? null : await readMediaOf(deps, igrejaId, imagem)
    return picture && draw('foto', { imagem: picture })
  }
  const [photo, pdf, ...codes] = await Promise.all([
    drawPhoto(),
    tickets.length > 0 && tickets.length <= MOST_IN_DOCUMENT
      ? draw('ingressos', {
          locale,
          igreja: evento.igreja,
          evento: evento.nome,
          quando,
          onde,
          ingressos: tickets,
        })
      : null,
    ...tickets.slice(0, MOST_CODES).map(({ qrCode }) => draw('qr', { texto: qrCode })),
  ])
  const files: MailFile[] = []
  const add = (conteudo: Buffer | null | undefined, given: Omit<MailFile, 'conteudo'>): string | null => {
    if (!conteudo || conteudo.length > MOST_BYTES) return null
    files.push({ ...given, conteudo })
    return given.cid
  }
  const foto = add(photo, { nome: 'evento.jpg', tipo: 'image/jpeg', cid: 'evento@atrio' })
  const shown = tickets.slice(0, MOST_CODES).map(({ nome, participante, codigo }, index) => ({
    nome,
    participante,
    codigo,
    cid: add(codes[index], { nome: `${codigo}.png`, tipo: 'image/png', cid: `${codigo}@atrio` }),
  }))
  add(pdf, { nome: `${paymentWords.say(locale, 'ticket_file')}.pdf`, tipo: 'application/pdf', cid: null })
  return {
    quando,
    onde,
    flagOnline,
    foto: foto === null ? null : { cid: foto, alt: imagemAlt ?? '' },
    ingressos: shown,
    files,
  }
}

function drawer({ documents, onError }: Pick<ExtrasDeps, 'documents' | 'onError'>, owner: string) {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref())
  return <Name extends DocumentName>(name: Name, input: DocumentInput<Name>): Promise<Buffer | null> =>
    Promise.race([
      late,
      documents.make(name, input, { owner }).catch((error: unknown) => {
        onError(error)
        return null
      }),
    ])
}

/** Tickets of nobody, and the picture of one of the church's events: for the page of previews. */
export function sampleTickets({ words, locale, days }: SampleWorld, many: 1 | 2) {
  return async (deps: ExtrasDeps, { igrejaId, igreja }: ExtrasFor): Promise<MailExtras> => {
    const evento = await withTenant(deps.db, { igrejaId }, (trx) =>
      trx
        .selectFrom('evento')
        .where('imagem', 'is not', null)
        .select(['id', 'imagem', 'imagemAlt'])
        .orderBy('dataInicio')
        .limit(1)
        .executeTakeFirst(),
    )
    const ticket = (codigo: string, name: 'ingresso_1' | 'ingresso_2') => {
      const [nome = '', participante = null] = words.say(locale, name).split(' · ')
      return { nome, participante, codigo }
    }
    const tickets = [ticket('7K49QX2B0A', 'ingresso_1'), ticket('3M8TRW5H1C', 'ingresso_2')]
    const toDraw: EventoToDraw = {
      id: 0,
      imagem: null,
      imagemAlt: null,
      ...evento,
      igrejaId,
      igreja: igreja.nome,
      nome: words.say(locale, 'evento'),
      quando: formatInstant(days(19), 'dateTime', locale, igreja.fusoHorario),
      onde: words.say(locale, 'onde'),
      flagOnline: false,
      ingressos: tickets.slice(0, many),
    }
    return drawExtras(deps, toDraw, locale, 'preview')
  }
}
