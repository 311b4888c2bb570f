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
  agenda: AgendaTable
  bibliaCatalogo: BibliaCatalogoTable
  bibliaTraducao: BibliaTraducaoTable
  bibliaVersiculo: BibliaVersiculoTable
  captchaUse: CaptchaUseTable
  chaveDesafio: ChaveDesafioTable
  chaveSelo: ChaveSeloTable
  cliente: ClienteTable
  equipeChave: EquipeChaveTable
  equipeCodigo: EquipeCodigoTable
  equipeFator: EquipeFatorTable
  equipeFatorPerdido: EquipeFatorPerdidoTable
  equipeSessao: EquipeSessaoTable
  estadoTransicao: EstadoTransicaoTable
  igreja: IgrejaTable
  igrejaDominio: IgrejaDominioTable
  igrejaVisual: IgrejaVisualTable
  organizacao: OrganizacaoTable
  pagamentoRota: PagamentoRotaTable
  rateLimit: RateLimitTable
  temporaryPassword: TemporaryPasswordTable
  transmissaoJanela: TransmissaoJanelaTable
  user: UserTable
  webhookInbox: WebhookInboxTable
}

/** Tables of which each row belongs to one church. Only a tenant's transaction sees them. */
export interface TenantTables {
  aceite: AceiteTable
  arquivo: ArquivoTable
  arquivoUso: ArquivoUsoTable
  atendimento: AtendimentoTable
  auditoria: AuditoriaTable
  banner: BannerTable
  bibliaMarcacao: BibliaMarcacaoTable
  buscaDocumento: BuscaDocumentoTable
  cadastroCampo: CadastroCampoTable
  campoPersonalizado: CampoPersonalizadoTable
  campoPersonalizadoValor: CampoPersonalizadoValorTable
  carteirinha: CarteirinhaTable
  celula: CelulaTable
  celulaAgenda: CelulaAgendaTable
  celulaAlerta: CelulaAlertaTable
  celulaMembro: CelulaMembroTable
  celulaMensagem: CelulaMensagemTable
  celulaPresenca: CelulaPresencaTable
  celulaReuniao: CelulaReuniaoTable
  celulaSolicitacao: CelulaSolicitacaoTable
  chaveAcesso: ChaveAcessoTable
  compradorTermo: CompradorTermoTable
  comunicado: ComunicadoTable
  congregacao: CongregacaoTable
  consentimento: ConsentimentoTable
  copia: CopiaTable
  crianca: CriancaTable
  criancaConvite: CriancaConviteTable
  criancaResponsavel: CriancaResponsavelTable
  culto: CultoTable
  cultoAlteracao: CultoAlteracaoTable
  cultoAviso: CultoAvisoTable
  declaracaoEnvio: DeclaracaoEnvioTable
  devocional: DevocionalTable
  doacao: DoacaoTable
  ebd: EbdTable
  ebdLicao: EbdLicaoTable
  emailChange: EmailChangeTable
  emailCode: EmailCodeTable
  equipeEntrada: EquipeEntradaTable
  equipeFuncao: EquipeFuncaoTable
  espera: EsperaTable
  estorno: EstornoTable
  estudo: EstudoTable
  estudoConfiguracao: EstudoConfiguracaoTable
  evento: EventoTable
  exportacao: ExportacaoTable
  filme: FilmeTable
  idempotencia: IdempotenciaTable
  igrejaAppMenu: IgrejaAppMenuTable
  igrejaEmail: IgrejaEmailTable
  igrejaEndereco: IgrejaEnderecoTable
  igrejaModulo: IgrejaModuloTable
  igrejaTexto: IgrejaTextoTable
  importacao: ImportacaoTable
  importacaoLinha: ImportacaoLinhaTable
  importacaoMapa: ImportacaoMapaTable
  ingresso: IngressoTable
  ingressoConteudo: IngressoConteudoTable
  ingressoTrocado: IngressoTrocadoTable
  inscricao: InscricaoTable
  lancamento: LancamentoTable
  limiteUsuario: LimiteUsuarioTable
  lote: LoteTable
  louvor: LouvorTable
  metodoPagamento: MetodoPagamentoTable
  ministerio: MinisterioTable
  mudancaAgendada: MudancaAgendadaTable
  notaSermao: NotaSermaoTable
  noticia: NoticiaTable
  notificacao: NotificacaoTable
  notificacaoLeitura: NotificacaoLeituraTable
  notificacaoLida: NotificacaoLidaTable
  ocorrencia: OcorrenciaTable
  oneTimeCode: OneTimeCodeTable
  oracao: OracaoTable
  oracaoDenuncia: OracaoDenunciaTable
  oracaoMensagem: OracaoMensagemTable
  oracaoMotivo: OracaoMotivoTable
  oracaoOrada: OracaoOradaTable
  pagamento: PagamentoTable
  pagamentoConfiguracao: PagamentoConfiguracaoTable
  pagamentoMotivo: PagamentoMotivoTable
  pedido: PedidoTable
  pedidoAssinatura: PedidoAssinaturaTable
  pedidoExclusao: PedidoExclusaoTable
  pergunta: PerguntaTable
  planoAssinatura: PlanoAssinaturaTable
  planoAssinaturaConfiguracao: PlanoAssinaturaConfiguracaoTable
  planoAssinaturaConteudo: PlanoAssinaturaConteudoTable
  planoAssinaturaPreco: PlanoAssinaturaPrecoTable
  planoAssinaturaTag: PlanoAssinaturaTagTable
  planoLeitura: PlanoLeituraTable
  planoLeituraAssinatura: PlanoLeituraAssinaturaTable
  planoLeituraEdicao: PlanoLeituraEdicaoTable
  planoLeituraLida: PlanoLeituraLidaTable
  podcast: PodcastTable
  podcastCopia: PodcastCopiaTable
  podcastItem: PodcastItemTable
  preferenciaAviso: PreferenciaAvisoTable
  presenca: PresencaTable
  projeto: ProjetoTable
  publicacao: PublicacaoTable
  publicacaoTipo: PublicacaoTipoTable
  pushDispositivo: PushDispositivoTable
  pushEnvio: PushEnvioTable
  rascunho: RascunhoTable
  recorrencia: RecorrenciaTable
  refreshToken: RefreshTokenTable
  reproducaoProgresso: ReproducaoProgressoTable
  reproducaoSessao: ReproducaoSessaoTable
  reserva: ReservaTable
  resposta: RespostaTable
  revisao: RevisaoTable
  sala: SalaTable
  salaDenuncia: SalaDenunciaTable
  salaEvento: SalaEventoTable
  salaMembro: SalaMembroTable
  salaModeracao: SalaModeracaoTable
  salaModerador: SalaModeradorTable
  salaPalavra: SalaPalavraTable
  salaParticipante: SalaParticipanteTable
  salaPresenca: SalaPresencaTable
  salaPublico: SalaPublicoTable
  salaReacao: SalaReacaoTable
  salaRemocao: SalaRemocaoTable
  session: SessionTable
  silencioAviso: SilencioAvisoTable
  terceiroCodigo: TerceiroCodigoTable
  terceiroEscolha: TerceiroEscolhaTable
  transmissao: TransmissaoTable
  transmissaoChave: TransmissaoChaveTable
  transmissaoLembrete: TransmissaoLembreteTable
  transmissaoMomento: TransmissaoMomentoTable
  transmissaoSinal: TransmissaoSinalTable
  transmissaoVoto: TransmissaoVotoTable
  userIgrejaRole: UserIgrejaRoleTable
  usuario: UsuarioTable
  usuarioCartao: UsuarioCartaoTable
  usuarioDocumento: UsuarioDocumentoTable
  usuarioEndereco: UsuarioEnderecoTable
  usuarioPlanoAssinatura: UsuarioPlanoAssinaturaTable
  usuarioPlanoAssinaturaConteudo: UsuarioPlanoAssinaturaConteudoTable
  usuarioPlanoAssinaturaPeriodo: UsuarioPlanoAssinaturaPeriodoTable
  usuarioUniao: UsuarioUniaoTable
  video: VideoTable
  videoPlaylist: VideoPlaylistTable
  videoPlaylistItem: VideoPlaylistItemTable
}

