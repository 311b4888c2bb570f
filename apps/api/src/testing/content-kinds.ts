import type { CallName } from '@atrio/contract'

export type Row = Record<string, string | number>
export type Asked = [call: CallName, given: { params?: Row; query?: Row }]

/** How visitors come to see the rows of a table of content. */
export interface Kind {
  /** The column in which a row is known. */
  titulo: string
  /** Which row of the demo world's full church is looked at, as a condition. */
  row?: string
  /** The call that lists it. */
  seen: (row: Row) => Asked
  /** Its own page, by its key. */
  one?: (row: Row) => Asked
  /** Whether the search has documents of it; it has unless told. */
  found?: boolean
  /** Of notifications about it. */
  tipo?: string
  /** Above it, in one condition and one table: what hides that hides it. */
  under?: (row: Row) => [table: string, row: string]
}

const many = { limit: 100 }
/** Those that stand under another one leave the last of each kind for that one's own turn. */
const last = (table: string) => `id = (select max(id) from ${table} where igreja_id = $1)`
const first = (table: string, column: string) =>
  `${column} = (select min(${column}) from ${table} where igreja_id = $1)`

/** Every table that has a time in which it is shown; the church's slug is filled in. A new one has to come here. */
export const contentKinds: Record<string, Kind> = {
  devocional: {
    tipo: 'DEVOCIONAL',
    titulo: 'titulo',
    row: 'data < current_date - 1',
    seen: () => ['listDevocionais', { query: many }],
    one: ({ id }) => ['getDevocional', { params: { id: id! } }],
  },
  noticia: {
    tipo: 'NOTICIA',
    titulo: 'titulo',
    row: 'data_publicacao <= now()',
    seen: () => ['listNoticias', { query: many }],
    one: ({ id }) => ['getNoticia', { params: { id: id! } }],
  },
  ebd: {
    tipo: 'EBD',
    titulo: 'titulo',
    row: last('ebd'),
    seen: () => ['listEbds', { query: many }],
    one: ({ slug }) => ['getEbd', { params: { ebdSlug: slug! } }],
  },
  ebd_licao: {
    titulo: 'titulo',
    row: first('ebd_licao', 'ebd_id'),
    seen: ({ pai }) => ['getEbd', { params: { ebdSlug: pai! } }],
    one: ({ pai, numero }) => ['getEbdLicao', { params: { ebdSlug: pai!, numero: numero! } }],
    under: ({ ebd_id }) => ['ebd', `id = ${ebd_id}`],
  },
  publicacao: {
    titulo: 'titulo',
    row: 'data_publicacao <= current_date - 1',
    seen: () => ['listPublicacoes', { query: many }],
    one: ({ slug }) => ['getPublicacao', { params: { publicacaoSlug: slug! } }],
    under: ({ publicacao_tipo_id }) => ['publicacao_tipo', `id = ${publicacao_tipo_id}`],
  },
  ministerio: {
    titulo: 'nome',
    row: last('ministerio'),
    seen: () => ['listMinisterios', { query: many }],
    one: ({ id }) => ['getMinisterio', { params: { id: id! } }],
  },
  projeto: {
    titulo: 'nome',
    row: first('projeto', 'ministerio_id'),
    seen: ({ ministerio_id }) => ['getMinisterio', { params: { id: ministerio_id! } }],
    one: ({ ministerio_id, id }) => ['getProjeto', { params: { id: ministerio_id!, idProjeto: id! } }],
    under: ({ ministerio_id }) => ['ministerio', `id = ${ministerio_id}`],
  },
  louvor: {
    titulo: 'titulo',
    seen: () => ['listLouvores', { query: many }],
    one: ({ id }) => ['getLouvor', { params: { id: id! } }],
  },
  video: {
    titulo: 'titulo',
    row: `data_publicacao < current_date and exists (select from video_playlist_item i where i.video_id = video.video_id)`,
    seen: () => ['listVideos', { query: many }],
    one: ({ video_id }) => ['getVideo', { params: { videoId: video_id! } }],
  },
  video_playlist: {
    titulo: 'titulo',
    row: `exists (select from video_playlist_item i join video v on v.video_id = i.video_id and v.igreja_id = i.igreja_id
      where i.video_playlist_id = video_playlist.id and v.data_publicacao < current_date)`,
    seen: () => ['listVideoPlaylists', {}],
    found: false,
  },
  plano_assinatura_conteudo: {
    titulo: 'titulo',
    row: `data_publicacao < current_date and acesso = 'gratis' and coletanea_id is null`,
    seen: ({ igreja_id }) => ['listPlanoAssinaturaConteudo', { query: { ...many, igreja: igreja_id! } }],
    one: ({ id }) => ['getPlanoAssinaturaConteudo', { params: { id: id! } }],
    found: true,
  },
  plano_leitura: {
    titulo: 'nome',
    seen: () => ['listPlanosLeitura', {}],
    found: false,
  },
  podcast: {
    titulo: 'titulo',
    row: 'feed_url is not null',
    seen: () => ['listPodcasts', {}],
    one: ({ codigo }) => ['listPodcastItens', { params: { code: codigo! } }],
    found: false,
  },
  podcast_item: {
    titulo: 'title',
    row: 'published_at < now() and podcast_codigo = (select codigo from podcast where igreja_id = $1 and feed_url is null)',
    seen: ({ podcast_codigo }) => ['listPodcastItens', { params: { code: podcast_codigo! }, query: many }],
    one: ({ podcast_codigo, id }) => ['getPodcastItem', { params: { code: podcast_codigo!, id: id! } }],
    under: ({ podcast_codigo }) => ['podcast', `codigo = '${podcast_codigo}'`],
  },
  estudo: {
    titulo: 'titulo',
    row: 'data_publicacao < current_date - 1',
    seen: () => ['listEstudos', { query: many }],
    one: ({ id }) => ['getEstudo', { params: { id: id! } }],
    found: false,
  },
  celula: {
    titulo: 'nome',
    row: 'flag_listada',
    seen: () => ['listCelulas', { query: many }],
    one: ({ id }) => ['getCelula', { params: { id: id! } }],
  },
  evento: {
    tipo: 'EVENTO',
    titulo: 'nome',
    row: 'data_fim > now()',
    seen: () => ['listEventos', { query: many }],
    one: ({ id }) => ['getEvento', { params: { id: id! } }],
  },
  banner: {
    titulo: 'titulo',
    row: 'publicar_em is null',
    seen: ({ igreja_id }) => ['listBanners', { query: { igreja: igreja_id! } }],
    found: false,
  },
}

/** Shown to holders of a ticket alone: looked at by hand. */
export const ofTickets = ['ingresso_conteudo']

/** Of the church's records, which have no time and are archived: where they are known, and the call that lists them. */
export const recordKinds: Record<string, { titulo: string; seen: (row: Row) => Asked }> = {
  plano_assinatura_tag: { titulo: 'nome', seen: () => ['listPlanoAssinaturaHome', {}] },
  publicacao_tipo: { titulo: 'nome', seen: () => ['listPublicacaoTipos', {}] },
  congregacao: {
    titulo: 'nome',
    seen: ({ igreja_id }) => ['listCongregacoes', { query: { igreja: igreja_id! } }],
  },
  culto: { titulo: 'nome', seen: () => ['listCultos', {}] },
  igreja_app_menu: {
    titulo: 'titulo',
    seen: ({ igreja_id }) => ['listIgrejaAppMenu', { query: { igreja: igreja_id! } }],
  },
  oracao_motivo: { titulo: 'nome', seen: () => ['listOracaoMotivos', {}] },
  pagamento_motivo: { titulo: 'nome', seen: () => ['listPagamentoMotivos', {}] },
  plano_assinatura: { titulo: 'nome', seen: () => ['listPlanosAssinatura', {}] },
}
