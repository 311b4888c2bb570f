import { useRouteLoaderData } from 'react-router'
import type { Bootstrap, ChurchBase } from '../../server/church-base.ts'
import type { loader } from '../root.tsx'
import { addressLines } from './address.ts'
import { contactLinks, socialLinks, type ContactLink } from './contact-links.ts'
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
  /** Where it is and how to reach it, as the foot of every page says; null where it has said nothing. */
  contato: { address: string[]; links: ContactLink[]; social: { nome: string; href: string }[] } | null
}

export function toShellChurch(bootstrap: Bootstrap): ShellChurch | null {
  if (bootstrap.state !== 'loaded') return null
  const { igreja, igrejaVisual, modulos, semConteudo, igrejaAppMenu } = bootstrap.base
  const cliente = igreja.clientes[0] ?? null
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
    clienteId: cliente?.id ?? null,
    logo: igrejaVisual.logo,
    modulos,
    closedPages: closedPages(modulos, semConteudo),
    igrejaAppMenu,
    contato: cliente && {
      address: addressLines(cliente),
      links: contactLinks(cliente),
      social: socialLinks(cliente),
    },
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
