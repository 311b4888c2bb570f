-- What staff are typing (Decision 163): a table that no query for visitors reads. One for each person and record; of what
-- was never published it is all there is, under the number that the record will have.

create table rascunho (
  igreja_id int not null references igreja,
  -- The table, and the row's number there.
  recurso text not null,
  registro_id int not null,
  user_id int not null references "user" on delete cascade,
  valores jsonb not null check (jsonb_typeof(valores) = 'object' and length(valores::text) < 200000),
  -- The version that it was begun from; 0 where nothing is published.
  versao_base int not null,
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, recurso, registro_id, user_id)
);
create index rascunho_user on rascunho (user_id, igreja_id);
select protect_tenant_table('rascunho');

-- What the staff's engine sees of the history: that of the kinds that it writes, and nothing of people or money. Asked by
-- name: a policy for a role holds its members, too, and the application is one.
create policy equipe_conteudo on revisao as restrictive
  using (current_user <> 'equipe_conteudo' or recurso in ('banner', 'devocional', 'ebd', 'ebd_licao', 'igreja_app_menu', 'louvor',
    'ministerio', 'noticia', 'podcast', 'podcast_item', 'projeto', 'publicacao', 'publicacao_tipo', 'video', 'video_playlist'));
