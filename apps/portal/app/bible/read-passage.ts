import type { Passages } from './passage-text.tsx'

/** Reads passages in the page's language, by `fetch` alone: reader pages must not carry the contract. */
export async function readPassage(referencia: string): Promise<Passages> {
  const response = await fetch(`/api/v1/biblia/passagem/?${new URLSearchParams({ referencia })}`, {
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
  })
  if (!response.ok) throw new Error(`passage: ${response.status}`)
  return (await response.json()) as Passages
}
