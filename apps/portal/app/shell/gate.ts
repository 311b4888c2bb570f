import { data, redirect } from 'react-router'
import type { Bootstrap } from '../../server/church-base.ts'
import { paths } from '../lib/paths.ts'
import { isModuleOff } from './modules.ts'

/**
 * What is thrown instead of showing the address asked for, if anything (Spec §2, §4): the error page at a church that is
 * not active, the church home where the module is off, 404 at a host of no church for all but the list of churches.
 */
export function gate(bootstrap: Bootstrap, pathname: string): Response | ReturnType<typeof data> | null {
  if (bootstrap.state === 'inactive' && pathname !== paths.error() && pathname !== paths.churchs()) {
    return redirect(paths.error({ message: 'CHURCH.MESSAGE.ERROR.INACTIVE' }))
  }
  if (bootstrap.state === 'unknown' && pathname !== paths.churchs()) {
    return data('CHURCH.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  }
  if (bootstrap.state === 'loaded' && isModuleOff(pathname, bootstrap.base.modulos))
    return redirect(paths.home())
  return null
}
