import { useRouteLoaderData } from 'react-router'
import type { ChurchBase } from '../../server/church-base.ts'
import type { loader } from '../root.tsx'
import type { ContactLink } from './contact-links.ts'

/** The church as every page carries it: without the texts that only one page shows. */
export type ShellChurch = Pick<
  ChurchBase['igreja'],
  'id' | 'codigo' | 'slug' | 'nome' | 'idioma' | 'idiomas' | 'slugOrganizacao' | 'fusoHorario' | 'moeda'
> & {
  /** The id by which the account calls name this church (its `cliente`). */
  clienteId: number | null
  logo: string | null
  modulos: ChurchBase['modulos']
  /** Where no menu leads: modules that are off, and pages with nothing to show. */
  closedPages: string[]
  /** Where its menu leads, in order of interest, in the page's language. */
  menu: { to: string; label: string }[]
  igrejaAppMenu: ChurchBase['igrejaAppMenu']
  aoVivo: ChurchBase['aoVivo']
  /** Where it is and how to reach it, as the foot of every page says; null where it has said nothing. */
  contato: { address: string[]; links: ContactLink[]; social: { nome: string; href: string }[] } | null
}

/** The root's data; undefined only while the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

/** The church of this host; null where the host has none or it could not be loaded. */
export function useChurch(): ShellChurch | null {
  return useRootData()?.church ?? null
}
