import { z } from 'zod'
import type { Estado, FoundEndereco } from './places.ts'

const DEADLINE_MS = 2_000
const MAX_BYTES = 256 * 1024

/** As the environment names them; those left out are not asked. */
export interface PlacesServices {
  CEP_URL?: string | undefined
  POSTCODE_URL?: string | undefined
  STATES_URL?: string | undefined
  STATES_KEY?: string | undefined
}

/** Asks a public address without following it elsewhere; null where there is no answer of that size in time. */
export type Ask = (
  address: string,
  limits: { headers: Record<string, string>; maxBytes: number; signal: AbortSignal },
) => Promise<Buffer | null>

/** Fields that may be absent or empty. */
const word = z
  .string()
  .max(200)
  .nullish()
  .transform((text) => text?.trim() || null)

const cepAnswer = z.object({
  logradouro: word,
  bairro: word,
  localidade: word,
  uf: word,
  erro: z.unknown().optional(),
})
const postcodeAnswer = z.object({
  places: z.array(z.object({ 'place name': word, state: word, 'state abbreviation': word })).max(500),
})
const statesAnswer = z
  .array(z.object({ name: z.string().max(200), iso2: z.string().max(10).nullish() }))
  .max(500)

/** The services that the environment names, with the paths of Spec §7; null for whatever they do not answer as expected. */
export function createRemotePlaces(services: PlacesServices, fetchJson: Ask) {
  const ask = async <Found>(
    base: string | undefined,
    path: readonly string[],
    schema: z.ZodType<Found>,
    headers: Record<string, string> = {},
  ): Promise<Found | null> => {
    const address = `${base?.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`
    // Only these paths end with a slash, and some services know no other writing.
    const body = await fetchJson(/^(?:json|states)$/.test(path.at(-1) ?? '') ? `${address}/` : address, {
      headers,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    if (body === null) return null
    const read = schema.safeParse(parseJson(body))
    return read.success ? read.data : null
  }
  return {
    async findCep(cep: string): Promise<FoundEndereco | null> {
      const found = await ask(services.CEP_URL, [cep, 'json'], cepAnswer)
      if (!found || found.erro) return null
      return { rua: found.logradouro, bairro: found.bairro, cidade: found.localidade, estado: found.uf }
    },
    async findPostcode(country: string, code: string): Promise<FoundEndereco | null> {
      const found = await ask(services.POSTCODE_URL, [country.toLowerCase(), code], postcodeAnswer)
      const [place, another] = found?.places ?? []
      if (!place) return null
      const estado = place['state abbreviation'] ?? place.state
      // Several places share it: which one is meant, only the person knows.
      return { rua: null, bairro: null, cidade: another ? null : place['place name'], estado }
    },
    async listEstados(country: string): Promise<Estado[] | null> {
      const key = services.STATES_KEY
      const found = await ask(
        services.STATES_URL,
        [country, 'states'],
        statesAnswer,
        key ? { 'X-CSCAPI-KEY': key } : {},
      )
      return found && found.map(({ name, iso2 }) => ({ codigo: iso2 ?? name, nome: name }))
    },
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
