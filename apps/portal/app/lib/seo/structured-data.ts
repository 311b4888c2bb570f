import type { Cliente, Culto } from '@atrio/contract'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** schema.org's view of a church: who, where, how to reach it, and when its services are. */
export function churchJsonLd(church: {
  origin: string
  nome: string
  descricao: string | null
  logo: string | null
  cliente: Cliente | null
  cultos: readonly Culto[]
}): object {
  const { origin, nome, descricao, logo, cliente, cultos } = church
  return present({
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': `${origin}/#church`,
    name: nome,
    url: `${origin}/`,
    description: descricao,
    logo: logo && new URL(logo, origin).href,
    image: `${origin}/share.png`,
    telephone: cliente?.telefone,
    email: cliente?.email,
    sameAs:
      cliente && [cliente.site, cliente.facebook, cliente.instagram, cliente.youtube].filter(isWebAddress),
    address: cliente && postalAddress(cliente),
    geo: cliente && place(cliente),
    openingHoursSpecification: cultos.map(openingHours),
  })
}

function postalAddress(cliente: Cliente): object | null {
  const { rua, numero, complemento, cidade, estado, cep, pais } = cliente
  if (!cidade && !rua) return null
  return present({
    '@type': 'PostalAddress',
    streetAddress: [rua, numero, complemento].filter(Boolean).join(', '),
    addressLocality: cidade,
    addressRegion: estado,
    postalCode: cep,
    addressCountry: pais,
  })
}

function place({ latitude, longitude }: Cliente): object | null {
  if (latitude === null || longitude === null) return null
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** The doors are open while a service lasts; one that runs past midnight closes on the next day's clock. */
function openingHours({ diaSemana, hora, duracaoMinutos }: Culto): object {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number)
  const end = (hours * 60 + minutes + duracaoMinutos) % 1440
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[diaSemana]}`,
    opens: hora,
    closes: `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`,
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function isWebAddress(value: string | null): boolean {
  return value !== null && /^https?:\/\//.test(value)
}

/** Nothing is said of what is not known. */
function present(record: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}
