import { useRouteLoaderData } from 'react-router'
import type { Bootstrap, ChurchBase } from '../../server/church-base.ts'
import type { PortalSettings } from '../../server/page-request.ts'
import type { loader } from '../root.tsx'
import { closedPages } from './modules.ts'

/** The church as every page carries it: without the texts that only one page shows. */
export type ShellChurch = Pick<
  ChurchBase['igreja'],
  'id' | 'codigo' | 'slug' | 'nome' | 'idioma' | 'slugOrganizacao' | 'fusoHorario' | 'moeda'
> & {
  /** The id by which the account calls name this church (its `cliente`). */
  clienteId: number | null
  logo: string | null
  modulos: ChurchBase['modulos']
  /** Where no menu leads: modules that are off, and pages with nothing to show. */
  closedPages: string[]
  igrejaAppMenu: ChurchBase['igrejaAppMenu']
}

export function toShellChurch(bootstrap: Bootstrap): ShellChurch | null {
  if (bootstrap.state !== 'loaded') return null
  const { igreja, igrejaVisual, modulos, semConteudo, igrejaAppMenu } = bootstrap.base
  const { id, codigo, slug, nome, idioma, slugOrganizacao, fusoHorario, moeda } = igreja
  return {
    id,
    codigo,
    slug,
    nome,
    idioma,
    slugOrganizacao,
    fusoHorario,
    moeda,
    clienteId: igreja.clientes[0]?.id ?? null,
    logo: igrejaVisual.logo,
    modulos,
    closedPages: closedPages(modulos, semConteudo),
    igrejaAppMenu,
  }
}

/** The root's data; undefined only while the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

/** The church of this host; null where the host has none or it could not be loaded. */
export function useChurch(): ShellChurch | null {
  return useRootData()?.church ?? null
}

/** The address of a church's own portal, reached as this one was. */
export function churchOrigin(
  church: { codigo: string; host: string | null },
  here: { origin: string; settings: Pick<PortalSettings, 'platformHost'> },
): string {
  const url = new URL(here.origin)
  url.hostname = church.host ?? `${church.codigo}.${here.settings.platformHost}`
  return url.origin
}
