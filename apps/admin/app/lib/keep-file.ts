import type { Baixado } from '@atrio/contract'

/** Gives a file that a call made to whoever asked for it. */
export function keepFile({ nome, conteudo }: Baixado): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(conteudo)
  link.download = nome
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
