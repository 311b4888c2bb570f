import type { Bootstrap } from '../../server/church-base.ts'
import { addressLines } from './address.ts'
import { menuPlaces } from '../slice-words.ts'
import type { ShellChurch } from './church.ts'
import { contactLinks, socialLinks } from './contact-links.ts'
import { closedPages } from './modules.ts'

/** The church as every page carries it; null at a host without one that could be loaded. */
export function toShellChurch(bootstrap: Bootstrap): ShellChurch | null {
  if (bootstrap.state !== 'loaded') return null
  const { igreja, igrejaVisual, modulos, semConteudo, igrejaAppMenu, aoVivo } = bootstrap.base
  const cliente = igreja.clientes[0] ?? null
  const { id, codigo, slug, nome, idioma, idiomas, slugOrganizacao, fusoHorario, moeda } = igreja
  const closed = closedPages(modulos, semConteudo)
  return {
    id,
    codigo,
    slug,
    nome,
    idioma,
    idiomas,
    slugOrganizacao,
    fusoHorario,
    moeda,
    clienteId: cliente?.id ?? null,
    logo: igrejaVisual.logo,
    modulos,
    closedPages: closed,
    menu: menuPlaces
      .filter(({ to }) => !closed.includes(to))
      .map(({ to, label }) => ({ to, label: label() })),
    igrejaAppMenu,
    aoVivo,
    contato: cliente && {
      address: addressLines(cliente),
      links: contactLinks(cliente),
      social: socialLinks(cliente),
    },
  }
}
