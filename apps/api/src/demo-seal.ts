import type { Env } from './env.ts'
import { sealerOf } from './prayer/sealed-words.ts'
import { loadSecrets } from './secrets.ts'

/** Seals what is private in the demo world, by the key of the server that is to show it. */
export async function openDemoSeal(
  env: Pick<Env, 'ATRIO_SECRET' | 'ATRIO_SECRET_PREVIOUS' | 'secretsDir'>,
): Promise<ReturnType<typeof sealerOf>> {
  return sealerOf(await loadSecrets(env))
}
