import { beforeEach, expect, it, vi } from 'vitest'
import { clearPersonalData } from '../lib/session/session-tokens.ts'
import { browserStorages, keys, memoryStorage } from '../lib/data/storage.ts'
import {
  beginCheckout,
  endCheckout,
  readCheckout,
  resetCheckout,
  updateCheckout,
  updateCompra,
  type CheckoutDoacao,
} from './checkout-state.ts'

const gift: CheckoutDoacao = {
  type: 'give',
  usuarioId: null,
  motivos: [{ id: 3, nome: 'Missões', valor: 5000 }],
  flagUsuarioTaxa: false,
  recorrenciaDias: null,
  valor: 5000,
}

const sessionStorage = memoryStorage()
vi.stubGlobal('window', { sessionStorage, localStorage: memoryStorage() })
beforeEach(() => endCheckout())

it('keeps a checkout for the page after a reload', () => {
  beginCheckout(gift)
  expect(JSON.parse(sessionStorage.getItem('atrio:checkout')!)).toMatchObject({ type: 'give', valor: 5000 })
  expect(readCheckout()).toMatchObject({ ...gift, installments: 1, challenge: false, method: null })
})

it('resets how it is paid and leaves what is bought', () => {
  beginCheckout(gift)
  updateCheckout({ method: 'pix', installments: 3, challenge: true, idempotencyKey: 'k' })
  expect(readCheckout()).toMatchObject({ method: 'pix', installments: 3 })
  resetCheckout()
  expect(readCheckout()).toMatchObject({ method: null, installments: 1, challenge: false, valor: 5000 })
  expect(readCheckout()!.idempotencyKey).toBeNull()
})

it('leaves how it is paid when the cart changes', () => {
  beginCheckout(gift)
  updateCheckout({ method: 'pix' })
  updateCompra({ ...gift, valor: 7000 })
  expect(readCheckout()).toMatchObject({ method: 'pix', valor: 7000 })
})

it('changes nothing while there is no checkout, and takes nothing foreign for one', () => {
  updateCheckout({ method: 'pix' })
  expect(readCheckout()).toBeNull()
  sessionStorage.setItem(keys.checkout, '{"type":"event"}')
  expect(readCheckout()).toBeNull()
})

it('goes with a log-out, and stays when a session merely ended', () => {
  beginCheckout(gift)
  clearPersonalData(browserStorages(), { keepDrafts: true })
  expect(readCheckout()).not.toBeNull()
  clearPersonalData(browserStorages(), { keepDrafts: false })
  expect(readCheckout()).toBeNull()
})