/** The same by their names in the database. */
export const TENANT_TABLES: ReadonlySet<string> = new Set([
  'aceite',
  'arquivo',
  'arquivo_uso',
  'atendimento',
  'auditoria',
  'banner',
  'biblia_marcacao',
  'busca_documento',
  'cadastro_campo',
  'campo_personalizado',
  'campo_personalizado_valor',
  'carteirinha',
  'celula',
  'celula_agenda',
  'celula_alerta',
  'celula_membro',
  'celula_mensagem',
  'celula_presenca',
  'celula_reuniao',
  'celula_solicitacao',
  'chave_acesso',
  'comprador_termo',
  'comunicado',
  'congregacao',
  'consentimento',
  'copia',
  'crianca',
  'crianca_convite',
  'crianca_responsavel',
  'culto',
  'culto_alteracao',
  'culto_aviso',
  'declaracao_envio',
  'devocional',
  'doacao',
  'ebd',
  'ebd_licao',
  'email_change',
  'email_code',
  'equipe_entrada',
  'equipe_funcao',
  'espera',
  'estorno',
  'estudo',
  'estudo_configuracao',
  'evento',
  'exportacao',
  'filme',
  'idempotencia',
  'igreja_app_menu',
  'igreja_email',
  'igreja_endereco',
  'igreja_modulo',
  'igreja_texto',
  'importacao',
  'importacao_linha',
  'importacao_mapa',
  'ingresso',
  'ingresso_conteudo',
  'ingresso_trocado',
  'inscricao',
  'lancamento',
  'limite_usuario',
  'lote',
  'louvor',
  'metodo_pagamento',
  'ministerio',
  'mudanca_agendada',
  'nota_sermao',
  'noticia',
  'notificacao',
  'notificacao_leitura',
  'notificacao_lida',
  'ocorrencia',
  'one_time_code',
  'oracao',
  'oracao_denuncia',
  'oracao_mensagem',
  'oracao_motivo',
  'oracao_orada',
  'pagamento',
  'pagamento_configuracao',
  'pagamento_motivo',
  'pedido',
  'pedido_assinatura',
  'pedido_exclusao',
  'pergunta',
  'plano_assinatura',
  'plano_assinatura_configuracao',
  'plano_assinatura_conteudo',
  'plano_assinatura_preco',
  'plano_assinatura_tag',
  'plano_leitura',
  'plano_leitura_assinatura',
  'plano_leitura_edicao',
  'plano_leitura_lida',
  'podcast',
  'podcast_copia',
  'podcast_item',
  'preferencia_aviso',
  'presenca',
  'projeto',
  'publicacao',
  'publicacao_tipo',
  'push_dispositivo',
  'push_envio',
  'rascunho',
  'recorrencia',
  'refresh_token',
  'reproducao_progresso',
  'reproducao_sessao',
  'reserva',
  'resposta',
  'revisao',
  'sala',
  'sala_denuncia',
  'sala_evento',
  'sala_membro',
  'sala_moderacao',
  'sala_moderador',
  'sala_palavra',
  'sala_participante',
  'sala_presenca',
  'sala_publico',
  'sala_reacao',
  'sala_remocao',
  'session',
  'silencio_aviso',
  'terceiro_codigo',
  'terceiro_escolha',
  'transmissao',
  'transmissao_chave',
  'transmissao_lembrete',
  'transmissao_momento',
  'transmissao_sinal',
  'transmissao_voto',
  'user_igreja_role',
  'usuario',
  'usuario_cartao',
  'usuario_documento',
  'usuario_endereco',
  'usuario_plano_assinatura',
  'usuario_plano_assinatura_conteudo',
  'usuario_plano_assinatura_periodo',
  'usuario_uniao',
  'video',
  'video_playlist',
  'video_playlist_item',
])

export interface Tables extends PlatformTables, TenantTables {}

export interface AceiteTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number | null
  pedidoId: number | null
  tipo: string
  versao: number
  idioma: string
  origem: string
  flagAceito: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface AgendaTable {
  igrejaId: number
  tipo: string
  referencia: string
  venceEm: Timestamp
  falhas: Generated<number>
}

export interface ArquivoTable {
  igrejaId: Generated<number>
  id: Generated<string>
  userId: number | null
  finalidade: string
  tipo: string
  tamanho: number
  sha256: Buffer
  largura: number
  altura: number
  publico: boolean
  versoes: Json
  pronto: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface ArquivoUsoTable {
  igrejaId: Generated<number>
  arquivoId: string
  recurso: string
  registroId: number
}

export interface AtendimentoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  codigo: Generated<string>
  transmissaoId: number
  momentoId: number | null
  tipo: string
  chave: string
  userId: number | null
  pessoaEncrypted: Buffer | null
  estado: Generated<string>
  anfitriaoUserId: number | null
  assumidoEm: Timestamp | null
  salaId: number | null
  dataCadastro: Generated<Timestamp>
}

export interface AuditoriaTable {
  igrejaId: Generated<number>
  seq: bigint
  ator: string
  acao: string
  alvo: string
  dados: Generated<Json>
  dataCadastro: Generated<Timestamp>
  hash: Buffer
}

export interface BannerTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  titulo: string
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  url: string | null
  textoBotao: string | null
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface BibliaCatalogoTable {
  codigo: string
  situacao: string
  recebidos: Generated<number>
  falhas: Generated<number>
  motivo: string | null
  venceEm: Generated<Timestamp>
}

