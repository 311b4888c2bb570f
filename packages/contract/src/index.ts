import { accessCalls } from './access.ts'
import { accountCalls } from './account.ts'
import { bibleCalls } from './bible.ts'
import type { Call } from './call.ts'
import { checkoutCalls } from './checkout.ts'
import { churchCalls } from './church.ts'
import { devotionalsCalls } from './devotionals.ts'
import { doorCalls } from './door.ts'
import { ebdsCalls } from './ebds.ts'
import { eventsCalls } from './events.ts'
import { givingCalls } from './giving.ts'
import { ministriesCalls } from './ministries.ts'
import { newsCalls } from './news.ts'
import { podcastCalls } from './podcast.ts'
import { notesCalls } from './notes.ts'
import { ordersCalls } from './orders.ts'
import { praiseCalls } from './praise.ts'
import { publicationsCalls } from './publications.ts'
import { readingPlansCalls } from './reading-plans.ts'
import { searchCalls } from './search.ts'
import { videosCalls } from './videos.ts'

/** Every call of the API by its name. */
export const calls = {
  ...churchCalls,
  ...accessCalls,
  ...accountCalls,
  ...devotionalsCalls,
  ...newsCalls,
  ...ebdsCalls,
  ...publicationsCalls,
  ...ministriesCalls,
  ...praiseCalls,
  ...podcastCalls,
  ...bibleCalls,
  ...readingPlansCalls,
  ...searchCalls,
  ...videosCalls,
  ...notesCalls,
  ...eventsCalls,
  ...doorCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...givingCalls,
} satisfies Record<string, Call>
export type Calls = typeof calls
export type CallName = keyof Calls

export { accessCalls, accountCalls, churchCalls }
export {
  devotionalsCalls,
  ebdsCalls,
  ministriesCalls,
  newsCalls,
  podcastCalls,
  praiseCalls,
  publicationsCalls,
}
export { checkoutCalls, doorCalls, eventsCalls, givingCalls, ordersCalls }
export { eventRegistrationErrors } from './events.ts'
export type { Credentials, SituacaoConta } from './access.ts'
export type { Notificacao } from './account.ts'
export type { Cadastro, DadosPessoais, User, Usuario } from './account-shapes.ts'
export { cadastroRules, flattenCadastro } from './cadastro-rules.ts'
export { bibleCalls, notesCalls, readingPlansCalls, searchCalls, videosCalls }
export { NOTA_LIMITS, type NotaSermao } from './notes.ts'
export type {
  AssinaturaLeitura,
  AssinaturaLeituraCompleta,
  DiaLeitura,
  PlanoLeitura,
} from './reading-plans.ts'
export type { Marcacao, Traducao, Versiculo } from './bible.ts'
export type { Call, CallInput, CallRequest, CallResult } from './call.ts'
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
export type { IngressoPortaria, Presenca, ResultadoPresenca } from './door.ts'
export type { DevocionalListado } from './devotionals.ts'
export type {
  EstoqueEvento,
  Evento,
  EventoListado,
  Ingresso,
  InscricaoEvento,
  Pergunta,
  ReservaEvento,
} from './event-shapes.ts'
export type { Recorrencia } from './giving.ts'
export type {
  InstrumentoPagamento,
  MetodoOferecido,
  MetodoPagamentoCodigo,
  Pedido,
  PedidoListado,
} from './payment-shapes.ts'
export type { MotivoDevolucao, PedidoIgreja } from './orders.ts'
export type { EbdListada, LicaoListada } from './ebds.ts'
export type { Podcast, PodcastItem } from './podcast.ts'
export type { Louvor, LouvorListado } from './praise.ts'
export {
  commonErrors,
  errorBody,
  errorRegistry,
  type CampoError,
  type ErrorBody,
  type ErrorCode,
} from './errors.ts'
export type { Andamento, MinisterioListado, ProjetoListado } from './ministries.ts'
export type { NoticiaListada } from './news.ts'
export type { PublicacaoListada, PublicacaoTipo } from './publications.ts'
export {
  tiposPagina,
  type Achado,
  type Pagina,
  type TextoMarcado,
  type TipoBusca,
  type TipoPagina,
} from './search.ts'
export type { Video, VideoListado } from './videos.ts'
