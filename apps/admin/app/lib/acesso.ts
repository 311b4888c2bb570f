import { staffAccessCalls, type AcessoEquipe, type IgrejaEquipe } from '@atrio/contract'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { api } from './api.ts'
import { keepTimeOf } from './church-time.ts'

let asked: Promise<AcessoEquipe> | null = null

/** How far the log-in has come: asked once for each navigation, however many loaders want it. */
export function loadAcesso(): Promise<AcessoEquipe> {
  asked ??= api(staffAccessCalls.getAcessoEquipe).finally(() => {
    asked = null
  })
  return asked
}

/** The church of an address; null before somebody has come in. @throws Response 404 where they are nothing */
export async function openIgreja(codigo: string): Promise<IgrejaEquipe | null> {
  const { passo, igrejas } = await loadAcesso()
  if (passo !== 'aberta') return null
  const igreja = igrejas.find((one) => one.codigo === codigo)
  if (!igreja) throw new Response(null, { status: 404 })
  keepTimeOf(igreja)
  return igreja
}

export function useAcesso(): AcessoEquipe {
  return useRouteLoaderData<AcessoEquipe>('root')!
}

/** Asks anew for everything on the screen. */
export function useRefresh(): () => Promise<void> {
  return useRevalidator().revalidate
}
