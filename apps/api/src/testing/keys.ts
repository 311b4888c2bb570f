import { join } from 'node:path'
import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { loadSecrets } from '../secrets.ts'

/** What an application on a data folder signs with, and what it and its sandbox prove themselves with. */
export async function keysOf(dataDir: string) {
  const secrets = await loadSecrets({ secretsDir: join(dataDir, 'secrets') })
  return { secrets, sandbox: sandboxKeys(secrets) }
}
