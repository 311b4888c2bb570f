import type { Estado, FoundEndereco } from './places.ts'

/** The state, and the municipality where the range is all its own, of a CEP; null for one that no state has. */
export function localCep(cep: string): FoundEndereco | null {
  const number = Number(cep.slice(0, 5))
  if (!/^\d{8}$/.test(cep)) return null
  const uf = UFS.find(([, ranges]) => isIn(number, ranges))?.[0]
  if (!uf) return null
  const cidade = CITIES.find(([, ranges]) => isIn(number, ranges))?.[0] ?? null
  return { rua: null, bairro: null, cidade, estado: uf }
}

/** States of the countries in which most of our churches are; none of others. */
export function localEstados(country: string): Estado[] {
  return (ESTADOS[country] ?? '').split(';').flatMap((entry) => {
    const [codigo = '', nome = ''] = entry.split(':')
    return nome ? [{ codigo, nome }] : []
  })
}

type Ranges = readonly (readonly [from: number, to: number])[]

function isIn(number: number, ranges: Ranges): boolean {
  return ranges.some(([from, to]) => number >= from && number <= to)
}

// The post office's ranges, by the first five digits.
const UFS: readonly (readonly [uf: string, ranges: Ranges])[] = [
  ['SP', [[1_000, 19_999]]],
  ['RJ', [[20_000, 28_999]]],
  ['ES', [[29_000, 29_999]]],
  ['MG', [[30_000, 39_999]]],
  ['BA', [[40_000, 48_999]]],
  ['SE', [[49_000, 49_999]]],
  ['PE', [[50_000, 56_999]]],
  ['AL', [[57_000, 57_999]]],
  ['PB', [[58_000, 58_999]]],
  ['RN', [[59_000, 59_999]]],
  ['CE', [[60_000, 63_999]]],
  ['PI', [[64_000, 64_999]]],
  ['MA', [[65_000, 65_999]]],
  ['PA', [[66_000, 68_899]]],
  ['AP', [[68_900, 68_999]]],
  [
    'AM',
    [
      [69_000, 69_299],
      [69_400, 69_899],
    ],
  ],
  ['RR', [[69_300, 69_399]]],
  ['AC', [[69_900, 69_999]]],
  [
    'DF',
    [
      [70_000, 72_799],
      [73_000, 73_699],
    ],
  ],
  [
    'GO',
    [
      [72_800, 72_999],
      [73_700, 76_799],
    ],
  ],
  ['RO', [[76_800, 76_999]]],
  ['TO', [[77_000, 77_999]]],
  ['MT', [[78_000, 78_899]]],
  ['MS', [[79_000, 79_999]]],
  ['PR', [[80_000, 87_999]]],
  ['SC', [[88_000, 89_999]]],
  ['RS', [[90_000, 99_999]]],
]

const CITIES: readonly (readonly [city: string, ranges: Ranges])[] = [
  [
    'São Paulo',
    [
      [1_000, 5_999],
      [8_000, 8_499],
    ],
  ],
  ['Rio de Janeiro', [[20_000, 23_799]]],
  ['Vitória', [[29_000, 29_099]]],
  ['Belo Horizonte', [[30_000, 31_999]]],
  ['Salvador', [[40_000, 41_999]]],
  ['Aracaju', [[49_000, 49_098]]],
  ['Recife', [[50_000, 52_999]]],
  ['Maceió', [[57_000, 57_099]]],
  ['João Pessoa', [[58_000, 58_099]]],
  ['Natal', [[59_000, 59_139]]],
  ['Fortaleza', [[60_000, 60_999]]],
  ['Teresina', [[64_000, 64_099]]],
  ['São Luís', [[65_000, 65_099]]],
  ['Belém', [[66_000, 66_999]]],
  ['Macapá', [[68_900, 68_911]]],
  ['Manaus', [[69_000, 69_099]]],
  ['Boa Vista', [[69_300, 69_339]]],
  ['Rio Branco', [[69_900, 69_920]]],
  [
    'Brasília',
    [
      [70_000, 72_799],
      [73_000, 73_699],
    ],
  ],
  ['Goiânia', [[74_000, 74_899]]],
  ['Porto Velho', [[76_800, 76_834]]],
  ['Palmas', [[77_000, 77_249]]],
  ['Cuiabá', [[78_000, 78_099]]],
  ['Campo Grande', [[79_000, 79_124]]],
  ['Curitiba', [[80_000, 82_999]]],
  ['Florianópolis', [[88_000, 88_099]]],
  ['Porto Alegre', [[90_000, 91_999]]],
]

const ESTADOS: Record<string, string> = {
  BR: 'AC:Acre;AL:Alagoas;AP:Amapá;AM:Amazonas;BA:Bahia;CE:Ceará;DF:Distrito Federal;ES:Espírito Santo;GO:Goiás;MA:Maranhão;MT:Mato Grosso;MS:Mato Grosso do Sul;MG:Minas Gerais;PA:Pará;PB:Paraíba;PR:Paraná;PE:Pernambuco;PI:Piauí;RJ:Rio de Janeiro;RN:Rio Grande do Norte;RS:Rio Grande do Sul;RO:Rondônia;RR:Roraima;SC:Santa Catarina;SP:São Paulo;SE:Sergipe;TO:Tocantins',
  US: 'AL:Alabama;AK:Alaska;AZ:Arizona;AR:Arkansas;CA:California;CO:Colorado;CT:Connecticut;DE:Delaware;DC:District of Columbia;FL:Florida;GA:Georgia;HI:Hawaii;ID:Idaho;IL:Illinois;IN:Indiana;IA:Iowa;KS:Kansas;KY:Kentucky;LA:Louisiana;ME:Maine;MD:Maryland;MA:Massachusetts;MI:Michigan;MN:Minnesota;MS:Mississippi;MO:Missouri;MT:Montana;NE:Nebraska;NV:Nevada;NH:New Hampshire;NJ:New Jersey;NM:New Mexico;NY:New York;NC:North Carolina;ND:North Dakota;OH:Ohio;OK:Oklahoma;OR:Oregon;PA:Pennsylvania;RI:Rhode Island;SC:South Carolina;SD:South Dakota;TN:Tennessee;TX:Texas;UT:Utah;VT:Vermont;VA:Virginia;WA:Washington;WV:West Virginia;WI:Wisconsin;WY:Wyoming',
  ES: 'AN:Andalucía;AR:Aragón;AS:Asturias;CN:Canarias;CB:Cantabria;CL:Castilla y León;CM:Castilla-La Mancha;CT:Cataluña;CE:Ceuta;MD:Comunidad de Madrid;VC:Comunitat Valenciana;EX:Extremadura;GA:Galicia;IB:Illes Balears;RI:La Rioja;ML:Melilla;NC:Navarra;PV:País Vasco;MC:Región de Murcia',
}
