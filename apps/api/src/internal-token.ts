import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from './http/errors.ts'

/** @throws AppError NOT_FOUND without the token of `INTERNAL_TOKEN` */
export function requireInternal(request: FastifyRequest, token: string): void {
  const [given, expected] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('NOT_FOUND')
}
