import { browserStorages, keys } from '../data/storage.ts'
import { createStore } from '../data/store.ts'

/** Whether to offer a passkey to who has just logged in by a password. */
export const passkeyOffer = createStore(false)

/** Offers one, unless this device has one already or somebody here wanted none. */
export function offerPasskey(): void {
  if ('PublicKeyCredential' in window && !browserStorages().local.getItem(keys.passkey))
    passkeyOffer.set(true)
}

/** Remembers on this device that there is a passkey, or that none is wanted. */
export function settlePasskey(how: 'used' | 'declined'): void {
  browserStorages().local.setItem(keys.passkey, how)
  passkeyOffer.set(false)
}

/** A passkey of this church was made or used on this device. */
export function hasUsedPasskey(): boolean {
  return browserStorages().local.getItem(keys.passkey) === 'used'
}