export interface BibliaMarcacaoTable {
  igrejaId: Generated<number>
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

export interface BuscaDocumentoTable {
  igrejaId: Generated<number>
  tipo: string
  origem: string
  chave: string
  pai: string | null
  titulo: string
  resumo: string | null
  texto: string
  modulo: string | null
  data: string | null
  inicio: Timestamp
  vetor: string
  dataAlteracao: Generated<Timestamp | null>
  fim: Generated<Timestamp>
}

export interface CadastroCampoTable {
  igrejaId: Generated<number>
  campo: string
  flagObrigatorio: Generated<boolean>
  ordem: Generated<number>
  versao: Generated<number>
}

export interface CampoPersonalizadoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  tipo: string
  opcoes: Generated<Json>
  flagObrigatorio: Generated<boolean>
  ordem: Generated<number>
  versao: Generated<number>
  flagAtivo: Generated<boolean>
}

export interface CampoPersonalizadoValorTable {
  igrejaId: Generated<number>
  campoPersonalizadoId: number
  usuarioId: number
  valor: string
}

export interface CaptchaUseTable {
  tokenHash: Buffer
  expiresAt: Timestamp
}

export interface CarteirinhaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  usuarioId: number
  numero: string
  funcao: string | null
  responsavel: string | null
  dataBatismo: string | null
  dataEmissao: Generated<string>
  validade: string | null
  situacao: Generated<string>
  dataCadastro: Generated<Timestamp>
  versao: Generated<number>
}

export interface CelulaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  resumo: string | null
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  publico: Generated<string>
  diaSemana: number | null
  hora: string | null
  duracaoMinutos: number | null
  frequencia: Generated<string>
  idioma: string | null
  flagOnline: Generated<boolean>
  flagCriancas: Generated<boolean>
  flagAcessivel: Generated<boolean>
  bairro: string | null
  cidade: string | null
  linkOnline: string | null
  rua: string | null
  numero: string | null
  complemento: string | null
  cep: string | null
  latitude: number | null
  longitude: number | null
  areaLatitude: GeneratedAlways<number | null>
  areaLongitude: GeneratedAlways<number | null>
  capacidade: number | null
  flagAberta: Generated<boolean>
  flagListada: Generated<boolean>
  convite: Generated<string>
  busca: GeneratedAlways<string>
  dataCadastro: Generated<Timestamp>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface CelulaAgendaTable {
  igrejaId: Generated<number>
  userId: number
  sinal: Generated<string>
}

export interface CelulaAlertaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number
  filtros: Json
  dataCadastro: Generated<Timestamp>
}

export interface CelulaMembroTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  celulaId: number
  userId: number
  papel: Generated<string>
  telefone: string | null
  dataEntrada: Generated<string>
}

export interface CelulaMensagemTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  celulaId: number
  userId: number
  texto: string
  dataCadastro: Generated<Timestamp>
}

export interface CelulaPresencaTable {
  igrejaId: Generated<number>
  reuniaoId: number
  userId: number
  flagPresente: boolean
  marcadoEm: Timestamp
}

export interface CelulaReuniaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  celulaId: number
  data: string
  tema: string | null
  estudoId: number | null
  anotacoes: string | null
  pedidosOracao: string | null
  visitantes: Generated<string[]>
  flagCancelada: Generated<boolean>
  versao: Generated<number>
  imagemId: string | null
}

export interface CelulaSolicitacaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  celulaId: number
  userId: number
  mensagem: string | null
  telefone: string | null
  situacao: Generated<string>
  resposta: string | null
  dataCadastro: Generated<Timestamp>
  dataVista: Timestamp | null
  dataResposta: Timestamp | null
}

export interface ChaveAcessoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number
  host: string
  credencialId: Buffer
  chavePublica: Buffer
  identificador: Buffer
  contador: bigint
  transportes: string[]
  flagSincronizada: boolean
  nome: string
  dataCadastro: Generated<Timestamp>
  dataUltimoUso: Timestamp | null
}

export interface ChaveDesafioTable {
  desafioHash: Buffer
  host: string
  uso: string
  userId: number | null
  identificador: Buffer | null
  expiresAt: Timestamp
}

export interface ChaveSeloTable {
  chave: string
  dataCadastro: Generated<Timestamp>
  vaziaDesde: Timestamp | null
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
  versao: Generated<number>
}

export interface CompradorTermoTable {
  igrejaId: Generated<number>
  termo: bigint
  pedidoId: number
}

export interface ComunicadoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  titulo: string
  texto: string
  caminho: string
  publico: string
  publicoId: number | null
  papel: string | null
  canais: string[]
  enviarEm: Timestamp
  situacao: Generated<string>
  ultimo: Generated<number>
  pessoas: Generated<number>
  porNotificacao: Generated<number>
  porEmail: Generated<number>
  porPush: Generated<number>
  userId: number | null
  concluidoEm: Timestamp | null
  dataCadastro: Generated<Timestamp>
}

export interface CongregacaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  cidade: string | null
  bairro: string | null
  rua: string | null
  numero: string | null
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  horarios: string | null
  latitude: number | null
  longitude: number | null
}

export interface ConsentimentoTable {
  igrejaId: Generated<number>
  userId: number
  porta: string
  versao: number
  flagAceito: boolean
  dataCadastro: Generated<Timestamp>
}

export interface CopiaTable {
  igrejaId: Generated<number>
  sentido: string
  situacao: string
  idioma: string
  userId: number | null
  chaveEncrypted: Buffer | null
  arquivoId: string | null
  feito: Generated<number>
  total: Generated<number>
  erro: string | null
  relatorio: Json | null
  dataCadastro: Generated<Timestamp>
  apagarEm: Timestamp
  tamanho: bigint | null
  deixados: Generated<Json>
}

export interface CriancaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  dataNascimento: string
  saudeEncrypted: Buffer | null
  dataCadastro: Generated<Timestamp>
}

export interface CriancaConviteTable {
  igrejaId: Generated<number>
  tokenHash: Buffer
  criancaId: number
  userId: number
  expiresAt: Timestamp
}

export interface CriancaResponsavelTable {
  igrejaId: Generated<number>
  criancaId: number
  userId: number
  dataCadastro: Generated<Timestamp>
}

