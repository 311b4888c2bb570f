import type { DemoChurchName } from './churches.ts'
import type { Endereco } from './church-description.ts'

/** The password of everybody in the demo world. */
export const demoPassword = 'Atrio!2026'

export type DemoPerson = {
  email: string
  password: string
  nome: string
  sobrenome: string
  idioma: 'pt_BR' | 'en' | 'es'
  /** Where the person has an account, the home church first; empty for somebody who has yet to register. */
  churches: readonly DemoChurchName[]
  flagAtivo: boolean
  /** Staff role at the home church. */
  role: 'ROLE_ADMIN' | 'ROLE_ADMIN_CONTENT' | 'ROLE_SUPER_ADMIN' | null
  dados?: DemoPersonData
}

type DemoPersonData = {
  telefone?: string
  dataNascimento?: string
  sexo?: 'masculino' | 'feminino'
  estadoCivil?: 'casado' | 'casado_civil_religioso' | 'solteiro' | 'viuvo'
  dataCasamento?: string
  ocupacao?: string
  /** Name of a congregation of the home church. */
  congregacao?: string
  qtdeFilhos?: number
  /** The main one first. */
  enderecos?: Endereco[]
  /** What is said of their health is sealed, by a key that only a server has: none here. */
  criancas?: { nome: string; dataNascimento: string }[]
  /** Digits alone. */
  cpf?: string
}

/** The people of the demo world by the part that they play in tests. */
export const demoPeople = {
  /** Nobody yet: registers in the journeys, with this CPF and telephone number. */
  visitor: {
    ...account('rafael.monteiro', 'Rafael', 'Monteiro', 'pt_BR', []),
    dados: { telefone: '+55 11 90000-4321', dataNascimento: '1996-04-18', cpf: '11144477735' },
  },
  member: account('ana.albuquerque', 'Ana Beatriz', 'de Albuquerque', 'pt_BR', ['full']),
  /** Answered everything that a church can ask. */
  completeMember: {
    ...account('joaquim.nogueira', 'Joaquim', 'Nogueira dos Santos', 'pt_BR', ['full']),
    dados: {
      telefone: '+55 11 90000-1212',
      dataNascimento: '1979-08-23',
      sexo: 'masculino',
      estadoCivil: 'casado_civil_religioso',
      dataCasamento: '2005-05-14',
      ocupacao: 'Marceneiro',
      congregacao: 'Congregação Ipiranga',
      qtdeFilhos: 2,
      cpf: '52998224725',
      criancas: [
        { nome: 'Clara Nogueira', dataNascimento: '2014-09-02' },
        { nome: 'Bento Nogueira', dataNascimento: '2018-01-27' },
      ],
      enderecos: [
        {
          pais: 'BR',
          estado: 'SP',
          cidade: 'São Paulo',
          bairro: 'Ipiranga',
          rua: 'Rua dos Patriotas',
          numero: '210',
          complemento: 'Casa 2',
          cep: '04207030',
        },
        {
          pais: 'BR',
          estado: 'SP',
          cidade: 'São Paulo',
          bairro: 'Vila Prudente',
          rua: 'Rua do Orfanato',
          numero: '88',
          complemento: 'Oficina',
          cep: '03131010',
        },
      ],
    },
  },
  /** Registered and never opened the activation link. */
  inactiveMember: {
    ...account('lucas.farias', 'Lucas', 'Farias', 'pt_BR', ['full']),
    flagAtivo: false,
  },
  /** Belongs to two churches of one organisation. */
  twoChurchesMember: account('camila.torres', 'Camila', 'Torres Beltrán', 'es', ['spanish', 'full']),
  sameOrganisationMember: {
    ...account('grace.whitfield', 'Grace', 'Whitfield', 'en', ['english']),
    dados: {
      criancas: [{ nome: 'Theo Whitfield', dataNascimento: '2017-06-11' }],
      enderecos: [
        {
          pais: 'US',
          estado: 'MA',
          cidade: 'Gloucester',
          bairro: null,
          rua: 'Rogers Street',
          numero: '41',
          complemento: null,
          cep: '01930',
        },
      ],
    },
  },
  otherOrganisationMember: account('naomi.okafor', 'Naomi', 'Okafor', 'en', ['otherOrganisation']),
  sparseMember: account('dalva.pereira', 'Dalva', 'Pereira', 'pt_BR', ['sparse']),
  admin: {
    ...account('helena.prado', 'Helena', 'Prado', 'pt_BR', ['full']),
    role: 'ROLE_ADMIN',
  },
  contentAdmin: {
    ...account('tiago.ramos', 'Tiago', 'Ramos', 'pt_BR', ['full']),
    role: 'ROLE_ADMIN_CONTENT',
  },
  superAdmin: {
    ...account('iris.valente', 'Íris', 'Valente', 'pt_BR', ['full']),
    role: 'ROLE_SUPER_ADMIN',
  },
  otherOrganisationAdmin: {
    ...account('miriam.castle', 'Miriam', 'Castle', 'en', ['otherOrganisation']),
    role: 'ROLE_ADMIN',
  },
} as const satisfies Record<string, DemoPerson>

export type DemoPersonName = keyof typeof demoPeople

function account<const Churches extends readonly DemoChurchName[]>(
  local: string,
  nome: string,
  sobrenome: string,
  idioma: DemoPerson['idioma'],
  churches: Churches,
) {
  const email = `${local}@atrio.example`
  return { email, password: demoPassword, nome, sobrenome, idioma, churches, flagAtivo: true, role: null }
}
