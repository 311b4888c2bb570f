-- Reading plans that a church writes beside those of the program (Decision 187).

create table plano_leitura (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (nome <> ''),
  descricao text,
  -- As staff write them, a day in each line.
  dias text not null,
  -- For each day its passages, as every language reads them: `[["gen 1-3", "psa 1"], …]`.
  leituras jsonb not null check (jsonb_typeof(leituras) = 'array'),
  -- Names these readings: what somebody ticks refers to them.
  edicao uuid not null default gen_random_uuid(),
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('plano_leitura');
select make_content('plano_leitura');
create trigger igreja_changed after insert or update or delete on plano_leitura
  for each row execute function notify_igreja_changed();

-- The readings as they were, for whoever began a plan with them.
create table plano_leitura_edicao (
  igreja_id int not null references igreja,
  uuid uuid not null,
  plano_leitura_id int not null,
  leituras jsonb not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, uuid),
  foreign key (igreja_id, plano_leitura_id) references plano_leitura (igreja_id, id) on delete cascade
);
select protect_tenant_table('plano_leitura_edicao');

create function begin_edicao() returns trigger language plpgsql as $$
begin
  if new.leituras is distinct from old.leituras then new.edicao := gen_random_uuid(); end if;
  return new;
end $$;
-- Before `versao`, by its name: the edition is a part of what changed.
create trigger edicao before update of leituras on plano_leitura for each row execute function begin_edicao();

create function keep_edicao() returns trigger language plpgsql as $$
begin
  insert into plano_leitura_edicao (igreja_id, uuid, plano_leitura_id, leituras)
    values (new.igreja_id, new.edicao, new.id, new.leituras) on conflict do nothing;
  return null;
end $$;
create trigger edicao_guardada after insert or update of leituras on plano_leitura
  for each row execute function keep_edicao();
