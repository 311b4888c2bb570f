import { accessWords } from '../activation-kinds.ts'
import { defineKind, mailWords, type Facts } from '../announce/kind.ts'

/** `nome` is what the passkey is called; what its device is. */
type OfPasskey = Facts & { nome: string }

const ofStaff = (
  codigo: string,
  prefix: 'staff_passkey_added' | 'staff_passkey_removed' | 'staff_passkey_copied',
) =>
  defineKind<OfPasskey>({
    codigo,
    describe: null,
    email: {
      optional: false,
      compose: ({ url, nome }, reader) => ({
        ...mailWords(accessWords, { prefix, why: 'why_account' }, reader, { nome }),
        url: reader.at(url),
      }),
    },
    samples: () => [{ facts: { url: '/admin', nome: 'Google · Android' } }],
  })

/** Of the way into the staff's site (Decision 197). */
export const staffPasskeyAdded = ofStaff('staff-passkey-added', 'staff_passkey_added')
export const staffPasskeyRemoved = ofStaff('staff-passkey-removed', 'staff_passkey_removed')
/** It counted fewer uses than before: somebody may have a copy. */
export const staffPasskeyCopied = ofStaff('staff-passkey-copied', 'staff_passkey_copied')