export interface CultoTable {
  igrejaId: Generated<number>
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
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface CultoAlteracaoTable {
  igrejaId: Generated<number>
  cultoId: number
  data: string
  flagCancelado: Generated<boolean>
  hora: string | null
  observacao: string | null
  versao: Generated<number>
}

export interface CultoAvisoTable {
  igrejaId: Generated<number>
  cultoId: number
  data: string
  mudanca: string
  hora: string | null
  observacao: string | null
  ultimo: Generated<number>
}

export interface DeclaracaoEnvioTable {
  igrejaId: Generated<number>
  ano: number
  ultimo: Generated<number>
  pessoas: Generated<number>
  concluidoEm: Timestamp | null
  dataCadastro: Generated<Timestamp>
}

export interface DevocionalTable {
  igrejaId: Generated<number>
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
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface DoacaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  pedidoId: number
  pagamentoMotivoId: number
  valor: bigint
}

export interface EbdTable {
  igrejaId: Generated<number>
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
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface EbdLicaoTable {
  igrejaId: Generated<number>
  ebdId: number
  numero: number
  titulo: string
  referencia: string | null
  data: string | null
  conteudo: string
  notasProfessor: string | null
  minutos: GeneratedAlways<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  id: GeneratedAlways<number>
}

export interface EmailChangeTable {
  igrejaId: Generated<number>
  userId: number
  email: string
  codeHash: Buffer
  tries: Generated<number>
  expiresAt: Timestamp
}

export interface EmailCodeTable {
  igrejaId: Generated<number>
  pedidoHash: Buffer
  userId: number
  codeHash: Buffer
  tries: Generated<number>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

export interface EquipeChaveTable {
  id: GeneratedAlways<number>
  userId: number
  host: string
  credencialId: Buffer
  chavePublica: Buffer
  identificador: Buffer
  contador: bigint
  transportes: string[]
  flagSincronizada: boolean
  nome: string
  dataCadastro: Generated<Timestamp>
  dataUltimoUso: Timestamp | null
}

export interface EquipeCodigoTable {
  userId: number
  codigoHash: Buffer
  usadoEm: Timestamp | null
}

export interface EquipeEntradaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  sessaoId: string
  userId: number | null
  nome: string | null
  dataCadastro: Generated<Timestamp>
}

export interface EquipeFatorTable {
  id: string
  userId: number
  segredoEncrypted: Buffer
  confirmadoEm: Timestamp | null
  ultimoPasso: Generated<bigint>
  dataCadastro: Generated<Timestamp>
}

export interface EquipeFatorPerdidoTable {
  id: Generated<string>
  userId: number
  igrejas: Generated<number[]>
  organizacoes: Generated<number[]>
  flagOperador: Generated<boolean>
  codigoHash: Buffer | null
  dataCadastro: Generated<Timestamp>
  expiresAt: Timestamp
}

export interface EquipeFuncaoTable {
  igrejaId: Generated<number>
  userId: number
  funcao: string
  dataCadastro: Generated<Timestamp>
}

export interface EquipeSessaoTable {
  id: Generated<string>
  tokenHash: Buffer
  userId: number
  navegador: string | null
  sistema: string | null
  createdAt: Generated<Timestamp>
  usedAt: Generated<Timestamp>
  expiresAt: Timestamp
  openedAt: Timestamp | null
  factorAt: Timestamp | null
  revokedAt: Timestamp | null
  lembradaAte: Timestamp | null
  fatorPerdidoId: string | null
}

export interface EsperaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  codigo: string
  eventoId: number
  ingressoId: number
  quantidade: number
  userId: number | null
  contatoEncrypted: Buffer
  contatoHash: Buffer
  situacao: Generated<string>
  grupo: string | null
  ofertaExpiraEm: Timestamp | null
  locale: string
  dataCadastro: Generated<Timestamp>
  adiantadaEm: Timestamp | null
}

export interface EstadoTransicaoTable {
  maquina: string
  de: string
  para: string
}

export interface EstornoTable {
  igrejaId: Generated<number>
  id: Generated<string>
  pedidoId: number
  pagamentoId: string
  valor: bigint
  situacao: Generated<string>
  origem: string
  motivo: string
  providerRefundId: string | null
  verificarEm: Timestamp | null
  verificacoes: Generated<number>
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface EstudoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  titulo: string
  serie: string | null
  referencia: string | null
  resumo: string | null
  autor: string | null
  conteudo: string
  perguntas: Generated<string[]>
  imagem: string | null
  imagemAlt: string | null
  dataPublicacao: string
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  arquivo: string | null
}

export interface EstudoConfiguracaoTable {
  igrejaId: Generated<number>
  flagConteudoPublico: Generated<boolean>
  versao: Generated<number>
}

export interface EventoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  categoria: string | null
  resumo: string | null
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  local: string | null
  endereco: string | null
  dataInicio: Timestamp
  dataFim: Timestamp
  inscricaoInicio: Generated<Timestamp>
  inscricaoFim: Generated<Timestamp>
  flagOnline: Generated<boolean>
  linkOnline: string | null
  flagJuros: Generated<boolean>
  flagAssumirTaxasServico: Generated<boolean>
  qtdeMaxParcelas: Generated<number>
  camposObrigatorios: Generated<string[]>
  metodos: string[] | null
  diasDinheiro: Generated<number>
  diasBoleto: Generated<number>
  formVersion: Generated<number>
  organizador: string | null
  contatoEmail: string | null
  contatoWhatsapp: string | null
  politicaReembolso: string | null
  busca: GeneratedAlways<string>
  encontros: Generated<Json>
  flagOrganizadorPessoa: Generated<boolean>
  ofertaHoras: Generated<number>
  diasReembolso: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  bilheteriaVersao: Generated<number>
}

export interface ExportacaoTable {
  igrejaId: Generated<number>
  userId: number
  idioma: string
  situacao: Generated<string>
  dataCadastro: Generated<Timestamp>
  arquivoId: string | null
  apagarEm: Timestamp | null
}

export interface FilmeTable {
  igrejaId: Generated<number>
  id: Generated<string>
  conteudoId: number | null
  nome: string
  tamanho: bigint
  situacao: Generated<string>
  progresso: Generated<number>
  motivo: string | null
  tentativas: Generated<number>
  sinalEm: Timestamp | null
  duracao: number | null
  largura: number | null
  altura: number | null
  legendas: Generated<Json>
  dataCadastro: Generated<Timestamp>
  quadros: Generated<number>
  folhas: Generated<number>
}

export interface IdempotenciaTable {
  igrejaId: Generated<number>
  ator: string
  rota: string
  chave: string
  corpoHash: Buffer
  respostaEncrypted: Buffer | null
  httpStatus: number | null
  trabalhandoAte: Timestamp
  dataCadastro: Generated<Timestamp>
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
  versao: Generated<number>
  flagOracaoAprovacao: Generated<boolean>
  googleAnalyticsCode: string | null
  clarityCode: string | null
  typeformCode: string | null
  flagRelatoErros: Generated<boolean>
  idiomas: Generated<string[]>
}

export interface IgrejaAppMenuTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  titulo: string
  icone: string | null
  url: string
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface IgrejaDominioTable {
  host: string
  igrejaId: number
  flagPrincipal: Generated<boolean>
}

