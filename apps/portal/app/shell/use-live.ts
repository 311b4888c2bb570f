import type { TransmissaoListada } from '@atrio/contract'
import { useEffect, useState } from 'react'
import { useChurch } from './church.ts'
import { chooseTransmissao, type Chosen } from './on-air/choose-transmissao.ts'

/** What the church broadcasts at this moment, or broadcast last; null until the page is alive, which alone knows the time. */
export function useLive(): Chosen | null {
  const aoVivo = useChurch()?.aoVivo ?? null
  const now = useNow(aoVivo !== null)
  return aoVivo && now ? chooseTransmissao<TransmissaoListada>(aoVivo.perto, aoVivo.ultima, now) : null
}

/** The broadcast of an event that is on air, or about to be. */
export function useEventoOnAir(idEvento: number): Chosen | null {
  const own = useChurch()?.aoVivo?.perto.filter((one) => one.idEvento === idEvento) ?? []
  const now = useNow(own.length > 0)
  const chosen = now && chooseTransmissao(own, null, now)
  return isOn(chosen) ? chosen : null
}

function useNow(wanted: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    if (!wanted) return
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wanted])
  return now
}

/** Whether somebody should look there now. */
export function isOn(live: Chosen | null): boolean {
  return live?.estado === 'ao_vivo' || live?.estado === 'sala_aberta'
}
