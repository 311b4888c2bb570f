import { data } from 'react-router'
import type { Bootstrap, ChurchBase } from '../../server/church-base.ts'

/**
 * The church of this host, for a page that needs one.
 * @throws a 404 where the host has none, a 503 where it could not be loaded.
 */
export function loadedBase(bootstrap: Bootstrap): ChurchBase {
  if (bootstrap.state === 'loaded') return bootstrap.base
  if (bootstrap.state === 'failed') throw data('HOME.MESSAGE.ERROR.GENERIC', { status: 503 })
  throw data('CHURCH.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
}