export interface IgrejaEmailTable {
  igrejaId: Generated<number>
  textos: Json
  versao: Generated<number>
}

export interface IgrejaEnderecoTable {
  igrejaId: Generated<number>
  host: string
  dataCadastro: Generated<Timestamp>
  conferidoEm: Timestamp | null
  achados: Generated<Json>
}

export interface IgrejaModuloTable {
  igrejaId: Generated<number>
  codigo: string
  nome: string
  ordem: Generated<number>
  versao: Generated<number>
}

export interface IgrejaTextoTable {
  igrejaId: Generated<number>
  tipo: string
  versao: number
  idioma: string
  conteudo: string
  mudancas: string | null
  flagPedeAceite: Generated<boolean>
  dataVigencia: Timestamp
}

export interface IgrejaVisualTable {
  igrejaId: number
  corApp: string | null
  logo: string | null
  icone: string | null
  imagemCapa: string | null
  imagemCapaAlt: string | null
  versao: Generated<number>
}

export interface ImportacaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  arquivo: string
  sha256: Buffer
  titulos: string[]
  campos: string[]
  formulas: number
  formulasVazias: number
  outrasFolhas: number
  situacao: Generated<string>
  userId: number | null
  dataCadastro: Generated<Timestamp>
  apagarEm: Generated<Timestamp>
  flagAtualiza: Generated<boolean>
}

export interface ImportacaoLinhaTable {
  igrejaId: Generated<number>
  importacaoId: number
  numero: number
  celulas: string[]
  escolha: string | null
  situacao: string | null
  usuarioId: number | null
  userNovoId: number | null
  completa: Generated<string[]>
  versaoDepois: number | null
  ficou: Generated<boolean>
  antes: Json | null
}

export interface ImportacaoMapaTable {
  igrejaId: Generated<number>
  titulo: string
  campo: string
  em: Generated<Timestamp>
}

export interface IngressoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  eventoId: number
  nome: string
  descricao: string | null
  flagConteudoExclusivo: Generated<boolean>
  flagExclusivo: Generated<boolean>
  qtdeMinima: Generated<number>
  qtdeMaxima: Generated<number>
  limiteUsuario: number | null
  dataInicio: Generated<Timestamp>
  dataFim: Generated<Timestamp>
  flagAtivo: Generated<boolean>
  ordem: Generated<number>
  rulesVersion: Generated<number>
  formVersion: Generated<number>
  versao: Generated<number>
}

export interface IngressoConteudoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  ingressoId: number
  titulo: string
  resumo: string | null
  conteudo: string | null
  url: string | null
  dataLiberacao: Generated<Timestamp>
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface IngressoTrocadoTable {
  igrejaId: Generated<number>
  codigo: string
  eventoId: number
  inscricaoId: number
  dataCadastro: Generated<Timestamp>
}

export interface InscricaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  pedidoId: number
  eventoId: number
  ingressoId: number
  loteId: number
  userId: number | null
  codigo: string
  numero: number
  situacao: Generated<string>
  participante: string | null
  valor: bigint
  taxas: bigint
  dataCadastro: Generated<Timestamp>
  participanteEmailEncrypted: Buffer | null
  lembradoDe: Timestamp | null
}

export interface LancamentoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<bigint>
  transacao: string
  pedidoId: number
  conta: string
  gatewayId: number | null
  debito: Generated<bigint>
  credito: Generated<bigint>
  moeda: string
  pagamentoId: string | null
  estornoId: string | null
  dataCadastro: Generated<Timestamp>
}

export interface LimiteUsuarioTable {
  igrejaId: Generated<number>
  userId: number
  ingressoId: number
  qtd: number
  limite: number
}

export interface LoteTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  eventoId: number
  ingressoId: number | null
  nome: string
  valor: bigint | null
  capacidade: number
  retido: Generated<number>
  vendido: Generated<number>
  dataInicio: Generated<Timestamp>
  dataFim: Generated<Timestamp>
  ordem: Generated<number>
  vendidoExterno: Generated<number>
}

