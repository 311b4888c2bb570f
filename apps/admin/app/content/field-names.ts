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
  ebdId: m.field_ebd,
  notasProfessor: m.field_notas_professor,
  dias: m.field_dias,
  feedUrl: m.field_feed_url,
  site: m.field_site,
  links: m.field_links,
  flagExplicito: m.field_explicito,
  chapters: m.field_capitulos,
  classe: m.field_classe,
  professor: m.field_professor,
  dataInicio: m.field_data_inicio,
  dataFim: m.field_evento_fim,
  local: m.field_local,
  endereco: m.field_endereco,
  organizador: m.field_organizador,
  contatoEmail: m.field_contato_email,
  contatoWhatsapp: m.field_contato_whatsapp,
  politicaReembolso: m.field_politica_reembolso,
  linkOnline: m.field_link_online,
  inscricaoInicio: m.field_inscricao_inicio,
  inscricaoFim: m.field_inscricao_fim,
  bilheteria: m.field_bilheteria,
  bilheteriaVersao: m.field_bilheteria,
  formVersion: m.field_form,
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
  audio: m.field_audio,
  legendas: m.field_legendas,
  capitulos: m.field_capitulos,
  transcricao: m.field_transcricao,
  videos: m.kind_video,
  arquivo: m.field_arquivo,
  title: m.field_titulo,
  description: m.field_description,
  publishedAt: m.field_published_at,
  audioFile: m.field_audio_file,
  duration: m.field_duracao,
  link: m.field_link,
  background: m.field_imagem,
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
  publico: m.field_publico,
  diaSemana: m.culto_weekday,
  hora: m.field_hora,
  duracaoMinutos: m.culto_minutes,
  frequencia: m.field_frequencia,
  idioma: m.language,
  bairro: m.field_bairro,
  cidade: m.field_cidade,
  cep: m.field_cep,
  rua: m.field_rua,
  complemento: m.field_complemento,
  latitude: m.field_latitude,
  longitude: m.field_longitude,
  flagOnline: m.field_flag_online,
  flagCriancas: m.field_flag_criancas,
  flagAcessivel: m.field_flag_acessivel,
  capacidade: m.field_capacidade,
  flagAberta: m.field_flag_aberta,
  flagListada: m.field_flag_listada,
  serie: m.field_serie,
  perguntas: m.field_perguntas,
}

const hints: Record<string, () => string> = {
  videoId: m.video_link_hint,
  feedUrl: m.feed_hint,
  flagExplicito: m.explicit_hint,
  diaSemana: m.celula_day_hint,
  idioma: m.celula_language_hint,
  bairro: m.celula_district_hint,
  capacidade: m.celula_room_hint,
  flagAberta: m.celula_open_hint,
  flagListada: m.celula_listed_hint,
  perguntas: m.estudo_questions_hint,
}

/** What helps to fill a field in; nothing where its name says all. */
export function fieldHint(name: string): string | undefined {
  return hints[name]?.()
}

const headings: Record<string, () => string> = {
  'celula diaSemana': m.celula_when,
  'celula bairro': m.celula_where,
  'celula cep': m.celula_where_private,
  'celula flagOnline': m.celula_how,
  'celula capacidade': m.celula_room,
}

/** What stands above a field where a long form takes a breath. */
export function headingAbove(kind: string, name: string): string | undefined {
  return headings[`${kind} ${name}`]?.()
}

/** What a field is called; one that has no name of its own by its column. */
export function fieldName(name: string): string {
  return names[name]?.() ?? name
}

/** Of a kind whose field is called otherwise than that of others by the same name. */
const own: Record<string, () => string> = { 'celula numero': m.import_field_number }

/** The same in the form of a kind. */
export function fieldLabel(kind: string, name: string): string {
  return own[`${kind} ${name}`]?.() ?? fieldName(name)
}

/** What is asked for a series or a collection, which are feminine where words have a gender. */
const feminine: ReadonlySet<string> = new Set(['ebdId', 'coletaneaId'])

/** What a filter says that leaves nothing out. */
export function anyName(name: string): string {
  return feminine.has(name) ? m.list_filter_any_feminine() : m.list_filter_any()
}

const choices: Record<string, () => string> = {
  'Religion & Spirituality': m.choice_religiao,
  'Kids & Family': m.choice_familia,
  Music: m.choice_musica,
  Education: m.choice_educacao,
  'Society & Culture': m.choice_sociedade,
  News: m.choice_noticias,
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
  todos: m.choice_todos,
  homens: m.choice_homens,
  mulheres: m.choice_mulheres,
  casais: m.choice_casais,
  familias: m.choice_familias,
  jovens: m.choice_jovens,
  adolescentes: m.choice_adolescentes,
  idosos: m.choice_idosos,
  semanal: m.choice_semanal,
  quinzenal: m.choice_quinzenal,
  mensal: m.choice_mensal,
  pt_BR: () => 'Português',
  en: () => 'English',
  es: () => 'Español',
}

/** What can be chosen of a field that names its answers. */
export function choiceName(value: string): string {
  return choices[value]?.() ?? value
}
