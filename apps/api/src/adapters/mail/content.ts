import type { MailFile } from './mailer.ts'

/** What a mail says, in its reader's language; the look is added by `renderMail`. Addresses are whole. */
export interface MailContent {
  /** A header is one line: what breaks it is taken out. */
  subject: string
  title: string
  paragraphs: readonly string[]
  /** Where the button leads. */
  url: string
  button: string
  /** Below the button: what to do when the reader expected no such mail. */
  caveat: string
  /** In the church's own words, its lines parted by line breaks. */
  signature?: string
  /** Why the reader gets it, at the very end. */
  why: string
  /** Shown large, to be read or copied. */
  large?: string
  /** What, when, where, who: a block to be found again at a glance. */
  facts?: readonly MailFact[]
  /** How much, and which order: below the button. */
  receipt?: readonly MailFact[]
  /** What else can be done, below the button. */
  links?: readonly { text: string; url: string }[]
  /** Under each code that opens a door. */
  atTheDoor?: string
}

export interface MailFact {
  label: string
  value: string
}

/** What a mail carries beside its words. Drawn when it is sent; what could not be drawn is null, and the mail goes. */
export interface MailExtras {
  /** When and where, as its reader writes it; null where the message itself says it. */
  quando: string | null
  onde: string | null
  flagOnline: boolean
  foto: { cid: string; alt: string } | null
  ingressos: readonly MailIngresso[]
  files: readonly MailFile[]
}

export interface MailIngresso {
  nome: string
  participante: string | null
  /** `7K4-9QX-2B0A` */
  codigo: string
  cid: string | null
}

export const NO_EXTRAS: MailExtras = {
  quando: null,
  onde: null,
  flagOnline: false,
  foto: null,
  ingressos: [],
  files: [],
}
