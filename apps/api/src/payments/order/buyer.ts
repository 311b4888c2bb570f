import type { Payer } from '../../adapters/payment/attempt.ts'
import { formatCnpj, formatCpf } from '@atrio/rules'
import { seal, unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'

/** Who pays, as given with an order. Kept sealed: receipts and gateways need it, lists do not. */
export interface Comprador {
  nome: string
  email: string
  documento: string | null
  telefone: string | null
  endereco: {
    pais: string
    estado: string
    cidade: string
    bairro: string
    rua: string
    numero: string
    complemento: string | null
    cep: string
  } | null
}

/** What a caller gives, with what is left out said. */
export function toComprador(given: {
  nome: string
  email: string
  documento?: string | null | undefined
  telefone?: string | null | undefined
  endereco?:
    | (Omit<NonNullable<Comprador['endereco']>, 'complemento'> & { complemento?: string | null | undefined })
    | null
    | undefined
}): Comprador {
  const { endereco } = given
  return {
    nome: given.nome.trim(),
    email: given.email.trim().toLowerCase(),
    documento: given.documento ? given.documento.replace(/[^\dA-Za-z]/g, '').toUpperCase() : null,
    telefone: given.telefone ?? null,
    endereco: endereco ? { ...endereco, complemento: endereco.complemento ?? null } : null,
  }
}

/** Kind and number of what identifies a payer, as people read it. */
export function readDocumento(documento: string | null): [kind: 'CPF' | 'CNPJ', number: string] | null {
  if (!documento) return null
  return documento.length === 11 ? ['CPF', formatCpf(documento)] : ['CNPJ', formatCnpj(documento)]
}

export function sealComprador(secrets: Secrets, codigo: string, comprador: Comprador): Buffer {
  return seal(secrets, 'comprador', codigo, JSON.stringify(comprador))
}

export function openComprador(secrets: Secrets, codigo: string, sealed: Buffer): Comprador {
  return JSON.parse(unseal(secrets, 'comprador', codigo, sealed)) as Comprador
}

export function toPayer({ nome, email, documento, telefone, endereco }: Comprador): Payer {
  return {
    name: nome,
    email,
    document: documento,
    phone: telefone,
    address: endereco && {
      country: endereco.pais,
      state: endereco.estado,
      city: endereco.cidade,
      neighbourhood: endereco.bairro,
      street: endereco.rua,
      number: endereco.numero,
      complement: endereco.complemento ?? '',
      zipcode: endereco.cep,
    },
  }
}
