import type { TransmissaoListada } from '@atrio/contract'
import { useEffect, useState } from 'react'
import { useChurch } from './church.ts'
import { chooseTransmissao, type Chosen } from './on-air/choose-transmissao.ts'

/** What the church broadcasts at this moment, or broadcast last; null until the page is alive, which alone knows the time. */
export function useLive(): Chosen | null {
  const aoVivo = useChurch()?.aoVivo ?? null
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    if (!aoVivo) return
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [aoVivo])
  return aoVivo && now ? chooseTransmissao<TransmissaoListada>(aoVivo.perto, aoVivo.ultima, now) : null
}

/** Whether somebody should look there now. */
export function isOn(live: Chosen | null): boolean {
  return live?.estado === 'ao_vivo' || live?.estado === 'sala_aberta'
}