export interface LouvorTable {
  igrejaId: Generated<number>
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
  dataCadastro: Generated<Timestamp>
  busca: GeneratedAlways<string | null>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface MetodoPagamentoTable {
  igrejaId: Generated<number>
  codigo: string
  nome: string
  idGatewayPagamento: number | null
  ordem: Generated<number>
  taxaPpm: Generated<number>
  taxaFixa: Generated<bigint>
  contaGateway: string | null
  dados: Generated<Json>
  flagAtivo: Generated<boolean>
  versao: Generated<number>
}

export interface MinisterioTable {
  igrejaId: Generated<number>
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
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface MudancaAgendadaTable {
  igrejaId: Generated<number>
  recurso: string
  registroId: number
  userId: number | null
  valores: Json
  versaoBase: number
  valeEm: Timestamp
  flagRetirada: boolean
  valeAte: Timestamp | null
  falha: string | null
  dataCadastro: Generated<Timestamp>
}

export interface NotaSermaoTable {
  igrejaId: Generated<number>
  userId: number
  id: string
  titulo: string
  texto: Generated<string>
  versao: Generated<number>
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface NoticiaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  titulo: string
  categoria: string | null
  resumo: string | null
  conteudo: string
  autor: string | null
  imagem: string | null
  imagemAlt: string | null
  dataPublicacao: Generated<Timestamp>
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface NotificacaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  usuarioId: number | null
  titulo: string
  corpo: string
  tipo: string
  idEntidadeRelacionada: number | null
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface NotificacaoLeituraTable {
  igrejaId: Generated<number>
  userId: number
  lidasAte: Timestamp
}

export interface NotificacaoLidaTable {
  igrejaId: Generated<number>
  userId: number
  notificacaoId: number
}

export interface OcorrenciaTable {
  igrejaId: Generated<number>
  recorrenciaId: string
  n: number
  data: string
  situacao: string
  pedidoId: number | null
  dataCadastro: Generated<Timestamp>
}

export interface OneTimeCodeTable {
  igrejaId: Generated<number>
  tokenHash: Buffer
  userId: number
  purpose: string
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

export interface OracaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  uuid: string
  userId: number
  nome: string | null
  motivoId: number | null
  imagemId: string | null
  mensagem: string | null
  mensagemEncrypted: Buffer | null
  flagPublicarMural: boolean
  flagAtivo: Generated<boolean>
  flagReceberLigacao: Generated<boolean>
  flagReceberVisita: Generated<boolean>
  situacao: Generated<string>
  respondidaEm: Timestamp | null
  dataLeitura: Timestamp | null
  dataLigacao: Timestamp | null
  dataVisita: Timestamp | null
  flagConcluida: Generated<boolean>
  qtdeOraram: Generated<number>
  excluirEm: Timestamp | null
  dataCadastro: Generated<Timestamp>
}

export interface OracaoDenunciaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  oracaoId: number
  mensagemId: number | null
  userId: number
  motivo: string | null
  flagVista: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface OracaoMensagemTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  uuid: string
  oracaoId: number
  userId: number
  tipo: string
  mensagem: string | null
  mensagemEncrypted: Buffer | null
  dataCadastro: Generated<Timestamp>
  situacao: Generated<string>
}

export interface OracaoMotivoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface OracaoOradaTable {
  igrejaId: Generated<number>
  oracaoId: number
  userId: number
  flagContada: Generated<boolean>
  dataCadastro: Generated<Timestamp>
}

export interface OrganizacaoTable {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  slug: string
  nome: string
  descricao: string | null
  logo: string | null
}

export interface PagamentoTable {
  igrejaId: Generated<number>
  id: Generated<string>
  pedidoId: number
  gatewayId: number | null
  metodo: string
  valor: bigint
  moeda: string
  parcelas: Generated<number>
  situacao: Generated<string>
  flagExterno: Generated<boolean>
  flagDevolver: Generated<boolean>
  providerPaymentId: string | null
  usuarioCartaoId: number | null
  tentativaEncrypted: Buffer | null
  instrumento: Json | null
  desafio: Json | null
  detalhe: Generated<Json>
  motivoRecusa: string | null
  expiraEm: Timestamp | null
  capturado: Generated<bigint>
  taxaGateway: bigint | null
  verificarEm: Timestamp | null
  verificacoes: Generated<number>
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
  titular: string | null
  contaGateway: string | null
}

export interface PagamentoConfiguracaoTable {
  igrejaId: Generated<number>
  doacaoMinima: Generated<bigint>
  doacaoMaxima: Generated<bigint>
  parcelaMinima: Generated<bigint>
  jurosMesPpm: Generated<number>
  diasDinheiro: Generated<number>
  diasBoleto: Generated<number>
  razaoSocial: string | null
  documento: string | null
  versao: Generated<number>
}

export interface PagamentoMotivoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  descricao: string | null
  flagDoacao: Generated<boolean>
  flagRecorrencia: Generated<boolean>
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface PagamentoRotaTable {
  gatewayId: number
  referencia: string
  igrejaId: number
  pagamentoId: string
}

export interface PedidoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  codigo: string
  tipo: string
  situacao: Generated<string>
  encerrado: string | null
  estoque: Generated<string>
  userId: number | null
  compradorEncrypted: Buffer
  eventoId: number | null
  valor: bigint
  taxas: Generated<bigint>
  juros: Generated<bigint>
  total: bigint
  moeda: string
  metodo: string | null
  parcelas: Generated<number>
  locale: string
  recorrenciaDias: number | null
  flagUsuarioTaxa: Generated<boolean>
  carrinhoHash: Buffer | null
  expiraEm: Timestamp | null
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
  dataAprovacao: Timestamp | null
}

export interface PedidoAssinaturaTable {
  igrejaId: Generated<number>
  pedidoId: number
  assinaturaId: number | null
  n: number
  planoId: number
  precoId: number
  valor: bigint
  taxaContratacao: Generated<bigint>
  credito: Generated<bigint>
  flagTroca: Generated<boolean>
}

export interface PedidoExclusaoTable {
  igrejaId: Generated<number>
  userId: number
  dataCadastro: Generated<Timestamp>
  apagarEm: Generated<Timestamp>
}

export interface PerguntaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  eventoId: number
  ingressoId: number | null
  rotulo: string
  ajuda: string | null
  tipo: string
  opcoes: Generated<Json>
  flagObrigatoria: Generated<boolean>
  ordem: Generated<number>
  versao: Generated<number>
}

export interface PlanoAssinaturaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  descricao: string | null
  ordem: Generated<number>
  dataCadastro: Generated<Timestamp>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface PlanoAssinaturaConfiguracaoTable {
  igrejaId: Generated<number>
  tipoVisibilidadeConteudo: Generated<string>
  telas: Generated<number>
  diasTeste: Generated<number>
  carenciaDias: Generated<number>
  versao: Generated<number>
}

export interface PlanoAssinaturaConteudoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  tipo: string
  titulo: string
  resumo: string | null
  descricao: string | null
  autor: string | null
  dataPublicacao: string
  coletaneaId: number | null
  temporada: number | null
  numero: number | null
  tags: string | null
  tagIds: Generated<number[]>
  destaque: Generated<string>
  acesso: Generated<string>
  planos: string | null
  planoIds: Generated<number[]>
  url: string | null
  source: Generated<string>
  codigo: string | null
  trailer: string | null
  duracao: number | null
  imagem: string | null
  imagemAlt: string | null
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface PlanoAssinaturaPrecoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  planoId: number
  valor: bigint
  taxaContratacao: Generated<bigint>
  meses: number
  vigenteEm: Generated<Timestamp>
  vigenteAssinantes: Generated<Timestamp>
  dataCadastro: Generated<Timestamp>
}

export interface PlanoAssinaturaTagTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface PlanoLeituraTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  nome: string
  descricao: string | null
  dias: string
  leituras: Json
  edicao: Generated<string>
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface PlanoLeituraAssinaturaTable {
  igrejaId: Generated<number>
  uuid: Generated<string>
  userId: number
  plano: string
  dataInicio: string
  diaBase: Generated<number>
  dataBase: string
  dataConclusao: string | null
  dataCadastro: Generated<Timestamp>
}

export interface PlanoLeituraEdicaoTable {
  igrejaId: Generated<number>
  uuid: string
  planoLeituraId: number
  leituras: Json
  dataCadastro: Generated<Timestamp>
}

export interface PlanoLeituraLidaTable {
  igrejaId: Generated<number>
  assinatura: string
  dia: number
  parte: number
  dataCadastro: Generated<Timestamp>
}

export interface PodcastTable {
  igrejaId: Generated<number>
  codigo: string
  titulo: string
  descricao: string | null
  autor: string | null
  imagem: string | null
  site: string | null
  feedUrl: string | null
  categoria: Generated<string>
  links: Generated<Json>
  uuid: Generated<string>
  ordem: Generated<number>
  flagExplicito: Generated<boolean>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  id: GeneratedAlways<number>
}

export interface PodcastCopiaTable {
  igrejaId: Generated<number>
  podcastCodigo: string
  dataTentativa: Timestamp
  dataCopia: Timestamp | null
  falha: string | null
  etag: string | null
  ultimaModificacao: string | null
  descricao: string | null
  autor: string | null
  imagem: string | null
  site: string | null
}

