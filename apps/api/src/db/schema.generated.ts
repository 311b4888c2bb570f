// Generated from the migrations by generate-schema.ts. Do not edit.
import type { ColumnType } from 'kysely'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Written as JSON text: the driver would make a database array of a plain one. */
export type Json = ColumnType<JsonValue, string, string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** May be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Set by the database alone. */
export type GeneratedAlways<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>

/** Tables that belong to no church. */
export interface PlatformTables {
  bibliaTraducao: BibliaTraducaoTable
  bibliaVersiculo: BibliaVersiculoTable
  captchaUse: CaptchaUseTable
  cliente: ClienteTable
  igreja: IgrejaTable
  igrejaDominio: IgrejaDominioTable
  igrejaVisual: IgrejaVisualTable
  organizacao: OrganizacaoTable
  rateLimit: RateLimitTable
  temporaryPassword: TemporaryPasswordTable
  user: UserTable
}

/** Tables of which each row belongs to one church. Only a tenant's transaction sees them. */
export interface TenantTables {
  banner: BannerTable
  bibliaMarcacao: BibliaMarcacaoTable
  cadastroCampo: CadastroCampoTable
  campoPersonalizado: CampoPersonalizadoTable
  campoPersonalizadoValor: CampoPersonalizadoValorTable
  congregacao: CongregacaoTable
  culto: CultoTable
  cultoAlteracao: CultoAlteracaoTable
  devocional: DevocionalTable
  ebd: EbdTable
  ebdLicao: EbdLicaoTable
  igrejaAppMenu: IgrejaAppMenuTable
  igrejaModulo: IgrejaModuloTable
  louvor: LouvorTable
  metodoPagamento: MetodoPagamentoTable
  ministerio: MinisterioTable
  noticia: NoticiaTable
  notificacao: NotificacaoTable
  oneTimeCode: OneTimeCodeTable
  pagamentoMotivo: PagamentoMotivoTable
  planoLeituraAssinatura: PlanoLeituraAssinaturaTable
  planoLeituraLida: PlanoLeituraLidaTable
  projeto: ProjetoTable
  publicacao: PublicacaoTable
  publicacaoTipo: PublicacaoTipoTable
  refreshToken: RefreshTokenTable
  session: SessionTable
  userIgrejaRole: UserIgrejaRoleTable
  usuario: UsuarioTable
  usuarioDocumento: UsuarioDocumentoTable
}

export interface Tables extends PlatformTables, TenantTables {}

export interface BannerTable {
  igrejaId: number
  id: GeneratedAlways<number>
  titulo: string
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  url: string | null
  textoBotao: string | null
  ordem: Generated<number>
  dataInicio: Generated<Timestamp>
  dataFim: Generated<Timestamp>
}

export interface BibliaMarcacaoTable {
  igrejaId: number
  userId: number
  livro: string
  capitulo: number
  versiculo: number
  cor: string | null
  nota: string | null
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface BibliaTraducaoTable {
  codigo: string
  nome: string
  idioma: string
  licenca: string
  atribuicao: string
  dataCadastro: Generated<Timestamp>
}

export interface BibliaVersiculoTable {
  traducao: string
  livro: string
  capitulo: number
  versiculo: number
  texto: string
  flagParagrafo: Generated<boolean>
}

export interface CadastroCampoTable {
  igrejaId: number
  campo: string
  flagObrigatorio: Generated<boolean>
  ordem: Generated<number>
}

export interface CampoPersonalizadoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  nome: string
  tipo: string
  opcoes: Generated<Json>
  flagObrigatorio: Generated<boolean>
  ordem: Generated<number>
}

export interface CampoPersonalizadoValorTable {
  igrejaId: number
  campoPersonalizadoId: number
  usuarioId: number
  valor: string
}

export interface CaptchaUseTable {
  tokenHash: Buffer
  expiresAt: Timestamp
}

