import type { Cadastro, Cliente, Igreja, ModuloCodigo } from '@atrio/contract'
import type { SceneName } from './pictures/scenes.ts'
import type { DemoPersonName } from './people.ts'

/** A drawn picture and what it shows, in the church's language. */
type DemoPicture = { scene: SceneName; alt: string }

/** All that a church of the demo world publishes, beyond its entry in `demoChurches`. */
export type ChurchDescription = {
  descricao: string | null
  /** Sanitised HTML. */
  historia: string | null
  imagens: DemoPicture[]
  fusoHorario: string
  moeda: string
  dataCadastro: string
  cliente: Partial<Omit<Cliente, 'id'>> & Pick<Cliente, 'pais'>
  logo: boolean
  capa: DemoPicture | null
  modulos: ModuloCodigo[]
  menu: { titulo: string; icone: string; url: string }[]
  metodos: { codigo: MetodoCodigo; idGatewayPagamento: number | null }[]
  banners: DemoBanner[]
  congregacoes: {
    nome: string
    cidade?: string
    bairro?: string
    rua?: string
    numero?: string
    horarios?: string
    latitude?: number
    longitude?: number
  }[]
  motivos: { nome: string; descricao?: string; flagDoacao: boolean; flagRecorrencia: boolean }[]
  cultos: DemoCulto[]
  /** What the church asks of a person, in this order: at registration where it is true, else in the account. */
  cadastro: [campo: CampoCodigo, flagObrigatorio: boolean][]
  campos: DemoCampo[]
  notificacoes: DemoNotificacao[]
  /** What it says in its own words, from version 2 on; the default texts where it says nothing. */
  textos?: DemoTexto[]
  /** What it has loaded from others: nothing, unless told. In a demonstration only where the operator says from where. */
  portas?: Partial<
    Pick<
      Igreja,
      'googleAnalyticsCode' | 'clarityCode' | 'typeformCode' | 'facebookPixelCode' | 'flagRelatoErros'
    >
  >
}

type DemoTexto = {
  tipo: 'privacidade' | 'termos' | 'ajuda'
  conteudo: string
  mudancas?: string
  flagPedeAceite?: boolean
  /** Day on which it came into force. */
  dia: string
}

export type MetodoCodigo =
  | 'ach'
  | 'boleto'
  | 'cartao_credito'
  | 'dinheiro'
  | 'paypal'
  | 'picpay'
  | 'pix_manual'
  | 'pix'
  | 'transferencia'

type DemoBanner = {
  titulo: string
  descricao?: string
  picture: DemoPicture
  url?: string
  textoBotao?: string
  /** Days from the day of loading on which it appears and disappears; always on show without them. */
  days?: [from: number, to: number]
}

export type DemoCulto = {
  nome: string
  descricao?: string
  /** 0 is Sunday. */
  diaSemana: number
  hora: string
  duracaoMinutos: number
  local?: string
  idioma?: Igreja['idioma']
  flags?: ('criancas' | 'libras' | 'acessivel' | 'online')[]
  /** Single dates that differ, counted in weeks from the next such weekday (0). */
  alteracoes?: { week: number; cancelado?: true; hora?: string; observacao?: string }[]
}

export type DemoCampo = {
  nome: string
  tipo: 'texto' | 'numero' | 'data' | 'opcao'
  opcoes?: string[]
  flagObrigatorio?: true
  valores?: Partial<Record<DemoPersonName, string>>
}

type DemoNotificacao = {
  titulo: string
  corpo: string
  /** `CULTO`, `EVENTO`, `NOTICIA`, or a type that no screen knows. */
  tipo: string
  /** For this person alone; for everybody without one. */
  person?: DemoPersonName
  /** Name of the event that it is about. */
  evento?: string
  hoursAgo: number
}

type CampoCodigo = Igreja['camposCadastro'][number]['campo']
export type Endereco = NonNullable<Cadastro['endereco']>
