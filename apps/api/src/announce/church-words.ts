import { emailTipos, type EmailTextos, type EmailTextosPorIdioma } from '@atrio/contract'
import { offeredLocales, type ChurchLanguages, type Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { MailContent } from '../adapters/mail/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

export const NO_TEXTS: EmailTextos = { saudacao: '', assinatura: '', paragrafos: {} }

const SPEAKING: ReadonlySet<string> = new Set(emailTipos)

/** What the church of the transaction has set, by language, and which of them it speaks. */
export async function readChurchWords(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<{ versao: number; textos: EmailTextosPorIdioma; idiomas: Locale[] }> {
  const { rows } = await sql<
    ChurchLanguages & { versao: number | null; textos: Partial<EmailTextosPorIdioma> | null }
  >`select e.versao, e.textos, i.idioma, i.idiomas from igreja i
    left join igreja_email e on e.igreja_id = i.id where i.id = ${igrejaId}`.execute(trx)
  const { versao, textos } = rows[0]!
  return {
    versao: versao ?? 0,
    textos: { 'pt-BR': NO_TEXTS, en: NO_TEXTS, es: NO_TEXTS, ...textos },
    idiomas: [...offeredLocales(rows[0])],
  }
}

/** Whether a church speaks in mails of this kind. */
export function isSpeaking(tipo: string): boolean {
  return SPEAKING.has(tipo)
}

/** The mail with the church's greeting before its words, a paragraph of its own after them, and its signature. */
export function withChurchWords(
  content: MailContent,
  { tipo, igreja, textos }: { tipo: string; igreja: string; textos: EmailTextos },
): MailContent {
  if (!isSpeaking(tipo)) return content
  const say = (text: string | undefined) =>
    (text ?? '')
      .replaceAll('{igreja}', igreja)
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const paragrafo = textos.paragrafos[tipo as (typeof emailTipos)[number]]
  const assinatura = say(textos.assinatura).join('\n')
  return {
    ...content,
    paragraphs: [...say(textos.saudacao), ...content.paragraphs, ...say(paragrafo)],
    ...(assinatura !== '' && { signature: assinatura }),
  }
}
