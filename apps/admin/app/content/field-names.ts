import { m } from '../paraglide/messages.js'

const names: Record<string, () => string> = {
  titulo: m.field_titulo,
  nome: m.field_nome,
  data: m.field_data,
  referencia: m.field_referencia,
  versiculo: m.field_versiculo,
  conteudo: m.field_conteudo,
  oracao: m.field_oracao,
  resumo: m.field_resumo,
  autor: m.field_autor,
  imagem: m.field_imagem,
  imagemAlt: m.field_imagem_alt,
  categoria: m.field_categoria,
  dataPublicacao: m.field_data_publicacao,
  descricao: m.field_descricao,
  url: m.field_url,
  textoBotao: m.field_texto_botao,
  publicacaoTipoId: m.field_publicacao_tipo,
  ministerioId: m.field_ministerio,
  classe: m.field_classe,
  professor: m.field_professor,
  dataInicio: m.field_data_inicio,
  quando: m.field_quando,
  comoAjudar: m.field_como_ajudar,
  lider: m.field_lider,
  liderEmail: m.field_lider_email,
  liderWhatsapp: m.field_lider_whatsapp,
  necessidade: m.field_necessidade,
  meta: m.field_meta,
  alcancado: m.field_alcancado,
  unidade: m.field_unidade,
  subtitulo: m.field_subtitulo,
  codigo: m.field_codigo,
  tom: m.field_tom,
  grupo: m.field_grupo,
  tema: m.field_tema,
  ritmo: m.field_ritmo,
  icone: m.field_icone,
  source: m.field_source,
  videoId: m.field_video_id,
  duracao: m.field_duracao,
  pregador: m.field_pregador,
  tipo: m.field_tipo,
  coletaneaId: m.field_coletanea,
  temporada: m.field_temporada,
  numero: m.field_numero,
  tags: m.field_tags,
  destaque: m.field_destaque,
  acesso: m.field_acesso,
  planos: m.field_planos,
  trailer: m.field_trailer,
  arquivadoEm: m.field_arquivado,
  publicarEm: m.field_publicar,
  retirarEm: m.field_retirar,
  ordem: m.field_ordem,
}

/** What a field is called; one that has no name of its own by its column. */
export function fieldName(name: string): string {
  return names[name]?.() ?? name
}

const choices: Record<string, () => string> = {
  youtube: () => 'YouTube',
  vimeo: () => 'Vimeo',
  mp4: m.choice_mp4,
  hls: m.choice_hls,
  video: m.choice_play_video,
  serie: m.choice_play_serie,
  coletanea: m.choice_play_coletanea,
  sim: m.choice_sim,
  nao: m.choice_nao,
  gratis: m.choice_gratis,
  planos: m.choice_planos,
}

/** What can be chosen of a field that names its answers. */
export function choiceName(value: string): string {
  return choices[value]?.() ?? value
}
