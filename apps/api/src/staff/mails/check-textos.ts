import type { CampoError, EmailTextosPorIdioma } from '@atrio/contract'
import { AppError } from '../../http/errors.ts'

const PLACEHOLDERS = new Set(['igreja'])

/** Links lead by TLS, and nothing is left open in a mail. @throws AppError VALIDATION, by the fields */
export function requireTextos(textos: EmailTextosPorIdioma): void {
  const campos: CampoError[] = Object.entries(textos).flatMap(
    ([idioma, { saudacao, assinatura, paragrafos }]) =>
      Object.entries({ saudacao, assinatura, ...paragrafos }).flatMap(([campo, text]) => {
        const regra = wrongOf(text ?? '')
        return regra ? [{ campo: `textos.${idioma}.${campo}`, regra }] : []
      }),
  )
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}

function wrongOf(text: string): string | null {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!.trim())
  if (names.some((name) => !PLACEHOLDERS.has(name))) return 'placeholder'
  const links = [...text.matchAll(/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi)].map(([link]) => link)
  return links.every((link) => /^https:\/\//i.test(link) && URL.canParse(link)) ? null : 'link'
}
