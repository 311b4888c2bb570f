import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/error-messages.ts'

interface Pdf {
  nome: string
  tipo: string
  /** In base64. */
  conteudo: string
}

/** Fetches a document and hands it to the browser's downloads. @param failed what is said when there is none */
export function usePdf(failed: () => string) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const save = async (load: () => Promise<Pdf>): Promise<void> => {
    setBusy(true)
    try {
      const { nome, tipo, conteudo } = await load()
      const bytes = Uint8Array.from(atob(conteudo), (char) => char.charCodeAt(0))
      saveFile(nome, new Blob([bytes], { type: tipo }))
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
