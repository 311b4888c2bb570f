-- The agenda is no longer of money alone: slices register what they attend to (Decision 109), and a test holds the kinds
-- that triggers put here against those that are attended to.
alter table agenda drop constraint agenda_tipo_check;
comment on table agenda is 'platform: when there is something to do for which church; holds ids alone';

-- A feed is read when the podcast gets it, and from then on by its own clock.
create function schedule_podcast() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'podcast', coalesce(new.codigo, old.codigo),
    case when new.flag_ativo and new.feed_url is not null then now() end);
  return null;
end $$;
create trigger schedule after insert or delete or update of feed_url, flag_ativo on podcast
  for each row execute function schedule_podcast();

alter table podcast no force row level security;
insert into agenda (igreja_id, tipo, referencia, vence_em)
  select igreja_id, 'podcast', codigo, now() from podcast where flag_ativo and feed_url is not null;
alter table podcast force row level security;

create index agenda_falhas on agenda (tipo) where falhas > 0;
