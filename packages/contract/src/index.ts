import { accessCalls } from './access.ts'
import { accountCalls } from './account.ts'
import type { Call } from './call.ts'
import { churchCalls } from './church.ts'

/** Every call of the API by its name. */
export const calls = { ...churchCalls, ...accessCalls, ...accountCalls } satisfies Record<string, Call>
export type Calls = typeof calls
export type CallName = keyof Calls

export { accessCalls, accountCalls, churchCalls }
export type { Credentials, SituacaoConta } from './access.ts'
export type { Cadastro, User, Usuario } from './account.ts'
export { cadastroRules, flattenCadastro } from './cadastro-rules.ts'
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
export {
  commonErrors,
  errorBody,
  errorRegistry,
  type CampoError,
  type ErrorBody,
  type ErrorCode,
} from './errors.ts'