export interface ClienteTable {
  id: GeneratedAlways<number>
  igrejaId: number
  nome: string
  telefone: string | null
  whatsapp: string | null
  email: string | null
  site: string | null
  facebook: string | null
  instagram: string | null
  youtube: string | null
  pais: Generated<string>
  estado: string | null
  cidade: string | null
  bairro: string | null
  rua: string | null
  numero: string | null
  complemento: string | null
  cep: string | null
  latitude: number | null
  longitude: number | null
  comoChegar: string | null
  appAndroid: string | null
  appIos: string | null
  busca: GeneratedAlways<string | null>
}

export interface CongregacaoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  nome: string
  cidade: string | null
  bairro: string | null
  rua: string | null
  numero: string | null
}

export interface CultoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  nome: string
  descricao: string | null
  diaSemana: number
  hora: string
  duracaoMinutos: Generated<number>
  local: string | null
  idioma: string | null
  flagCriancas: Generated<boolean>
  flagLibras: Generated<boolean>
  flagAcessivel: Generated<boolean>
  flagOnline: Generated<boolean>
}

export interface CultoAlteracaoTable {
  igrejaId: number
  cultoId: number
  data: string
  flagCancelado: Generated<boolean>
  hora: string | null
  observacao: string | null
}

export interface DevocionalTable {
  igrejaId: number
  id: GeneratedAlways<number>
  data: string
  titulo: string
  versiculo: string | null
  referencia: string | null
  resumo: string | null
  conteudo: string
  oracao: string | null
  autor: string | null
  imagem: string | null
  imagemAlt: string | null
  flagAtivo: Generated<boolean>
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
}

export interface EbdTable {
  igrejaId: number
  id: GeneratedAlways<number>
  slug: string
  titulo: string
  classe: string | null
  professor: string | null
  resumo: string | null
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  dataInicio: string
  flagAtivo: Generated<boolean>
  busca: GeneratedAlways<string>
}

export interface EbdLicaoTable {
  igrejaId: number
  ebdId: number
  numero: number
  titulo: string
  referencia: string | null
  data: string | null
  conteudo: string
  notasProfessor: string | null
  minutos: GeneratedAlways<number>
}

export interface IgrejaTable {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  codigo: string
  slug: string
  nome: string
  idioma: Generated<string>
  flagAtivo: Generated<boolean>
  historia: string | null
  descricao: string | null
  imagens: Generated<Json>
  organizacaoId: number
  facebookPixelCode: string | null
  codigoPlano: string | null
  fusoHorario: Generated<string>
  moeda: Generated<string>
  dataCadastro: Generated<Timestamp>
}

export interface IgrejaAppMenuTable {
  igrejaId: number
  id: GeneratedAlways<number>
  titulo: string
  icone: string | null
  url: string
  ordem: Generated<number>
}

export interface IgrejaDominioTable {
  host: string
  igrejaId: number
}

export interface IgrejaModuloTable {
  igrejaId: number
  codigo: string
  nome: string
  ordem: Generated<number>
}

export interface IgrejaVisualTable {
  igrejaId: number
  corApp: string | null
  logo: string | null
  icone: string | null
  imagemCapa: string | null
  imagemCapaAlt: string | null
}

export interface LouvorTable {
  igrejaId: number
  id: GeneratedAlways<number>
  titulo: string
  subtitulo: string | null
  autor: string | null
  codigo: string | null
  grupo: string | null
  tema: string | null
  ritmo: string | null
  tom: string | null
  conteudo: Generated<string>
  arquivos: Generated<Json>
  flagAtivo: Generated<boolean>
  dataCadastro: Generated<Timestamp>
  busca: GeneratedAlways<string | null>
}

export interface MetodoPagamentoTable {
  igrejaId: number
  codigo: string
  nome: string
  idGatewayPagamento: number | null
  ordem: Generated<number>
}

export interface MinisterioTable {
  igrejaId: number
  id: GeneratedAlways<number>
  nome: string
  resumo: string | null
  conteudo: string | null
  quando: string | null
  comoAjudar: string | null
  lider: string | null
  liderEmail: string | null
  liderWhatsapp: string | null
  imagem: string | null
  imagemAlt: string | null
  ordem: Generated<number>
  flagAtivo: Generated<boolean>
  busca: GeneratedAlways<string>
}

