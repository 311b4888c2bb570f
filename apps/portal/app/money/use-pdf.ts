import type { Baixado } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'

/** Fetches a document and hands it to the browser's downloads. @param failed what is said when there is none */
export function usePdf(failed: () => string) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const save = async (load: () => Promise<Baixado>): Promise<void> => {
    setBusy(true)
    try {
      const { nome, conteudo } = await load()
      saveFile(nome, conteudo)
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title: failed(), detail: `${title} ${detail}` })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
