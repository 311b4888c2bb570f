import { createAskOnce } from '../../http/kept.ts'
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
  const once = createAskOnce({ maxBytes: 4 * 1024 * 1024, lifeMs: 24 * 3_600_000, missingMs: 60_000 })
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
