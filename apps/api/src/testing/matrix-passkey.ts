const envelope = { id: 'AAAA', type: 'public-key' }
/** Has the shape of what a browser makes, and is none. */
export const criada = { ...envelope, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
/** Has the shape of what a browser signs, and is none. */
export const assinada = {
  ...envelope,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}
