import { calls, createClient, ApiError, type ApiCall, type Call, type CallName } from '@atrio/contract'
import { matchLocale, networkOf } from '@atrio/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../deps.ts'
import { toAppError } from './errors.ts'
import type { createRunner } from './implement.ts'
import { createReadings, type Readings } from './readings.ts'

export interface LocalRequest {
  host: string
  requestId: string
  ip: string
  log: FastifyBaseLogger
  /** How rows are read where it is otherwise than by any visitor. */
  readings?: Readings | undefined
}

/** Makes calls in this process, as an anonymous visitor of a host: no HTTP, the same checks, the same errors. */
export function createLocalApi(deps: Deps, run: ReturnType<typeof createRunner>) {
  // The portal's build carries its own copy of the contract, so calls are told by their address, not their identity.
  const names = new Map(Object.entries(calls).map(([name, call]) => [addressOf(call), name as CallName]))
  return (local: LocalRequest): ApiCall => {
    const readings = local.readings ?? createReadings(deps.db)
    return createClient(async (call, request, { headers }) => {
      try {
        const igreja = await deps.tenants.findByHost(local.host)
        return await run(
          names.get(addressOf(call))!,
          {
            deps,
            ...local,
            network: networkOf(local.ip),
            effort: 0,
            locale: matchLocale(headers?.['accept-language']),
            authority: local.host,
            site: 'portal',
            igreja,
            auth: null,
            equipe: null,
            ...(call.method === 'GET' ? { readings } : {}),
            header: (name) => headers?.[name],
            setHeader: () => {},
          },
          { params: request.params, query: request.query, body: request.body },
        )
      } catch (error) {
        const appError = toAppError(error)
        if (appError.httpStatus >= 500) local.log.error({ err: appError.cause ?? error }, appError.code)
        throw new ApiError(appError.httpStatus, appError.toBody(local.requestId))
      }
    })
  }
}

function addressOf(call: Call): string {
  return `${call.method} ${call.path}`
}
