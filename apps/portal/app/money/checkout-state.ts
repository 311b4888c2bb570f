import { browserStorages, keys, readJson, writeJson, type KeyValue } from '../lib/data/storage.ts'
import { createStore, useStore, type Store } from '../lib/data/store.ts'

/** The answer to one question of a form, as texts go over the wire. */
interface CheckoutResposta {
  idPergunta: number
  valor: string
}

/** One kind of ticket of a cart, with one entry in `participantes` for each ticket. */
interface CheckoutIngresso {
  id: number
  nome: string
  /** Of one ticket, without fees, in cents. */
  valor: number
  rulesVersion: number
  formVersion: number
  participantes: { nome: string | null; respostas: CheckoutResposta[] }[]
}

/** What is bought: tickets of an event. */
export interface CheckoutEvento {
  type: 'event'
  /** The platform account that chose; somebody else's cart is nobody's. */
  usuarioId: number
  evento: {
    id: number
    nome: string
    /** Of its picture. */
    imagem: string | null
    dataInicio: string
    dataFim: string
    local: string | null
    formVersion: number
    /** It asks something of who comes, or of who buys. */
    flagPerguntas: boolean
    flagJuros: boolean
    qtdeMaxParcelas: number
  }
  ingressos: CheckoutIngresso[]
  /** To the buyer's own questions. */
  respostas: CheckoutResposta[]
  /** The places that are held meanwhile; null for a purchase that goes on without a hold. */
  holdId: string | null
  /** When the hold ends, as an ISO instant. */
  expiraEm: string | null
  renovacoesRestantes: number
  /** All tickets without fees, in cents. */
  valor: number
}

/** What is given: one or more reasons. */
export interface CheckoutDoacao {
  type: 'give'
  /** Null for a guest. */
  usuarioId: number | null
  motivos: { id: number; nome: string; valor: number }[]
  /** The giver bears the fees. */
  flagUsuarioTaxa: boolean
  /** Days from one gift to the next; null for once. */
  recorrenciaDias: number | null
  /** All reasons without fees, in cents. */
  valor: number
}

/** What is subscribed to: a plan of Play (Spec §3: planId and value). */
export interface CheckoutPlano {
  type: 'play'
  usuarioId: number
  planId: number
  nome: string
  meses: number
  /** What it is made of, in cents; what is left of another plan is below zero. */
  linhas: { tipo: 'plano' | 'taxa' | 'credito'; valor: number }[]
  /** Where the person wanted to go when a plan was in the way. */
  voltar: string | null
  /** What is paid now, in cents. */
  valor: number
}

/** Who pays, in the fields of the order's `comprador`. */
export interface CheckoutComprador {
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

/** How it is paid (Spec §3 Checkout state). Never the number of a card: that has no place to lie. */
export interface CheckoutPagamento {
  /** A wire code: `pix`, `cartao_credito`, …; `gratuito` when there is nothing to pay. */
  method: string | null
  paymentData: { idCartao: number | null; salvarCartao: boolean }
  /** Of somebody who gives without an account. */
  unregisteredUserData: CheckoutComprador | null
  installments: number
  /** What the chosen installments cost together, in cents; null for one payment. */
  finalValueInstallments: number | null
  /** The card's bank asks for a confirmation. */
  challenge: boolean
  challengeComplete: boolean
  /** Of one click on the button that pays; a reload sends the same again and makes no second order. */
  idempotencyKey: string | null
  /** What was sent with that key: the same again, word for word, or the server takes it for another order. */
  sent: unknown
  /** `codigo` of the order once there is one. */
  pedido: string | null
}

/** What a cart may hold, by its `type`. Another kind of purchase is one more entry here (Decision 119). */
export interface CheckoutCompras {
  event: CheckoutEvento
  give: CheckoutDoacao
  play: CheckoutPlano
}
export type CheckoutType = keyof CheckoutCompras
export type CheckoutCompra = CheckoutCompras[CheckoutType]
/** Spec §3: what is bought and how it is paid. */
export type CheckoutState = CheckoutCompra & CheckoutPagamento

const initial: CheckoutPagamento = {
  method: null,
  paymentData: { idCartao: null, salvarCartao: true },
  unregisteredUserData: null,
  installments: 1,
  finalValueInstallments: null,
  challenge: false,
  challengeComplete: false,
  idempotencyKey: null,
  sent: null,
  pedido: null,
}

/** Begins a checkout: everything about paying is as at first (Spec §4). */
export function beginCheckout(compra: CheckoutCompra): void {
  write({ ...initial, ...compra })
}

/** Changes how it is paid; nothing while there is no checkout. */
export function updateCheckout(change: Partial<CheckoutPagamento>): void {
  const state = readCheckout()
  if (state) write({ ...state, ...change })
}

/** A cart that changed: held for longer, or at the server's new price. How it is paid stays chosen. */
export function updateCompra(compra: CheckoutCompra): void {
  write({ ...(readCheckout() ?? initial), ...compra })
}

/** Spec §4: everything about paying returns to its initial value; what is bought stays. */
export function resetCheckout(): void {
  updateCheckout(initial)
}

/** The purchase is over, or given up. */
export function endCheckout(): void {
  write(null)
}

/** The checkout of this tab; null for none. */
export function readCheckout(storage: KeyValue = browserStorages().session): CheckoutState | null {
  const state = readJson(storage, keys.checkout)
  return isCheckout(state) ? state : null
}

/** The checkout of this tab. The server, and the browser until it has hydrated, know of none. */
export function useCheckout(): CheckoutState | null {
  return useStore(live(), null)
}

/** Made at the first use in the browser: the server has no storage, and must not share one. */
let store: Store<CheckoutState | null> | undefined

function live(): Store<CheckoutState | null> {
  return (store ??= createStore(typeof window === 'undefined' ? null : readCheckout()))
}

function write(state: CheckoutState | null): void {
  const { session } = browserStorages()
  if (state) writeJson(session, keys.checkout, state)
  else session.removeItem(keys.checkout)
  live().set(state)
}

/** What a cart of each kind must have to be one: a page of an older release may have written what lies in the storage. */
const lists: { readonly [Type in CheckoutType]: keyof CheckoutCompras[Type] } = {
  event: 'ingressos',
  give: 'motivos',
  play: 'linhas',
}

function isCheckout(value: unknown): value is CheckoutState {
  const state = value as (Partial<CheckoutPagamento> & Record<string, unknown>) | null
  if (typeof state !== 'object' || state === null) return false
  if (typeof state['valor'] !== 'number' || typeof state.installments !== 'number') return false
  const list = Object.entries(lists).find(([type]) => type === state['type'])?.[1]
  return list !== undefined && Array.isArray(state[list])
}
