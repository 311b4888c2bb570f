import { passForAssinatura } from '@atrio/api/testing/pass-for-assinatura'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As if so much time had passed for a subscription; the server under test looks at it then by itself. */
export function passForPlan(codigo: string, by: string): Promise<void> {
  const folder = join(process.env.E2E_DATA!, 'postgres')
  // What a PostgreSQL says of itself: its port, and the folder of its socket or the address that it hears at.
  const [, , , port, socket, address] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const secret = join(folder, 'atrio.password')
  const password = existsSync(secret) ? { password: readFileSync(secret, 'utf8') } : {}
  const connection = {
    host: socket || address!,
    port: Number(port),
    user: 'atrio',
    database: 'atrio',
    ...password,
  }
  return passForAssinatura({ connection }, { codigo, by })
}
