import type { FastifyInstance } from 'fastify'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { isOptional, type Kind } from './kind.ts'
import { readOff } from './off-token.ts'
import { savePreferencia } from './preferences.ts'

interface Asked {
  Params: { token: string }
}

/**
 * `POST /aviso/{token}`: switches mails of one kind off without a log-in, for mail programs (RFC 8058). They send it a form
 * whose one field says nothing new. Opened in a browser the same address leads to where it is done by hand: looking at a
 * mail changes nothing.
 */
export function offRoutes(
  app: FastifyInstance,
  { db, secrets, kinds }: Pick<Deps, 'db' | 'secrets'> & { kinds: readonly Kind[] },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 8 * 1024 }, (_request, _body, done) =>
      done(null),
    )
    scope.post<Asked>('/aviso/:token', async (request, reply) => {
      const off = readOff(secrets, request.params.token)
      const kind = kinds.find(({ codigo }) => codigo === off?.tipo)
      if (!off || !kind || !isOptional(kind, 'email')) throw new AppError('NOT_FOUND')
      await withTenant(db, { igrejaId: off.igrejaId }, async (trx) => {
        const usuario = await trx
          .selectFrom('usuario')
          .where('igrejaId', '=', off.igrejaId)
          .where('userId', '=', off.userId)
          .select('id')
          .executeTakeFirst()
        // Whose account is gone gets no such mail any more.
        if (usuario) await savePreferencia(trx, { ...off, canal: 'email', flagAtivo: false })
      })
      return reply.header('cache-control', 'no-store').send({ status: true })
    })
    scope.get<Asked>('/aviso/:token', (_request, reply) => {
      void reply.header('cache-control', 'no-store').redirect('/notifications#preferences', 303)
    })
  })
}