export interface PodcastItemTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  podcastCodigo: string
  guid: string
  title: string
  description: Generated<string>
  background: string | null
  publishedAt: Timestamp | null
  audioFile: string | null
  audioType: string | null
  audioLength: bigint | null
  duration: number | null
  link: string | null
  ordem: Generated<number>
  busca: GeneratedAlways<string>
  chapters: Generated<Json>
  chaptersUrl: string | null
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  flagExplicito: Generated<boolean>
}

export interface PreferenciaAvisoTable {
  igrejaId: Generated<number>
  userId: number
  tipo: string
  canal: string
  flagAtivo: boolean
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface PresencaTable {
  igrejaId: Generated<number>
  uuid: string
  eventoId: number
  inscricaoId: number
  situacao: string
  userId: number | null
  dispositivo: string | null
  dataEntrada: Timestamp
  dataCadastro: Generated<Timestamp>
}

export interface ProjetoTable {
  igrejaId: Generated<number>
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
  minutos: GeneratedAlways<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface PublicacaoTable {
  igrejaId: Generated<number>
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
  minutos: GeneratedAlways<number>
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface PublicacaoTipoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  nome: string
  descricao: string | null
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
}

export interface PushDispositivoTable {
  igrejaId: Generated<number>
  id: string
  userId: number
  sessionId: string
  endpointHash: Buffer
  assinaturaEncrypted: Buffer
  chave: string
  renovacaoHash: Buffer
  locale: string
  dataCadastro: Generated<Timestamp>
  dataUltimoEnvio: Timestamp | null
}

export interface PushEnvioTable {
  igrejaId: Generated<number>
  id: string
  dispositivoId: string
  tipo: string
  conteudoEncrypted: Buffer
  flagUrgente: boolean
  dataCadastro: Generated<Timestamp>
  enviarEm: Timestamp
  valeAte: Timestamp
}

export interface RascunhoTable {
  igrejaId: Generated<number>
  recurso: string
  registroId: number
  userId: number
  valores: Json
  versaoBase: number
  dataAlteracao: Generated<Timestamp>
}

export interface RateLimitTable {
  key: Buffer
  points: number
  expiresAt: Timestamp
}

export interface RecorrenciaTable {
  igrejaId: Generated<number>
  id: Generated<string>
  userId: number
  pagamentoMotivoId: number
  valor: bigint
  flagUsuarioTaxa: Generated<boolean>
  dias: number
  ancora: string
  n: Generated<number>
  usuarioCartaoId: number
  situacao: Generated<string>
  recusas: Generated<number>
  cobrarEm: Timestamp | null
  locale: string
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface RefreshTokenTable {
  igrejaId: Generated<number>
  tokenHash: Buffer
  sessionId: string
  createdAt: Generated<Timestamp>
  usedAt: Timestamp | null
}

export interface ReproducaoProgressoTable {
  igrejaId: Generated<number>
  userId: number
  conteudoId: number
  posicao: number
  duracao: number
  concluido: Generated<boolean>
  em: Timestamp
}

export interface ReproducaoSessaoTable {
  igrejaId: Generated<number>
  id: Generated<string>
  userId: number
  conteudoId: number
  aparelho: string
  navegador: string | null
  sistema: string | null
  iniciadaEm: Generated<Timestamp>
  sinalEm: Generated<Timestamp>
  encerradaEm: Timestamp | null
}

export interface ReservaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  grupo: string
  eventoId: number
  loteId: number
  ingressoId: number | null
  userId: number
  quantidade: number
  situacao: Generated<string>
  expiraEm: Timestamp
  renovacoes: Generated<number>
  pedidoId: number | null
  dataCadastro: Generated<Timestamp>
}

export interface RespostaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  pedidoId: number
  inscricaoId: number | null
  perguntaId: number | null
  rotulo: string
  valor: string
}

export interface RevisaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<bigint>
  recurso: string
  registroId: string
  versao: number
  acao: string
  campos: string[]
  antes: Json | null
  userId: number | null
  dataCadastro: Generated<Timestamp>
}

export interface SalaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  codigo: string
  tipo: Generated<string>
  ultimo: Generated<number>
  epoca: Generated<string>
  abreEm: Timestamp | null
  fechaEm: Timestamp | null
  modoLento: Generated<number>
  flagSoAnfitrioes: Generated<boolean>
  flagLinksConvidados: Generated<boolean>
  dataCadastro: Generated<Timestamp>
  fixadaSeq: number | null
  titulo: string | null
}

export interface SalaDenunciaTable {
  igrejaId: Generated<number>
  salaId: number
  seq: number
  participante: string
  dataCadastro: Generated<Timestamp>
  resolvidaEm: Timestamp | null
}

export interface SalaEventoTable {
  igrejaId: Generated<number>
  salaId: number
  seq: number
  tipo: string
  autor: string | null
  chave: string | null
  visivel: Generated<string>
  corpo: Json
  em: Generated<Timestamp>
}

export interface SalaMembroTable {
  igrejaId: Generated<number>
  salaId: number
  participante: string
  dataCadastro: Generated<Timestamp>
}

export interface SalaModeracaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  salaId: number
  moderadorUserId: number | null
  acao: string
  alvo: string | null
  seq: number | null
  remocaoId: number | null
  dataCadastro: Generated<Timestamp>
}

export interface SalaModeradorTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  salaId: number | null
  userId: number
  dataCadastro: Generated<Timestamp>
}

export interface SalaPalavraTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  palavra: string
  acao: string
  dataCadastro: Generated<Timestamp>
}

export interface SalaParticipanteTable {
  igrejaId: Generated<number>
  id: string
  userId: number | null
  nome: string
  ipHmac: Buffer | null
  silenciadoAte: Timestamp | null
  vistoEm: Generated<Timestamp>
}

export interface SalaPresencaTable {
  igrejaId: Generated<number>
  salaId: number
  processo: string
  quantos: number
  em: Generated<Timestamp>
}

export interface SalaPublicoTable {
  igrejaId: Generated<number>
  salaId: number
  minuto: Timestamp
  quantos: number
}

export interface SalaReacaoTable {
  igrejaId: Generated<number>
  salaId: number
  minuto: Timestamp
  tipo: string
  quantas: number
}

export interface SalaRemocaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  salaId: number
  seq: number | null
  autor: string | null
  ateSeq: number | null
  moderadorUserId: number | null
  desfeitaEm: Timestamp | null
  dataCadastro: Generated<Timestamp>
}

export interface SessionTable {
  igrejaId: Generated<number>
  id: Generated<string>
  userId: number
  companionHash: Buffer | null
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  revokedAt: Timestamp | null
  revokedReason: string | null
  navegador: string | null
  sistema: string | null
  lastUsedAt: Generated<Timestamp>
  confirmedAt: Timestamp | null
}

