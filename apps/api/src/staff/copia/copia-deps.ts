import type { Deps } from '../../deps.ts'

/** What writing an archive and taking one in stand on, in whatever process. */
export interface CopiaDeps extends Pick<Deps, 'db' | 'onError' | 'passwords' | 'secrets' | 'storage'> {
  env: Pick<Deps['env'], 'dataDir' | 'mediaDir' | 'receivingDir'>
}
