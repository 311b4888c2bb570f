import { formatInstant } from '@atrio/rules'
import { accessWords } from '../activation-kinds.ts'
import { defineKind, mailWords, type Facts, type Kind, type MailReader } from '../announce/kind.ts'
import { fatorPerdido, fatorPerdidoCodigo, fatorTrocado } from './lost-factor-kinds.ts'
import { passkeyAdded, passkeyCopied, passkeyRemoved } from './passkey-kinds.ts'
import { staffPasskeyAdded, staffPasskeyCopied, staffPasskeyRemoved } from './staff-passkey-kinds.ts'

/** What else opens the account, and goes on to: passkeys by their names. */
interface Chaves {
  chaves?: string
}

function withChaves<Mail extends { paragraphs: readonly string[] }>(
  mail: Mail,
  { locale }: Pick<MailReader, 'locale'>,
  chaves = '',
): Mail {
  if (chaves === '') return mail
  return { ...mail, paragraphs: [...mail.paragraphs, accessWords.say(locale, 'passkeys_stay', { chaves })] }
}

/** `senha` logs in once, until `validoAte` (ISO). */
export const temporaryPassword = defineKind<Facts & { senha: string; validoAte: string } & Chaves>({
  codigo: 'temporary-password',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, senha, validoAte, chaves }, reader) => ({
      ...withChaves(
        mailWords(accessWords, { prefix: 'temporary_password', why: 'why_asked' }, reader, {
          hora: formatInstant(validoAte, 'time', reader.locale, reader.timeZone),
        }),
        reader,
        chaves,
      ),
      url: reader.at(url),
      large: senha,
    }),
  },
  samples: ({ days }) => [{ facts: { url: '/access', senha: 'vale-rio-42', validoAte: days(0) } }],
})

/** `digitos` log in, typed where they were asked for. */
export const emailCode = defineKind<Facts & { digitos: string }>({
  codigo: 'email-code',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, digitos }, reader) => ({
      ...mailWords(accessWords, { prefix: 'email_code', why: 'why_asked' }, reader, { digitos }),
      url: reader.at(url),
      large: digitos,
    }),
  },
  samples: () => [{ facts: { url: '/access', digitos: '482913' } }],
})

/** `digitos` show that the address that a person wants is theirs. */
export const emailChange = defineKind<Facts & { digitos: string }>({
  codigo: 'email-change',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, digitos }, reader) => ({
      ...mailWords(accessWords, { prefix: 'email_change', why: 'why_asked' }, reader, { digitos }),
      url: reader.at(url),
      large: digitos,
    }),
  },
  samples: () => [{ facts: { url: '/user/data', digitos: '482913' } }],
})

/** To the address of before. */
export const emailChanged = defineKind<Facts & Chaves>({
  codigo: 'email-changed',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, chaves }, reader) => ({
      ...withChaves(
        mailWords(accessWords, { prefix: 'email_changed', why: 'why_account' }, reader),
        reader,
        chaves,
      ),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/access' } }],
})

export const passwordChanged = defineKind<Facts & Chaves>({
  codigo: 'password-changed',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, chaves }, reader) => ({
      ...withChaves(
        mailWords(accessWords, { prefix: 'password_changed', why: 'why_account' }, reader),
        reader,
        chaves,
      ),
      url: reader.at(url),
    }),
  },
  samples: () => [
    { facts: { url: '/' } },
    { variant: 'passkeys', facts: { url: '/', chaves: 'Google · Android' } },
  ],
})

/** A refresh token was used twice: someone may have copied it. */
export const sessionEnded = defineKind({
  codigo: 'session-ended',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(accessWords, { prefix: 'session_ended', why: 'why_account' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/access' } }],
})

export const accessKinds: readonly Kind[] = [
  temporaryPassword,
  emailCode,
  emailChange,
  emailChanged,
  passwordChanged,
  sessionEnded,
  passkeyAdded,
  passkeyRemoved,
  passkeyCopied,
  staffPasskeyAdded,
  staffPasskeyRemoved,
  staffPasskeyCopied,
  fatorPerdido,
  fatorPerdidoCodigo,
  fatorTrocado,
]