export interface SilencioAvisoTable {
  igrejaId: Generated<number>
  userId: number
  flagAtivo: boolean
  inicio: string
  fim: string
  fusoHorario: string | null
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface TemporaryPasswordTable {
  userId: number
  passwordHash: string
  createdAt: Generated<Timestamp>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

export interface TerceiroCodigoTable {
  igrejaId: Generated<number>
  codigoHash: Buffer
  modulo: string
  userId: number
  endereco: string
  flagEmail: Generated<boolean>
  criancas: Generated<number[]>
  expiraEm: Timestamp
  usadoEm: Timestamp | null
}

export interface TerceiroEscolhaTable {
  igrejaId: Generated<number>
  userId: number
  modulo: string
  flagEmail: boolean
  mostradoHash: Buffer
  criadoEm: Generated<Timestamp>
}

export interface TransmissaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  cultoId: number | null
  data: string | null
  titulo: string
  inicio: Timestamp
  fimPrevisto: Timestamp
  fonte: string | null
  codigo: string | null
  url: string | null
  audioUrl: string | null
  librasUrl: string | null
  legendas: Generated<Json>
  comando: Generated<string>
  flagCancelada: Generated<boolean>
  flagPropria: Generated<boolean>
  iniciadaEm: Timestamp | null
  encerradaEm: Timestamp | null
  chatAntes: Generated<number>
  chatDepois: Generated<number>
  videoId: string | null
  versao: Generated<number>
  flagMotor: Generated<boolean>
  eventoId: number | null
  flagExclusiva: Generated<boolean>
}

export interface TransmissaoChaveTable {
  igrejaId: Generated<number>
  chaveHash: Buffer
  criadaEm: Generated<Timestamp>
  usadaEm: Timestamp | null
}

export interface TransmissaoJanelaTable {
  igrejaId: number
  transmissaoId: number
  de: Timestamp
  ate: Timestamp
}

export interface TransmissaoLembreteTable {
  igrejaId: Generated<number>
  transmissaoId: number
  userId: number
  lembradoDe: Timestamp | null
  dataCadastro: Generated<Timestamp>
}

export interface TransmissaoMomentoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  transmissaoId: number
  tipo: string
  texto: string
  url: string | null
  opcoes: Generated<Json>
  desvio: number | null
  enviadoEm: Timestamp | null
  versao: Generated<number>
}

export interface TransmissaoSinalTable {
  igrejaId: Generated<number>
  transmissaoId: number
  sinal: string | null
  em: Timestamp | null
  sequencia: bigint | null
  sonda: string | null
  sondaEm: Timestamp | null
  sequenciaEm: Timestamp | null
  ditaEm: Timestamp | null
}

export interface TransmissaoVotoTable {
  igrejaId: Generated<number>
  momentoId: number
  chave: string
  opcao: number
}

export interface UserTable {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  email: string
  passwordHash: string
  idioma: Generated<string>
  passwordChangeRequired: Generated<boolean>
  dataCadastro: Generated<Timestamp>
  igrejaAtivaId: number | null
}

export interface UserIgrejaRoleTable {
  igrejaId: Generated<number>
  userId: number
  role: string
}

export interface UsuarioTable {
  igrejaId: Generated<number>
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
  imagem: string | null
  flagAtivo: Generated<boolean>
  dataCadastro: Generated<Timestamp>
  imagemId: string | null
  versao: Generated<number>
}

export interface UsuarioCartaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number
  gatewayId: number
  tipo: Generated<string>
  referenciaEncrypted: Buffer
  bandeira: string | null
  ultimos4: string
  validade: string | null
  titular: string | null
  flagRemovido: Generated<boolean>
  dataCadastro: Generated<Timestamp>
  contaGateway: string | null
}

export interface UsuarioDocumentoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  usuarioId: number
  tipo: string
  numero: string
}

export interface UsuarioEnderecoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number
  flagPrincipal: Generated<boolean>
  pais: string | null
  estado: string | null
  cidade: string | null
  bairro: string | null
  rua: string | null
  numero: string | null
  complemento: string | null
  cep: string | null
}

export interface UsuarioPlanoAssinaturaTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  codigo: string
  userId: number
  planoId: number
  precoId: number
  situacao: Generated<string>
  ancora: string | null
  ancoraN: Generated<number>
  n: Generated<number>
  pagoAte: string | null
  acessoAte: Timestamp | null
  flagCancelarNoFim: Generated<boolean>
  proximoPlanoId: number | null
  metodo: string | null
  usuarioCartaoId: number | null
  recusas: Generated<number>
  cobrarEm: Timestamp | null
  avisado: string | null
  avisadoPrecoId: number | null
  avisadoPrecoEm: string | null
  locale: string
  dataCadastro: Generated<Timestamp>
  dataUltimaAlteracao: Generated<Timestamp>
}

export interface UsuarioPlanoAssinaturaConteudoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  userId: number
  conteudoId: number
  dataCadastro: Generated<Timestamp>
}

export interface UsuarioPlanoAssinaturaPeriodoTable {
  igrejaId: Generated<number>
  assinaturaId: number
  n: number
  de: string
  ate: string
  situacao: string
  pedidoId: number | null
  dataCadastro: Generated<Timestamp>
  paradoDias: Generated<number>
}

export interface UsuarioUniaoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  ficaId: number
  saiId: number
  userId: number | null
  dataCadastro: Generated<Timestamp>
  desfeitaEm: Timestamp | null
  antes: Json
  saiAtivo: boolean
  movidos: Json
  quantidade: number
  versaoFica: number
  versaoSai: number
}

export interface VideoTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  videoId: string
  source: string
  url: string | null
  titulo: string
  resumo: string | null
  descricao: string | null
  pregador: string | null
  referencia: string | null
  livro: string | null
  dataPublicacao: string
  duracao: number | null
  imagem: string | null
  imagemAlt: string | null
  audio: string | null
  legendas: Generated<Json>
  capitulos: Generated<Json>
  transcricao: Generated<Json>
  busca: GeneratedAlways<string>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
}

export interface VideoPlaylistTable {
  igrejaId: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  titulo: string
  descricao: string | null
  imagem: string | null
  imagemAlt: string | null
  ordem: Generated<number>
  versao: Generated<number>
  arquivadoEm: Timestamp | null
  publicarEm: Timestamp | null
  retirarEm: Timestamp | null
  videos: Generated<number[]>
}

export interface VideoPlaylistItemTable {
  igrejaId: Generated<number>
  videoPlaylistId: number
  videoId: string
  ordem: Generated<number>
}

export interface WebhookInboxTable {
  gatewayId: number
  evento: string
  tipo: string
  chave: string | null
  providerId: string | null
  recebidoEm: Generated<Timestamp>
  processadoEm: Timestamp | null
  tentativas: Generated<number>
  proximaEm: Generated<Timestamp>
  resultado: string | null
}
