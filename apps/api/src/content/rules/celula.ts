import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/** What is said together or not at all. */
const pairs = [
  ['diaSemana', 'hora'],
  ['latitude', 'longitude'],
] as const

/** A day has an hour, and a place both of its numbers. */
export const celulaRules: BeforePublish = async (_trx, { valores }) => {
  const campos = pairs.flatMap(([one, other]) => {
    if ((valores[one] === null) === (valores[other] === null)) return []
    return [{ campo: `valores.${valores[one] === null ? one : other}`, regra: 'required' }]
  })
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  return {}
}
