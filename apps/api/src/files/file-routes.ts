import type { FastifyInstance } from 'fastify'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { sendUnchanging } from '../http/send-stored.ts'
import { chooseVersion, keyOf, type Versao } from './arquivos.ts'
import { churchOfFile } from './church-of-file.ts'
import { secondsLeft } from './file-address.ts'

interface Asked {
  Params: { igrejaId: string; id: string }
  Querystring: Record<string, string | string[] | undefined>
}

const DAY = 86_400
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Files of the table `arquivo`, at the host of their church: public ones for everybody, private ones by an address that
 * was signed for who may see them, and for minutes (Decision 107). Anything else is answered like what is not there.
 */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>('/arquivo/:igrejaId/:id', async (request, reply) => {
    // A public one is named with an ending, for those who tell a picture by it.
    const id = request.params.id.replace(/\.webp$/, '')
    const igreja = await churchOfFile(deps, request, request.params.igrejaId)
    if (!igreja?.flagAtivo || !UUID.test(id)) throw new AppError('NOT_FOUND')
    const [ate, assinatura, l] = ['ate', 'assinatura', 'l'].map((name) =>
      String(request.query[name] ?? ''),
    ) as [string, string, string]
    const signed = { igrejaId: igreja.id, id, ate: /^\d{1,12}$/.test(ate) ? Number(ate) : 0 }
    const left = secondsLeft(deps.secrets, signed, assinatura)
    const arquivo = await withTenant(deps.db, { igrejaId: igreja.id }, (trx) =>
      trx.selectFrom('arquivo').where('id', '=', id).select(['publico', 'versoes']).executeTakeFirst(),
    )
    // What lies among the church's media has no version here.
    const isHere = arquivo !== undefined && (arquivo.versoes as unknown as Versao[]).length > 0
    if (!isHere || (!arquivo.publico && left === 0)) throw new AppError('NOT_FOUND')
    const { publico } = arquivo
    const version = chooseVersion(
      arquivo.versoes as unknown as Versao[],
      /^\d{1,4}$/.test(l) ? Number(l) : Number.MAX_SAFE_INTEGER,
      request.headers.accept ?? '',
    )
    void reply.headers({
      'cache-control': publico ? `public, max-age=${DAY}` : `private, max-age=${left}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      vary: 'Host, Accept',
      // Whoever asked for it gives it a name.
      ...(!version.tipo.startsWith('image/') && { 'content-disposition': 'attachment' }),
    })
    const { tipo, tamanho } = version
    const key = keyOf({ igrejaId: igreja.id, id, publico }, version)
    return sendUnchanging(deps, request, reply, { key, tipo, tamanho })
  })
}
