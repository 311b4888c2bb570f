import type { Traducao } from '@atrio/contract'

/** A free translation with a lasting public address (Decision 89): what a server may fetch by itself. */
export interface CatalogueEntry extends Traducao {
  /** A zipped SWORD module. */
  url: string
  bytes: number
  sha256: string
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    codigo: 'blivre',
    nome: 'Bíblia Livre',
    idioma: 'pt_BR',
    licenca: 'CC BY 3.0 BR',
    atribuicao:
      'Bíblia Livre, © 2017 Diego Santos, Mario Sérgio e Marco Teles, http://sites.google.com/site/biblialivre',
    url: 'https://raw.githubusercontent.com/scrollmapper/bible_databases/a228a19a29099a41c196c2a310cd93e50a390e30/sources/pt/PorBLivre/PorBLivre.zip',
    bytes: 1_591_833,
    sha256: '38ae1451d904958a1fe11bbd1e7ac0024ce19e903f8f9e0d5acf441b0d361ba8',
  },
  {
    codigo: 'rv1909',
    nome: 'Reina-Valera 1909',
    idioma: 'es',
    licenca: 'Public domain',
    atribuicao: 'Reina-Valera 1909 (CrossWire SpaRV)',
    url: 'https://raw.githubusercontent.com/scrollmapper/bible_databases/a228a19a29099a41c196c2a310cd93e50a390e30/sources/es/SpaRV/SpaRV.zip',
    bytes: 1_516_994,
    sha256: 'fc3b4b16268ff6f2155ea7bebaffe1d339387a4df85fa90b1bb2342348375460',
  },
]
