export { accountChannels } from './account.ts'
export { checkoutChannels } from './checkout-channels.ts'
export { channels, type ChannelName, type Channels } from './channels.ts'
export { calls, slices, type CallName, type Calls } from './slices.ts'
export {
  funcoes,
  hasRight,
  isOpenTo,
  needsLogin,
  roles,
  rolesOf,
  wantsFactor,
  type Area,
  type Funcao,
  type Role,
  type StaffRight,
  type Standing,
} from './staff.ts'
export { accessCalls, MAX_EFFORT, type SituacaoConta } from './access.ts'
export type { ChaveAcesso, ChaveAssinada, ChaveCriada } from './access-chaves.ts'
export type { Credentials } from './access-credentials.ts'
export type { Sessao } from './access-sessoes.ts'
export { accountCalls, type Notificacao } from './account.ts'
export {
  mergeCalls,
  type CampoUniao,
  type LadoUniao,
  type Uniao,
  type UnioesEquipe,
} from './account-merge.ts'
export { accountStaffCalls, type UsuarioEquipe } from './account-staff.ts'
export {
  CAMPOS_IMPORTACAO,
  importCalls,
  SEM_OUTRO,
  type CampoImportacao,
  type Importacao,
  type LinhaImportacao,
  type SituacaoLinha,
} from './account-import.ts'
export type { NotificacaoTipo } from './notificacao-tipos.ts'
export { CANAIS, type Canal, type PreferenciaAviso } from './account-avisos.ts'
export type { DispositivoPush, SilencioAviso } from './account-push.ts'
export { checkoutCalls } from './checkout.ts'
export { cardCalls, type Carteirinha, type VerificacaoCarteirinha } from './card.ts'
export type { CarteirinhaEmitida } from './card-staff.ts'
export { churchCalls } from './church.ts'
export { consentCalls, type Consentimento } from './consent.ts'
export {
  allResources,
  contentCalls,
  resources,
  type ResourceName,
  type ResourcesCalls,
} from './content/content.ts'
export { closedFileCalls } from './content/file-calls.ts'
export { arquivosFechados, conteudoArquivos, type ConteudoArquivo } from './content/file-kinds.ts'
export type { Field, FieldUi, Fields } from './content/field.ts'
export { pageCalls } from './content/page-calls.ts'
export { pictureCalls } from './content/picture-calls.ts'
export { PREVIEW_MINUTES, previewCalls } from './content/preview-calls.ts'
export { MAX_SONGS, songCalls } from './content/song-calls.ts'
export { toPublish, valuesOf, type Order, type Resource, type Valores } from './content/resource.ts'
export { situacoes, type Registro, type RegistroListado } from './content/registro.ts'
export { callOf, resourceCalls, verbs, type Verb } from './content/staff-calls.ts'
export type { MudancaAgendada } from './content/mudanca-agendada.ts'
export { playCalls } from './play.ts'
export { FILM_BYTES, playStaffCalls, type FilmeEquipe, type NumerosPlay } from './play-staff.ts'
export type { Assistindo, ConteudoListado, ConteudoPlay, Prateleira, Progresso } from './play-shapes.ts'
export { PLAY_SINAL_SEGUNDOS, PLAY_VALIDADE_SEGUNDOS, type SessaoPlay, type TelaPlay } from './play-watch.ts'
export {
  camposComprador,
  evento,
  perguntaTipos,
  type Bilheteria,
  type ConteudoEquipe,
  type IngressoEquipe,
  type LoteEquipe,
  type PerguntaEquipe,
} from './content/evento.ts'
export {
  COMUNICADO_ESPERA_SEGUNDOS,
  MAX_COMUNICADOS,
  publicosComunicado,
  type Comunicado,
} from './staff-notices.ts'
export { eventStaffCalls, type EventoAberto, type PortaEvento, type PresenteEvento } from './event-staff.ts'
export type { TurnoEspera } from './event-waiting-staff.ts'
export { eventRegistrationErrors, eventsCalls } from './events.ts'
export type { Espera } from './event-waiting.ts'
export type { Cadastro, DadosPessoais, User, Usuario } from './account-shapes.ts'
export type { DadosEndereco, EnderecoPessoal } from './account-enderecos.ts'
export type { Crianca, DadosCrianca } from './account-criancas.ts'
export { cadastroRules, enderecoRules, flattenCadastro, nomeRules } from './cadastro-rules.ts'
export { privacyCalls, type Exclusao, type Exportacao, type Historico } from './privacy.ts'
export { NOTA_LIMITS, notesCalls, type NotaSermao } from './notes.ts'
export {
  readingPlansCalls,
  type AssinaturaLeitura,
  type AssinaturaLeituraCompleta,
  type DiaLeitura,
  type PlanoLeitura,
} from './reading-plans.ts'
export { bibleCalls, type Chegando, type Marcacao, type Traducao, type Versiculo } from './bible.ts'
export type { Channel, ChannelEvent, ChannelParams } from './channel.ts'
export { frameUp, type FrameDown, type FrameUp } from './frames.ts'
export type { Call, CallInput, CallRequest, CallResult } from './call.ts'
export type { TextoEquipe, TextoTipo } from './church-textos.ts'
export type { Cliente, ClienteListado, Culto, Igreja, IgrejaVisual, ModuloCodigo } from './church-shapes.ts'
export {
  ApiError,
  callUrl,
  createClient,
  createHttpTransport,
  NetworkError,
  type ApiCall,
  type Transport,
} from './client.ts'
export { finalidades, planilha, type Finalidade } from './file-purposes.ts'
export type { Baixado, TipoArquivo } from './files.ts'
export { doorCalls, type IngressoPortaria, type Presenca, type ResultadoPresenca } from './door.ts'
export { devotionalsCalls, type DevocionalListado } from './devotionals.ts'
export type {
  EstoqueEvento,
  Evento,
  EventoListado,
  Ingresso,
  InscricaoEvento,
  Pergunta,
  ReservaEvento,
} from './event-shapes.ts'
export { givingCalls, type Recorrencia } from './giving.ts'
export {
  metodoCodigos,
  type InstrumentoPagamento,
  type MetodoOferecido,
  type MetodoPagamentoCodigo,
} from './payment-shapes.ts'
export type { Pedido, PedidoListado } from './order-shapes.ts'
export { nothingBought, type Bought, type PedidoTipo } from './purchase-shapes.ts'
export { liveAnfitrioesStaffCalls, type AnfitrioesEquipe } from './live-anfitrioes-staff.ts'
export { liveChatCalls } from './live-chat.ts'
export {
  type AcaoModeracao,
  liveChatStaffCalls,
  type CuidadoSala,
  type MensagemSalaEquipe,
  type ModeracaoEquipe,
  type SalaEquipe,
} from './live-chat-staff.ts'
export {
  frameUpSala,
  type EuSala,
  type EventoSala,
  type FrameDownSala,
  type FrameUpSala,
  type MensagemSala,
  type ModoSala,
  type PapelSala,
} from './live-chat-frames.ts'
export { reacoesSala, SALA_LIMITS, type ReacaoSala } from './live-chat-limits.ts'
export type { Reuniao, ReuniaoListada } from './group-meetings.ts'
export type { CelulaEquipe, PessoaCelula } from './group-desk.ts'
export { PRAZO_MENSAGEM_CELULA, type MensagemCelula } from './group-messages.ts'
export { studiesCalls, type EstudoListado } from './studies.ts'
export type { PlanoAssinatura, UsuarioPlanoAssinatura } from './subscription-shapes.ts'
export { subscriptionsCalls } from './subscriptions.ts'
export {
  subscriptionsStaffCalls,
  type AssinanteEquipe,
  type NumerosAssinaturas,
  type PlanoEquipe,
  type PlanosEquipe,
} from './subscriptions-staff.ts'
export { thirdPartiesCalls } from './third-parties.ts'
export { filtrosSoltosCelula } from './group-filters.ts'
export { MAX_ALERTAS_CELULA, type AlertaCelula, type LugarCelula } from './group-finding.ts'
export { groupsCalls } from './groups.ts'
export {
  periodosCelula,
  PRAZO_RESPOSTA_CELULA,
  publicosCelula,
  type Celula,
  type CelulaListada,
  type MembroCelula,
  type PedidoCelula,
  type SolicitacaoCelula,
} from './group-shapes.ts'
export { ordersReportCalls, type RelatorioDinheiro } from './orders-report.ts'
export { ordersCalls, type MotivoDevolucao, type PedidoIgreja } from './orders.ts'
export { ebdsCalls, type EbdListada, type LicaoListada } from './ebds.ts'
export { podcastCalls, type Podcast, type PodcastItem } from './podcast.ts'
export { praiseCalls, type Louvor, type LouvorListado } from './praise.ts'
export { prayerCalls } from './prayer.ts'
export {
  ORACAO_EXCLUSAO_SEGUNDOS,
  ORACAO_LIMITS,
  type MinhaOracao,
  type Oracao,
  type OracaoCuidado,
  type OracaoCuidadoLida,
  type OracaoListada,
  type OracaoMensagem,
  situacoesOracao,
  type OracaoMensagemComSituacao,
  type OracaoMensagemMesa,
  type OracaoMesa,
  type OracaoMesaCompleta,
  type OracaoMotivo,
} from './prayer-shapes.ts'
export { prayerStaffCalls } from './prayer-staff.ts'
export {
  commonErrors,
  errorBody,
  errorRegistry,
  staffErrors,
  type CampoError,
  type ErrorBody,
  type ErrorCode,
  type StaffErrorCode,
} from './errors.ts'
export { ministriesCalls, type Andamento, type MinisterioListado, type ProjetoListado } from './ministries.ts'
export { newsCalls, type NoticiaListada } from './news.ts'
export { publicationsCalls, type PublicacaoListada, type PublicacaoTipo } from './publications.ts'
export {
  searchCalls,
  tiposPagina,
  type Achado,
  type Pagina,
  type TextoMarcado,
  type TipoBusca,
  type TipoPagina,
} from './search.ts'
export {
  MAX_DIAS_AGENDA,
  tiposAgenda,
  type CultoAlteracaoEquipe,
  type CultoEquipe,
  type CultoValores,
  type ItemAgenda,
} from './staff-agenda.ts'
export {
  staffAccessCalls,
  staffAgendaCalls,
  staffCalls,
  staffHostsCalls,
  staffListsCalls,
  staffLostFactorCalls,
  staffMailsCalls,
  staffPaymentsCalls,
  staffNoticeCalls,
  staffSettingsCalls,
  staffSetupCalls,
  staffTeamCalls,
  staffTodayCalls,
} from './staff-site.ts'
export { changeCalls, type MudancaEquipe } from './staff-changes.ts'
export * from './staff-shapes.ts'
export {
  emailTipos,
  type EmailsIgreja,
  type EmailTextos,
  type EmailTextosPorIdioma,
  type EmailTipo,
} from './staff-mails.ts'
export { metodoNomes } from './metodo-nomes.ts'
export { moduloNomes } from './modulo-nomes.ts'
export {
  papeisDados,
  tiposPendencia,
  type DiaEquipe,
  type Pendencia,
  type PessoaEquipe,
} from './staff-team.ts'
export { liveCalls } from './live.ts'
export { liveEngineStaffCalls, type SinalEquipe } from './live-engine-staff.ts'
export {
  liveStaffCalls,
  type Atendimento,
  type ConversaAtendimento,
  type RespostaSonda,
  type TransmissaoEquipe,
} from './live-staff.ts'
export {
  tiposMomento,
  type AtendimentoProprio,
  type MomentoTransmissao,
  type TipoMomento,
} from './live-moments.ts'
export type {
  FalaTransmissao,
  FilmeTransmissao,
  Legenda,
  Transmissao,
  TransmissaoListada,
} from './live-shapes.ts'
export { videosCalls, type Video, type VideoListado } from './videos.ts'
