export interface Chapter {
  /** Seconds. */
  inicio: number
  texto: string
}

/** Reads an episode's chapters by `fetch` alone: the player is on every page and must not carry the contract. */
export async function readChapters({ codigo, id }: { codigo: string; id: number }): Promise<Chapter[]> {
  const path = `/api/v1/podcast/anchor/${encodeURIComponent(codigo)}/${id}/capitulos/`
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) return []
  return ((await response.json()) as { capitulos: Chapter[] }).capitulos
}
