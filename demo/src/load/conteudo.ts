import type { TenantTables } from '@atrio/api/db/schema.generated'
import type { TenantTrx } from '@atrio/api/db/tenant'
import { metodoNomes, moduloNomes } from '@atrio/contract'
import { sanitizeRichText } from '@atrio/rich-text'
import type { Insertable } from 'kysely'
import { mediaUrl } from '../pictures/files.ts'
import type { LoadContext } from './igreja.ts'
import { metodoDados } from './metodo-dados.ts'

/** Modules, menu, payment methods, banners, congregations, reasons to give and what registration asks for. */
export async function loadConteudo({ trx, igrejaId, church, description, now }: LoadContext): Promise<void> {
  const { modulos, menu, metodos, banners, congregacoes, motivos, cadastro } = description
  const insert = inserter(trx, igrejaId)
  await insert(
    'igrejaModulo',
    modulos.map((codigo, ordem) => ({ codigo, nome: moduloNomes[church.idioma][codigo], ordem })),
  )
  await insert(
    'igrejaAppMenu',
    menu.map((item, ordem) => ({ ...item, ordem })),
  )
  await insert(
    'metodoPagamento',
    metodos.map((metodo, ordem) => ({
      ...metodo,
      nome: metodoNomes[church.idioma][metodo.codigo],
      ...metodoDados(description, church.idioma, metodo.codigo),
      ordem,
    })),
  )
  await insert('pagamentoConfiguracao', [
    {
      razaoSocial: church.nome,
      documento: description.moeda === 'BRL' ? '12.345.678/0001-95' : null,
      doacaoMinima: 500n,
    },
  ])
  await insert(
    'banner',
    banners.map(({ picture, days, ...banner }, ordem) => ({
      ...banner,
      imagem: mediaUrl(igrejaId, `banner-${ordem + 1}`),
      imagemAlt: picture.alt,
      ordem,
      publicarEm: days ? plusDays(now, days[0]) : null,
      retirarEm: days ? plusDays(now, days[1]) : null,
    })),
  )
  await insert('congregacao', congregacoes)
  await insert(
    'pagamentoMotivo',
    motivos.map((motivo, ordem) => ({ ...motivo, ordem })),
  )
  await insert(
    'cadastroCampo',
    cadastro.map(([campo, flagObrigatorio], ordem) => ({ campo, flagObrigatorio, ordem })),
  )
  await insert(
    'igrejaTexto',
    (description.textos ?? []).map(({ dia, conteudo, ...texto }, index, all) => ({
      ...texto,
      versao: 2 + all.slice(0, index).filter(({ tipo }) => tipo === texto.tipo).length,
      idioma: church.idioma,
      conteudo: sanitizeRichText(conteudo)!,
      dataVigencia: `${dia}T12:00:00Z`,
    })),
  )
}

function inserter(trx: TenantTrx, igrejaId: number) {
  return async <Name extends keyof TenantTables>(
    table: Name,
    rows: Omit<Insertable<TenantTables[Name]>, 'igrejaId'>[],
  ): Promise<void> => {
    if (rows.length === 0) return
    // The query builder cannot follow a table that is a type parameter; the signature above checks the rows.
    const values = rows.map((row) => ({ ...row, igrejaId })) as never
    await trx
      .insertInto(table as 'banner')
      .values(values)
      .execute()
  }
}

function plusDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}
