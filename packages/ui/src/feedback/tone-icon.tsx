import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff } from 'lucide-react'

export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'offline'

const icons = { ok: CircleCheck, info: Info, warn: TriangleAlert, bad: CircleAlert, offline: WifiOff }

/** The mark of a tone. Every tone has its own shape, so colour never speaks alone. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = icons[tone]
  return <Icon aria-hidden="true" className={className} />
}
