import type { CelulaListada } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import { withImagem } from '../http/imagem.ts'
import { PESSOAS, RAIO } from './busca.ts'

type Celula = Selectable<Tables['celula']>

/** First names of those who lead a group. */
export const LIDERES = sql<string[]>`array(select split_part(u.nome, ' ', 1) from celula_membro m
  join usuario u on u.igreja_id = m.igreja_id and u.user_id = m.user_id
  where m.igreja_id = celula.igreja_id and m.celula_id = celula.id and m.papel = 'lider' order by m.id)`

/** What anybody may see of a group that is there. */
export const listed = [
  'celula.id',
  'celula.nome',
  'celula.resumo',
  'celula.imagem',
  'celula.imagemAlt',
  'celula.publico',
  'celula.diaSemana',
  'celula.hora',
  'celula.duracaoMinutos',
  'celula.frequencia',
  'celula.idioma',
  'celula.bairro',
  'celula.cidade',
  'celula.flagOnline',
  'celula.flagCriancas',
  'celula.flagAcessivel',
  'celula.flagAberta',
  'celula.capacidade',
  'celula.areaLatitude',
  'celula.areaLongitude',
  PESSOAS.as('pessoas'),
  LIDERES.as('lideres'),
] as const

const PEDIDOS = sql<number>`(select count(*)::int from celula_solicitacao s
  where s.igreja_id = celula.igreja_id and s.celula_id = celula.id and s.situacao in ('enviada', 'vista'))`

/** What only who is in a group may see of it, where `eu` is their row in it. */
export const participating = [
  'celula.rua',
  'celula.numero',
  'celula.complemento',
  'celula.cep',
  'celula.latitude',
  'celula.longitude',
  'celula.linkOnline',
  'celula.convite',
  'celula.flagListada',
  'eu.papel',
  'eu.dataEntrada',
  PEDIDOS.as('pedidos'),
] as const

type ListadaRow = Pick<
  Celula,
  | 'id'
  | 'nome'
  | 'resumo'
  | 'imagem'
  | 'imagemAlt'
  | 'publico'
  | 'diaSemana'
  | 'hora'
  | 'duracaoMinutos'
  | 'frequencia'
  | 'idioma'
  | 'bairro'
  | 'cidade'
  | 'flagOnline'
  | 'flagCriancas'
  | 'flagAcessivel'
  | 'flagAberta'
  | 'capacidade'
  | 'areaLatitude'
  | 'areaLongitude'
> & { pessoas: number; lideres: string[]; distancia: number | null }

/** A group as everybody sees it. */
export function toListada(row: ListadaRow): CelulaListada {
  const { id, nome, resumo, diaSemana, duracaoMinutos, bairro, cidade, lideres } = row
  const vagas = row.capacidade === null ? null : Math.max(0, row.capacidade - row.pessoas)
  const { imagem } = withImagem(row)
  return {
    id,
    nome,
    resumo,
    imagem,
    diaSemana,
    duracaoMinutos,
    bairro,
    cidade,
    lideres,
    vagas,
    flagOnline: row.flagOnline,
    flagCriancas: row.flagCriancas,
    flagAcessivel: row.flagAcessivel,
    publico: row.publico as CelulaListada['publico'],
    frequencia: row.frequencia as CelulaListada['frequencia'],
    idioma: row.idioma as CelulaListada['idioma'],
    hora: row.hora?.slice(0, 5) ?? null,
    situacao: !row.flagAberta ? 'fechada' : vagas === 0 ? 'lotada' : 'aberta',
    area:
      row.areaLatitude === null || row.areaLongitude === null
        ? null
        : { latitude: row.areaLatitude, longitude: row.areaLongitude, raio: RAIO },
    distancia: row.distancia === null ? null : Math.round(row.distancia / 100) * 100,
    participacao: null,
  }
}

type ParticipacaoRow = Pick<
  Celula,
  | 'rua'
  | 'numero'
  | 'complemento'
  | 'bairro'
  | 'cidade'
  | 'cep'
  | 'latitude'
  | 'longitude'
  | 'linkOnline'
  | 'convite'
  | 'flagListada'
> & { papel: string | null; dataEntrada: string | null; pedidos: number }

/** What somebody in a group is told beyond that; null for who is not in it. */
export function toParticipacao(row: ParticipacaoRow): CelulaListada['participacao'] {
  if (row.papel === null || row.dataEntrada === null) return null
  const { rua, numero, complemento, bairro, cidade, cep, latitude, longitude } = row
  const leads = row.papel === 'lider'
  return {
    papel: leads ? 'lider' : 'membro',
    desde: row.dataEntrada,
    local: { rua, numero, complemento, bairro, cidade, cep, latitude, longitude },
    linkOnline: row.linkOnline,
    convite: leads && !row.flagListada ? row.convite : null,
    pedidos: leads ? row.pedidos : null,
  }
}
