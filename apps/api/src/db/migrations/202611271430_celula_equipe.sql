-- Groups are written by the staff's engine (Decision 281): of what is due it puts there, beside feeds and recordings, that a
-- group which takes people may be the one that somebody waits for.
drop policy equipe_conteudo on agenda;
create policy equipe_conteudo on agenda as restrictive
  using (current_user <> 'equipe_conteudo' or tipo in ('celula_aberta', 'podcast', 'podcast_tamanho'));
