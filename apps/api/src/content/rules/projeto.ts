import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/** What is hoped for and how far it is are said together. */
export const projetoRules: BeforePublish = async (_trx, { valores: { meta, alcancado } }) => {
  if ((meta === null) === (alcancado === null)) return {}
  const campo = meta === null ? 'valores.meta' : 'valores.alcancado'
  throw new AppError('VALIDATION', { campos: [{ campo, regra: 'required' }] })
}
