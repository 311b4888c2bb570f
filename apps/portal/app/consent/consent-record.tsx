import { consentCalls, privacyCalls, type Consentimento } from '@atrio/contract'
import type { OpenPort, Porta } from '@atrio/rules'
import { useEffect } from 'react'
import { useStore } from '../lib/data/store.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { choiceOf, choiceStore, keepChoice, type Choice } from './choice.ts'

/**
 * Keeps a person's choice in their account and takes over what they said elsewhere. What a visitor said becomes that of
 * who logs in, unless they have said something before.
 */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ConsentRecord({
  userId,
  offered,
  onKnown,
}: {
  userId: number
  offered: readonly OpenPort[]
  onKnown: () => void
}) {
  const { data, state } = useCall(consentCalls.listConsentimentos, { params: { id: userId } })
  const stored = useStore(choiceStore, null)
  const record = data?.consentimentos
  useEffect(() => {
    if (state !== 'loading') onKnown()
    if (!record) return
    const choice = choiceOf(stored, userId)
    const isUnsaved = choice?.de === null ? record.length === 0 : choice?.pendente === true
    if (choice && isUnsaved) void save(userId, choice, offered)
    else if (record.length > 0) adopt(userId, record, choice)
    // oxlint-disable-next-line react/exhaustive-deps -- what is offered and who listens is the document's
  }, [record, state, stored, userId])
  return null
}

/** Without an answer it stays to be saved, by the next page. */
async function save(userId: number, choice: Choice, offered: readonly OpenPort[]): Promise<void> {
  const consentimentos = offered.flatMap(({ porta }) => {
    const said = choice.portas[porta]
    return said ? [{ porta, ...said }] : []
  })
  if (consentimentos.length === 0) return
  const request = { params: { id: userId }, body: { consentimentos } }
  try {
    await write(consentCalls.saveConsentimentos, request, [
      consentCalls.listConsentimentos,
      privacyCalls.getHistorico,
    ])
    // Something else may have been said meanwhile.
    if (choiceStore.get() === choice) keepChoice({ ...choice, de: userId, pendente: false })
  } catch {
    // The next page tries again.
  }
}

function adopt(userId: number, record: readonly Consentimento[], choice: Choice | null): void {
  const portas: Choice['portas'] = Object.fromEntries(
    record.map(({ porta, versao, aceito }) => [porta, { versao, aceito }]),
  )
  const known = Object.keys(portas) as Porta[]
  const isSame =
    choice?.de === userId &&
    known.length === Object.keys(choice.portas).length &&
    known.every((porta) => {
      const [mine, theirs] = [choice.portas[porta], portas[porta]]
      return mine?.aceito === theirs?.aceito && mine?.versao === theirs?.versao
    })
  if (isSame) return
  const data = record
    .map((one) => one.data)
    .toSorted()
    .at(-1)!
  keepChoice({ de: userId, data, pendente: false, portas })
}
