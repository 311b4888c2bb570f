import type { MetodoOferecido } from '@atrio/contract'
import {
  birthdate,
  cardBrand,
  cardValidity,
  cep,
  cpf,
  documento as documentoRule,
  email,
  isAchAccountNumber,
  isCvv,
  isRoutingNumber,
  normalizeCardNumber,
  parseShortDate,
  required,
  type FormRules,
  type Locale,
  type Rule,
} from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import type { CheckoutComprador } from '../money/checkout-state.ts'
import type { TypedAccount, TypedCard } from './tokenize.ts'

/** The form of the checkout as its fields hold it: all text. */
export interface CheckoutValues {
  nome?: string
  email?: string
  pais?: string
  documento?: string
  endereco?: Partial<Record<(typeof PARTES)[number], string>>
  cartao?: Partial<Record<'numero' | 'validade' | 'cvv' | 'nome' | 'documento' | 'nascimento', string>>
  conta?: Partial<Record<'roteamento' | 'conta' | 'tipoConta' | 'nome', string>>
  salvarCartao?: boolean
}

const PARTES = ['cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const

/** Fields that stay in the memory of the page: no draft, no storage. */
export const SECRET = [
  'cartao.numero',
  'cartao.validade',
  'cartao.cvv',
  'cartao.nome',
  'cartao.documento',
  'cartao.nascimento',
  'conta.roteamento',
  'conta.conta',
  'conta.tipoConta',
  'conta.nome',
] as const

/** Which parts of the form are asked for. */
export interface Asked {
  payer: boolean
  documento: boolean
  endereco: boolean
  cartao: boolean
  conta: boolean
  pais: string
}

export function askedBy(
  offer: MetodoOferecido | undefined,
  { pais, newCard, payer = true }: { pais: string; newCard: boolean; payer?: boolean },
): Asked {
  return {
    payer,
    documento: offer?.flagDocumento ?? false,
    endereco: offer?.flagEndereco ?? false,
    cartao: newCard && offer?.codigo === 'cartao_credito',
    conta: newCard && offer?.codigo === 'ach',
    pais,
  }
}

/** Every field that is on the page, in its order. */
export function checkoutLabels(asked: Asked): Record<string, string> {
  const { payer, documento, endereco, cartao, conta, pais } = asked
  return {
    ...(payer && { nome: m.checkout_nome(), email: m.checkout_email(), pais: m.checkout_pais() }),
    ...(documento && { documento: m.checkout_documento() }),
    ...(endereco && {
      'endereco.cep': m.checkout_cep(),
      'endereco.rua': m.checkout_rua(),
      'endereco.numero': m.checkout_numero(),
      'endereco.complemento': m.checkout_complemento(),
      'endereco.bairro': m.checkout_bairro(),
      'endereco.cidade': m.checkout_cidade(),
      'endereco.estado': m.checkout_estado(),
    }),
    ...(cartao && {
      'cartao.numero': m.checkout_card_numero(),
      'cartao.validade': m.checkout_card_validade(),
      'cartao.cvv': m.checkout_card_cvv(),
      'cartao.nome': m.checkout_card_nome(),
      ...(pais === 'BR' && {
        'cartao.documento': m.checkout_card_documento(),
        'cartao.nascimento': m.checkout_card_nascimento(),
      }),
    }),
    ...(conta && {
      'conta.nome': m.checkout_ach_nome(),
      'conta.roteamento': m.checkout_ach_roteamento(),
      'conta.conta': m.checkout_ach_conta(),
      'conta.tipoConta': m.checkout_ach_tipo(),
    }),
  }
}

export function checkoutRules(asked: Asked): FormRules {
  const { payer, documento, endereco, cartao, conta, pais } = asked
  return {
    ...(payer && { nome: [required], email: [required, email], pais: [required] }),
    ...(documento && { documento: [required, documentoRule] }),
    ...(endereco && {
      'endereco.cep': [required, cep],
      'endereco.rua': [required],
      'endereco.numero': [required],
      'endereco.bairro': [required],
      'endereco.cidade': [required],
      'endereco.estado': [required],
    }),
    ...(cartao && {
      'cartao.numero': [required, cardNumber],
      'cartao.validade': [required, cardValidity],
      'cartao.cvv': [required, cvv],
      'cartao.nome': [required],
      ...(pais === 'BR' && {
        'cartao.documento': [required, cpf],
        'cartao.nascimento': [required, birthdate],
      }),
    }),
    ...(conta && {
      'conta.nome': [required],
      'conta.roteamento': [required, routingNumber],
      'conta.conta': [required, accountNumber],
      'conta.tipoConta': [required],
    }),
  }
}

const wrong = { regra: 'regex' } as const
const cardNumber = rule((text) => normalizeCardNumber(text) !== null)
const routingNumber = rule(isRoutingNumber)
const accountNumber = rule(isAchAccountNumber)
const cvv: Rule = (value, _params, context) => {
  const numero = context?.values?.['cartao.numero']
  const brand = typeof numero === 'string' ? cardBrand(numero) : null
  return rule((text) => isCvv(text, brand))(value)
}

/** Empty values pass, as they do every rule but `required` (Spec §5). */
function rule(passes: (text: string) => boolean): Rule {
  return (value) => (typeof value !== 'string' || value === '' || passes(value) ? null : wrong)
}

export function toComprador(values: CheckoutValues, asked: Asked): CheckoutComprador {
  const { endereco } = values
  const part = (name: (typeof PARTES)[number]) => endereco?.[name]?.trim() ?? ''
  return {
    nome: values.nome?.trim() ?? '',
    email: values.email?.trim() ?? '',
    documento: asked.documento ? (values.documento ?? null) : null,
    telefone: null,
    endereco: asked.endereco
      ? {
          pais: asked.pais,
          estado: part('estado'),
          cidade: part('cidade'),
          bairro: part('bairro'),
          rua: part('rua'),
          numero: part('numero'),
          complemento: part('complemento') || null,
          cep: part('cep'),
        }
      : null,
  }
}

/** What is tokenised. */
export function toTyped(values: CheckoutValues, asked: Asked, locale: Locale): TypedCard | TypedAccount {
  const { cartao = {}, conta = {} } = values
  if (asked.conta) {
    return {
      tipo: 'ach',
      conta: conta.conta ?? '',
      roteamento: conta.roteamento ?? '',
      tipoConta: conta.tipoConta === 'savings' ? 'savings' : 'checking',
      nome: conta.nome?.trim() ?? '',
    }
  }
  return {
    tipo: 'cartao_credito',
    numero: cartao.numero ?? '',
    validade: cartao.validade ?? '',
    cvv: cartao.cvv ?? '',
    nome: cartao.nome?.trim() ?? '',
    documento: asked.pais === 'BR' ? (cartao.documento ?? null) : null,
    nascimento: asked.pais === 'BR' ? parseShortDate(cartao.nascimento ?? '', locale) : null,
  }
}

/** The name on it, as it was typed with the card, or with the account. */
export function holderOf({ cartao, conta }: CheckoutValues, asked: Asked): string | null {
  return (asked.conta ? conta?.nome : cartao?.nome)?.trim() || null
}
