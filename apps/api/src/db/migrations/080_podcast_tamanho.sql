-- Directories want the size of each recording in the church's own feed: one that lies elsewhere is asked for it once.
create function schedule_podcast_tamanho() returns trigger language plpgsql as $$
begin
  if exists (select from podcast where igreja_id = new.igreja_id and codigo = new.podcast_codigo and feed_url is null) then
    perform put_agenda(new.igreja_id, 'podcast_tamanho', new.id::text, now());
  end if;
  return null;
end $$;
create trigger schedule after insert or update of audio_file on podcast_item for each row
  when (new.audio_file ~ '^https?://' and coalesce(new.audio_length, 0) = 0)
  execute function schedule_podcast_tamanho();

alter table podcast no force row level security;
alter table podcast_item no force row level security;
insert into agenda (igreja_id, tipo, referencia, vence_em)
  select i.igreja_id, 'podcast_tamanho', i.id::text, now() from podcast_item i
  join podcast p on p.igreja_id = i.igreja_id and p.codigo = i.podcast_codigo and p.feed_url is null
  where i.audio_file ~ '^https?://' and coalesce(i.audio_length, 0) = 0;
alter table podcast force row level security;
alter table podcast_item force row level security;
