import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { keepOutlines } from '../offline/service-worker.ts'
import { deviceOwner, retrySession, useSession } from './session.ts'

/**
 * For pages that show what lies on the device for one person: keeps the outlines below `address` for a start without a
 * network, asks again for a session that could not be had, and leaves for home once the device belongs to nobody.
 *
 * @returns whether the page may show anything yet
 */
export function useDeviceOwner(address: string): boolean {
  const { status, pending } = useSession()
  const isNobody = status === 'anonymous' && !pending
  const left = isNobody && deviceOwner() === null
  useEffect(() => {
    // Another tab logged out: nothing personal stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  useEffect(() => {
    keepOutlines(address)
    if (!isNobody) return undefined
    const retry = () => void retrySession().catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [address, isNobody])
  return !left && status !== 'starting'
}
