import { networkOf } from '@atrio/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withTenantOnce } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { hostOf } from '../../http/serve.ts'
import type { Sockets } from '../../http/sockets.ts'
import { findSala } from './sala-log.ts'
import { salasOf } from './salas.ts'
import { serveSala } from './socket.ts'
import { createWithoutSocket } from './sse.ts'

/** Browsers come back within this time after the process has said that it ends. */
const BACK_WITHIN_MS = 15_000

/** `/sala/:codigo/ws`, and what stands in for it, below the prefix that the instance has (Decision 211). */
export function chatAddresses(app: FastifyInstance, deps: Deps, sockets: Sockets): void {
  const salas = salasOf(deps)
  const answer = createWithoutSocket(deps)

  const find = async (request: FastifyRequest) => {
    const { codigo } = request.params as { codigo: string }
    const igreja = await deps.tenants.findByHost(hostOf(request))
    if (!igreja?.flagAtivo || !igreja.modulos.has('MOD_CULTO')) return null
    const found = await withTenantOnce(deps.db, { igrejaId: igreja.id }, (trx) => findSala(trx, { codigo }))
    return found ? salas.of({ igrejaId: igreja.id, salaId: found.id }) : null
  }

  sockets.serve(app, '/sala/:codigo/ws', (socket, request) =>
    serveSala(deps, socket, { network: networkOf(request.ip), opening: find(request) }),
  )
  app.get('/sala/:codigo/eventos', async (request, reply) => {
    const sala = await find(request)
    if (!sala) throw new AppError('NOT_FOUND')
    void reply.header('cache-control', 'no-store')
    return answer(request, reply, sala)
  })

  sockets.onClosing(() => {
    for (const sala of salas.opened()) {
      // Each at a moment of its own.
      for (const leitor of sala.leitores) {
        sala.say(leitor, { t: 'volte', emMs: Math.round(Math.random() * BACK_WITHIN_MS) })
      }
    }
  })
  app.addHook('onClose', () => salas.close())
}
