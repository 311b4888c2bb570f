-- Everything of a church as one file, out of this installation or into it (Decision 207).

create table copia (
  igreja_id int not null references igreja,
  sentido text not null check (sentido in ('saida', 'entrada')),
  situacao text not null
    check (situacao in ('pedida', 'pronta', 'falhou', 'recebida', 'conferindo', 'conferida', 'trazendo', 'feita')),
  idioma text not null check (idioma in ('pt_BR', 'en', 'es')),
  user_id int references "user" on delete set null,
  -- What the passphrase comes to, while the work is not done.
  chave_encrypted bytea,
  arquivo_id uuid,
  feito int not null default 0,
  total int not null default 0,
  erro text,
  relatorio jsonb,
  data_cadastro timestamptz not null default now(),
  apagar_em timestamptz not null,
  primary key (igreja_id, sentido),
  foreign key (igreja_id, arquivo_id) references arquivo (igreja_id, id) on delete set null (arquivo_id)
);
select protect_tenant_table('copia');
create index copia_arquivo on copia (igreja_id, arquivo_id) where arquivo_id is not null;
create index copia_user on copia (user_id) where user_id is not null;

create function schedule_copia() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'copia', coalesce(new.sentido, old.sentido),
    case when new.situacao in ('pedida', 'conferindo', 'trazendo') then now() else new.apagar_em end);
  return null;
end $$;
create trigger schedule after insert or delete or update of situacao, apagar_em on copia
  for each row execute function schedule_copia();

-- A church that comes along brings its versions and its history with it (`app.copia` is `igreja`): nothing of it is a change.
create or replace function count_versao() returns trigger language plpgsql as $$
declare
  left_out text[] := generated_columns(tg_relid) || '{versao}';
  antes jsonb := to_jsonb(old) - left_out;
  depois jsonb := to_jsonb(new) - left_out;
  changed text[];
begin
  if coalesce(current_setting('app.copia', true), '') = 'igreja' then return new; end if;
  new.versao := old.versao;
  if antes = depois then return new; end if;
  new.versao := old.versao + 1;
  if coalesce(current_setting('app.copia', true), '') = 'on' then return new; end if;
  select array_agg(key order by key) into changed from jsonb_each(antes) where value is distinct from depois -> key;
  perform write_revisao(tg_table_name, busca_origem(depois, tg_argv[1:]), depois || jsonb_build_object('versao', new.versao),
    'alteracao', changed, case when tg_argv[0] = 'valores' then (
      select jsonb_object_agg(key, value) from jsonb_each(antes) where key = any (changed)) end);
  return new;
end $$;

create or replace function note_revisao() returns trigger language plpgsql as $$
declare
  linha jsonb := to_jsonb(coalesce(new, old)) - generated_columns(tg_relid);
begin
  -- What a feed brings has its history there (`storeFeed`).
  if coalesce(current_setting('app.copia', true), '') in ('on', 'igreja') then return null; end if;
  perform write_revisao(tg_table_name, busca_origem(linha, tg_argv[1:]), linha,
    case tg_op when 'INSERT' then 'criacao' else 'exclusao' end,
    case tg_op when 'INSERT' then '{}' else array(select jsonb_object_keys(linha)) end,
    case when tg_op = 'DELETE' and tg_argv[0] = 'valores' then linha end);
  return null;
end $$;
