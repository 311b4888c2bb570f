import { conteudoArquivos, type ConteudoArquivo } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { partsRoutes } from '../files/parts.ts'
import { requireRoom, takeFile } from './take-file.ts'

/** Where staff send files of what they write. */
export function contentServe(app: FastifyInstance, deps: Deps): void {
  for (const [tipo, { area, maxBytes }] of Object.entries(conteudoArquivos))
    partsRoutes(app, deps, {
      tipo,
      auth: { area, may: 'change' },
      maximum: maxBytes,
      admit: requireRoom,
      take: (ctx, sent) => takeFile(ctx, tipo as ConteudoArquivo, sent),
    })
}
