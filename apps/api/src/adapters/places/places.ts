import { LRUCache } from 'lru-cache'
import { localCep, localEstados } from './local-places.ts'
import { createRemotePlaces, type Ask, type PlacesServices } from './remote-places.ts'

/** What is known of an address by its postcode; what is not is left to be typed. */
export interface FoundEndereco {
  rua: string | null
  bairro: string | null
  cidade: string | null
  estado: string | null
}

export interface Estado {
  codigo: string
  nome: string
}

/**
 * Look-ups that help to fill in an address (Spec §7, "Other services"). They never fail: what cannot be found, or not in
 * time, is null or no list, and the fields are typed.
 */
export interface Places {
  /** @param cep eight digits */
  findCep: (cep: string) => Promise<FoundEndereco | null>
  /** @param country ISO 3166 code */
  findPostcode: (country: string, code: string) => Promise<FoundEndereco | null>
  listEstados: (country: string) => Promise<Estado[]>
}

/** Real services where the environment names them (Decision 86), else what the server knows by itself. */
export function createPlaces(services: PlacesServices, ask: Ask): Places {
  const remote = createRemotePlaces(services, ask)
  const once = remember()
  return {
    async findCep(cep) {
      const asked = services.CEP_URL ? await once(`cep ${cep}`, () => remote.findCep(cep)) : null
      return asked ?? localCep(cep)
    },
    async findPostcode(country, code) {
      if (country === 'BR') return this.findCep(code.replace(/\D/g, ''))
      return services.POSTCODE_URL
        ? once(`code ${country} ${code}`, () => remote.findPostcode(country, code))
        : null
    },
    async listEstados(country) {
      const asked = services.STATES_URL
        ? await once(`states ${country}`, () => remote.listEstados(country))
        : null
      return asked ?? localEstados(country)
    },
  }
}

/** Asks once for all who want the same; what was not found is asked again soon. */
function remember() {
  const kept = new LRUCache<string, Promise<unknown>>({ max: 5_000, ttl: 24 * 3_600_000 })
  return <Found>(key: string, ask: () => Promise<Found | null>): Promise<Found | null> => {
    const known = kept.get(key) as Promise<Found | null> | undefined
    if (known) return known
    const asked = ask().then((found) => {
      if (found === null) kept.set(key, asked, { ttl: 60_000 })
      return found
    })
    kept.set(key, asked)
    return asked
  }
}
