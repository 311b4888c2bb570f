import { FILM_BYTES } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { partsRoutes } from '../files/parts.ts'
import { takeFilm } from './films/filmes.ts'
import { playMediaRoutes } from './play-media.ts'

/** Addresses of Play that are no calls: films as they are watched, and as staff send them. */
export function playServe(app: FastifyInstance, deps: Deps): void {
  playMediaRoutes(app, deps)
  partsRoutes(app, deps, {
    tipo: 'filme',
    auth: { area: 'conteudo', may: 'change' },
    maximum: FILM_BYTES,
    take: takeFilm,
  })
}
