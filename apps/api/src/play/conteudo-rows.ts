import type { ConteudoListado } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { withImagem } from '../http/imagem.ts'
import { isListedFor, type Acesso } from './acesso.ts'

/** What is out, for somebody; of what stands in a collection while that is out. */
export function shownConteudos(trx: TenantTrx, acesso: Acesso) {
  return trx
    .selectFrom('planoAssinaturaConteudo')
    .where(isShown('planoAssinaturaConteudo'))
    .where('dataPublicacao', '<=', sql<string>`current_igreja_day()`)
    .where(isListedFor(acesso))
    .where(
      sql<boolean>`(plano_assinatura_conteudo.coletanea_id is null or exists (
        select from plano_assinatura_conteudo as c where c.id = plano_assinatura_conteudo.coletanea_id
          and is_shown(c.publicar_em, c.retirar_em, c.arquivado_em) and c.data_publicacao <= current_igreja_day()))`,
    )
}

/** What a list says of one; through `toListado` it is as on the wire. */
export const listedColumns = [
  'planoAssinaturaConteudo.id',
  'planoAssinaturaConteudo.tipo',
  'planoAssinaturaConteudo.titulo',
  'planoAssinaturaConteudo.resumo',
  'planoAssinaturaConteudo.imagem',
  'planoAssinaturaConteudo.imagemAlt',
  'planoAssinaturaConteudo.dataPublicacao',
  'planoAssinaturaConteudo.duracao',
  'planoAssinaturaConteudo.destaque',
  sql<string[]>`array(select t.nome from plano_assinatura_tag as t
    where t.id = any(plano_assinatura_conteudo.tag_ids) and t.arquivado_em is null order by t.ordem, t.id)`.as(
    'tags',
  ),
  'planoAssinaturaConteudo.acesso',
  'planoAssinaturaConteudo.coletaneaId',
  'planoAssinaturaConteudo.temporada',
  'planoAssinaturaConteudo.numero',
  sql<
    ConteudoListado['planos']
  >`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'nome', p.nome) order by p.ordem, p.id)
    from plano_assinatura as p where p.id = any(plano_assinatura_conteudo.plano_ids) and p.arquivado_em is null), '[]')`.as(
    'planos',
  ),
  sql<number>`(select count(*)::int from plano_assinatura_conteudo as parte
    where parte.coletanea_id = plano_assinatura_conteudo.id and parte.data_publicacao <= current_igreja_day()
      and is_shown(parte.publicar_em, parte.retirar_em, parte.arquivado_em))`.as('qtdeConteudos'),
  sql<boolean>`plano_assinatura_conteudo.acesso = 'planos' and coalesce((select tipo_visibilidade_conteudo <> 'publico'
    from plano_assinatura_configuracao), true)`.as('flagCadeado'),
] as const

type ListedRow = Omit<ConteudoListado, 'imagem' | 'tipo' | 'acesso' | 'flagDestaque'> & {
  tipo: string
  acesso: string
  destaque: string
  imagem: string | null
  imagemAlt: string | null
}

export function toListado({ tipo, acesso, destaque, ...row }: ListedRow): ConteudoListado {
  return {
    ...withImagem(row),
    tipo: tipo as ConteudoListado['tipo'],
    acesso: acesso as ConteudoListado['acesso'],
    flagDestaque: destaque === 'sim',
  }
}

/** In the order in which a series is watched. */
export const inOrder = sql`temporada nulls first, numero nulls last, data_publicacao, plano_assinatura_conteudo.id`
