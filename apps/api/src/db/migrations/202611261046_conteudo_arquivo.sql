-- Files of what staff write that are no pictures (Decision 182): what they are is told by their bytes.
alter table arquivo drop constraint arquivo_tipo_check;
alter table arquivo add constraint arquivo_tipo_check check (tipo ~ '^[a-z]+/[a-z0-9.+-]+$');

-- Of what is due the staff's engine sees and puts there what its own triggers do: feeds to be read, recordings to be measured.
create policy equipe_conteudo on agenda as restrictive
  using (current_user <> 'equipe_conteudo' or tipo in ('podcast', 'podcast_tamanho'));
