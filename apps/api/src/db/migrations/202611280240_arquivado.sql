-- What is archived is removed after thirty days (Decision 307). Nobody was told so of what is archived already: it has as
-- many from now on.
select rewrite_rows(tabela, 'set arquivado_em = now() where arquivado_em is not null')
from unnest(array['devocional', 'noticia', 'banner', 'video', 'video_playlist', 'louvor', 'ebd', 'ebd_licao', 'podcast',
  'podcast_item', 'publicacao', 'ministerio', 'projeto', 'igreja_app_menu']::regclass[]) as tabela;
