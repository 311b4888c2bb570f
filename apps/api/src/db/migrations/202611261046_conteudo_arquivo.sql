-- Files of what staff write that are no pictures (Decision 182): what they are is told by their bytes.
alter table arquivo drop constraint arquivo_tipo_check;
alter table arquivo add constraint arquivo_tipo_check check (tipo ~ '^[a-z]+/[a-z0-9.+-]+$');

-- The staff's engine writes podcasts, and has no right on what is due.
alter function schedule_podcast() security definer set search_path = public;
alter function schedule_podcast_tamanho() security definer set search_path = public;