export interface NoticiaTable {
  igrejaId: number
  id: GeneratedAlways<number>
  titulo: string
  categoria: string | null
  resumo: string | null
  conteudo: string
  autor: string | null
  imagem: string | null
  imagemAlt: string | null
  dataPublicacao: Generated<Timestamp>
  flagAtivo: Generated<boolean>
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
}

export interface NotificacaoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  usuarioId: number | null
  titulo: string
  corpo: string
  tipo: string
  idEntidadeRelacionada: number | null
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface OneTimeCodeTable {
  igrejaId: number
  tokenHash: Buffer
  userId: number
  purpose: string
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

export interface OrganizacaoTable {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  slug: string
  nome: string
  descricao: string | null
  logo: string | null
}

export interface PagamentoMotivoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  nome: string
  descricao: string | null
  flagDoacao: Generated<boolean>
  flagRecorrencia: Generated<boolean>
  ordem: Generated<number>
}

export interface PlanoLeituraAssinaturaTable {
  igrejaId: number
  uuid: Generated<string>
  userId: number
  plano: string
  dataInicio: string
  diaBase: Generated<number>
  dataBase: string
  dataConclusao: string | null
  dataCadastro: Generated<Timestamp>
}

export interface PlanoLeituraLidaTable {
  igrejaId: number
  assinatura: string
  dia: number
  parte: number
  dataCadastro: Generated<Timestamp>
}

export interface ProjetoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  ministerioId: number
  nome: string
  resumo: string | null
  conteudo: string
  comoAjudar: string | null
  imagem: string | null
  imagemAlt: string | null
  necessidade: string | null
  meta: number | null
  alcancado: number | null
  unidade: string | null
  ordem: Generated<number>
  flagAtivo: Generated<boolean>
  minutos: GeneratedAlways<number>
}

export interface PublicacaoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  publicacaoTipoId: number
  slug: string
  titulo: string
  resumo: string | null
  conteudo: string
  autor: string | null
  imagem: string | null
  imagemAlt: string | null
  arquivo: string | null
  dataPublicacao: string
  flagAtivo: Generated<boolean>
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
}

export interface PublicacaoTipoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  slug: string
  nome: string
  descricao: string | null
  ordem: Generated<number>
}

export interface RateLimitTable {
  key: Buffer
  points: number
  expiresAt: Timestamp
  blockedUntil: Timestamp | null
}

export interface RefreshTokenTable {
  igrejaId: number
  tokenHash: Buffer
  sessionId: string
  createdAt: Generated<Timestamp>
  usedAt: Timestamp | null
}

export interface SessionTable {
  igrejaId: number
  id: Generated<string>
  userId: number
  companionHash: Buffer | null
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  revokedAt: Timestamp | null
  revokedReason: string | null
}

export interface TemporaryPasswordTable {
  userId: number
  passwordHash: string
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

export interface UserTable {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  email: string
  passwordHash: string
  idioma: Generated<string>
  passwordChangeRequired: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface UserIgrejaRoleTable {
  igrejaId: number
  userId: number
  role: string
}

export interface UsuarioTable {
  igrejaId: number
  id: GeneratedAlways<number>
  userId: number
  nome: string
  sobrenome: string
  telefone: string | null
  dataNascimento: string | null
  sexo: string | null
  estadoCivil: string | null
  dataCasamento: string | null
  ocupacao: string | null
  congregacaoId: number | null
  qtdeFilhos: number | null
  observacoesEncrypted: Buffer | null
  pais: string | null
  estado: string | null
  cidade: string | null
  bairro: string | null
  rua: string | null
  numero: string | null
  complemento: string | null
  cep: string | null
  imagem: string | null
  flagAtivo: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface UsuarioDocumentoTable {
  igrejaId: number
  id: GeneratedAlways<number>
  usuarioId: number
  tipo: string
  numero: string
}
