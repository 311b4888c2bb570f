-- People out of a file of another program (Decision 205). While it is open its rows are kept as they were read; once
-- it is done only who came of each, until it can be undone no more.
create table importacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  arquivo text not null check (char_length(arquivo) <= 200),
  sha256 bytea not null,
  -- The headings, and by each column what it is taken for: null is not taken.
  titulos text[] not null,
  campos text[] not null,
  formulas int not null,
  formulas_vazias int not null,
  outras_folhas int not null,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'feita', 'desfeita')),
  -- Who read the file.
  user_id int,
  data_cadastro timestamptz not null default now(),
  apagar_em timestamptz not null default now() + interval '7 days',
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete set null (user_id),
  check (cardinality(titulos) = cardinality(campos))
);
select protect_tenant_table('importacao');
create index importacao_user on importacao (igreja_id, user_id);
-- Read in two tabs it is one.
create unique index importacao_aberta on importacao (igreja_id, sha256) where situacao = 'aberta';

insert into estado_transicao (maquina, de, para) values
  ('importacao', 'aberta', 'feita'), ('importacao', 'feita', 'desfeita');
create trigger transition before update of situacao on importacao for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('importacao');

create function schedule_importacao() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'importacao', coalesce(new.id, old.id)::text, new.apagar_em);
  return null;
end $$;
create trigger schedule after insert or delete or update of apagar_em on importacao
  for each row execute function schedule_importacao();

create table importacao_linha (
  igreja_id int not null references igreja,
  importacao_id int not null,
  -- As the file counts.
  numero int not null,
  -- As they were read, or corrected since; none once it is done.
  celulas text[] not null,
  escolha text check (escolha in ('nova', 'fora')),
  -- What became of it; null while it is open.
  situacao text check (situacao in ('nova', 'completada', 'igual', 'parecida', 'erro', 'fora')),
  -- Who it is, the account of the platform that was made for them, what was filled in, and their version afterwards.
  usuario_id int,
  user_novo_id int references "user" on delete set null,
  completa text[] not null default '{}',
  versao_depois int,
  -- Of one that was undone: they stayed.
  ficou boolean not null default false,
  primary key (igreja_id, importacao_id, numero),
  foreign key (igreja_id, importacao_id) references importacao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete set null (usuario_id)
);
select protect_tenant_table('importacao_linha');
create index importacao_linha_usuario on importacao_linha (igreja_id, usuario_id) where usuario_id is not null;
create index importacao_linha_user on importacao_linha (user_novo_id) where user_novo_id is not null;

-- Takes accounts of the platform away that belong to nobody: whoever is something anywhere, or has shown to be there, keeps
-- theirs.
create function delete_users_of_nobody(ids int[]) returns void language plpgsql as $$
declare
  one int;
begin
  foreach one in array ids loop
    begin
      delete from "user" u where id = one
        and not exists (select from session s where s.user_id = u.id)
        and not exists (select from equipe_sessao s where s.user_id = u.id)
        and not exists (select from equipe_fator f where f.user_id = u.id)
        and not exists (select from temporary_password p where p.user_id = u.id);
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
