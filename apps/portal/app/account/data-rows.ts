import type { Usuario } from '@atrio/contract'
import { formatBrPhone, formatShortDate, fullName, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

export interface DataRow {
  label: string
  value: string
}

/** What the church knows of someone, as far as they filled it in. */
export function dataRows(usuario: Usuario, locale: Locale): DataRow[] {
  const rows: [label: string, value: string | null][] = [
    [m.account_name(), fullName(usuario)],
    [m.field_email(), usuario.email],
    [m.field_telefone(), usuario.telefone && formatBrPhone(usuario.telefone)],
    [m.field_data_nascimento(), usuario.dataNascimento && formatShortDate(usuario.dataNascimento, locale)],
    [m.field_congregacao(), usuario.congregacao?.nome ?? null],
    [m.field_ocupacao(), usuario.ocupacao],
    [m.field_endereco(), addressLine(usuario.endereco)],
    [
      m.account_since(),
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
        new Date(usuario.dataCadastro),
      ),
    ],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function addressLine({ rua, numero, bairro, cidade, estado }: Usuario['endereco']): string | null {
  const street = [rua, numero].filter(Boolean).join(', ')
  const place = [cidade, estado].filter(Boolean).join(' – ')
  return [street, bairro, place].filter(Boolean).join(' · ') || null
}
