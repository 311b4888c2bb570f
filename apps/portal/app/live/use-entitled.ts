import { liveCalls, type Transmissao } from '@atrio/contract'
import { useEffect } from 'react'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

/**
 * A broadcast for ticket holders, as whoever is logged in sees it; the page itself was made for nobody. What it says of
 * its times is newer and stays.
 */
export function useEntitled(shown: Transmissao | undefined, renderedAt: string): Transmissao | undefined {
  const slug = useChurch()?.slug ?? ''
  const { status } = useSession()
  const isAsked = shown !== undefined && !shown.flagPodeVer && status === 'loggedIn'
  const params = { slug, id: shown?.id ?? 0 }
  const { data, again } = useCall(liveCalls.getTransmissao, isAsked ? { params } : null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) again()
    // Asked anew with the page, which says when something is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [renderedAt])
  const own = data?.transmissao
  if (!shown || !own?.flagPodeVer || own.id !== shown.id) return shown
  const { inicio, fimPrevisto, comando, flagCancelada, iniciadaEm, encerradaEm, sinal, sinalEm } = shown
  return { ...own, inicio, fimPrevisto, comando, flagCancelada, iniciadaEm, encerradaEm, sinal, sinalEm }
}
