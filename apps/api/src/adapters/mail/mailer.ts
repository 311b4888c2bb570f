/** A message ready to go. */
export interface Mail {
  /** The church's name, shown before our sender's address. */
  fromName: string
  to: string
  subject: string
  html: string
  text: string
  /** `pt-BR` */
  language: string
  /** Where mail programs switch such mails off with one click (RFC 8058); null for those that are always sent. */
  unsubscribe: string | null
  files: readonly MailFile[]
}

export interface MailFile {
  nome: string
  tipo: 'application/pdf' | 'text/calendar' | 'image/png' | 'image/jpeg'
  conteudo: Buffer
  /** Of a picture within the message, which shows it as `cid:<this>`. */
  cid: string | null
}

export interface Mailer {
  /** Resolves when the next server has taken the message; rejects when it must be tried again. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}
