-- Files that people give (Decision 107). Their bytes lie in storage; what lies there without a row is an orphan.

create table arquivo (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  -- Whose it is; without one it is the church's.
  user_id int,
  finalidade text not null check (finalidade in ('foto')),
  -- As it came: told by its bytes, and counted.
  tipo text not null check (tipo in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  tamanho int not null check (tamanho > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Upright, as it is kept.
  largura int not null check (largura > 0),
  altura int not null check (altura > 0),
  publico boolean not null,
  -- What is kept: [{"largura", "tipo", "tamanho"}], the first one made when it came, the others by a job.
  versoes jsonb not null,
  pronto boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
create index arquivo_user on arquivo (igreja_id, user_id);
select protect_tenant_table('arquivo');

create function schedule_arquivo() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'arquivo', coalesce(new.id, old.id)::text,
    case when not new.pronto then now() end);
  return null;
end $$;
create trigger schedule after insert or delete or update of pronto on arquivo
  for each row execute function schedule_arquivo();

alter table usuario add column imagem_id uuid;
alter table usuario add foreign key (igreja_id, imagem_id) references arquivo (igreja_id, id)
  on delete set null (imagem_id);
create index usuario_imagem on usuario (igreja_id, imagem_id) where imagem_id is not null;

-- Rows of this church that nothing has pointed at for a day. Whatever points at a file does so by a foreign key.
create function delete_unused_arquivos() returns int language plpgsql set search_path = public as $$
declare
  used text := '';
  pointer record;
  gone int;
begin
  for pointer in
    select conrelid::regclass as place, attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[2]
    where contype = 'f' and confrelid = 'arquivo'::regclass
  loop
    used := used || format(' and not exists (select from %s p where p.igreja_id = a.igreja_id and p.%I = a.id)',
      pointer.place, pointer.name);
  end loop;
  execute 'delete from arquivo a where data_cadastro < now() - interval ''1 day''' || used;
  get diagnostics gone = row_count;
  return gone;
end $$;
