import { accessCalls } from './access.ts'
import { accountCalls } from './account.ts'
import { bibleCalls } from './bible.ts'
import type { Call } from './call.ts'
import { churchCalls } from './church.ts'
import { devotionalsCalls } from './devotionals.ts'
import { ebdsCalls } from './ebds.ts'
import { ministriesCalls } from './ministries.ts'
import { newsCalls } from './news.ts'
import { praiseCalls } from './praise.ts'
import { publicationsCalls } from './publications.ts'
import { readingPlansCalls } from './reading-plans.ts'

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
  ...bibleCalls,
  ...readingPlansCalls,
} satisfies Record<string, Call>
export type Calls = typeof calls
export type CallName = keyof Calls

export { accessCalls, accountCalls, churchCalls }
export { devotionalsCalls, ebdsCalls, ministriesCalls, newsCalls, praiseCalls, publicationsCalls }
export type { Credentials, SituacaoConta } from './access.ts'
export type { Cadastro, User, Usuario } from './account.ts'
export { cadastroRules, flattenCadastro } from './cadastro-rules.ts'
export { bibleCalls, readingPlansCalls }
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
export type { DevocionalListado } from './devotionals.ts'
export type { EbdListada, LicaoListada } from './ebds.ts'
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
