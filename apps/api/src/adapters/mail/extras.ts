import type { MailFile } from './mailer.ts'

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
