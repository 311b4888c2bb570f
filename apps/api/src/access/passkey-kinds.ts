import { accessWords } from '../activation-kinds.ts'
import { defineKind, mailWords, type Facts } from '../announce/kind.ts'

/** `nome` is what the person calls the passkey. */
type OfPasskey = Facts & { nome: string }

const sample = [{ facts: { url: '/user/security', nome: 'Google · Android' } }]

export const passkeyAdded = defineKind<OfPasskey>({
  codigo: 'passkey-added',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, nome }, reader) => ({
      ...mailWords(accessWords, { prefix: 'passkey_added', why: 'why_account' }, reader, { nome }),
      url: reader.at(url),
    }),
  },
  samples: () => sample,
})

export const passkeyRemoved = defineKind<OfPasskey>({
  codigo: 'passkey-removed',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, nome }, reader) => ({
      ...mailWords(accessWords, { prefix: 'passkey_removed', why: 'why_account' }, reader, { nome }),
      url: reader.at(url),
    }),
  },
  samples: () => sample,
})

/** It counted fewer uses than before: somebody may have a copy. */
export const passkeyCopied = defineKind<OfPasskey>({
  codigo: 'passkey-copied',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, nome }, reader) => ({
      ...mailWords(accessWords, { prefix: 'passkey_copied', why: 'why_account' }, reader, { nome }),
      url: reader.at(url),
    }),
  },
  samples: () => sample,
})
