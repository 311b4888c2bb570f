-- Rooms and what is said in them (Decision 210). No `igreja_changed`: a message would drop the church's pages.

create table sala (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- As addresses and embedding pages call it.
  codigo text not null check (codigo ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  tipo text not null default 'publica' check (tipo in ('publica', 'anfitrioes', 'privada')),
  -- The last number that was given to an event, and what is not the same after a backup was restored.
  ultimo int not null default 0,
  epoca uuid not null default gen_random_uuid(),
  -- Null: always open, and never closed.
  abre_em timestamptz,
  fecha_em timestamptz,
  modo_lento int not null default 0 check (modo_lento in (0, 5, 15, 30)),
  flag_so_anfitrioes boolean not null default false,
  flag_links_convidados boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, codigo)
);
select protect_tenant_table('sala');

create table sala_evento (
  igreja_id int not null references igreja,
  sala_id int not null,
  seq int not null,
  tipo text not null check (tipo in ('mensagem', 'removida', 'removida_de', 'restaurada', 'fixada', 'momento', 'estado', 'modo')),
  -- `u:<account>` or `c:<guest>`; null where the room itself speaks.
  autor text,
  -- The sender's own number for it: sent again it is the same event.
  chave uuid,
  visivel text not null default 'todos' check (visivel in ('todos', 'autor', 'moderacao')),
  corpo jsonb not null,
  em timestamptz not null default now(),
  primary key (igreja_id, sala_id, seq),
  unique (igreja_id, sala_id, autor, chave),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_evento');
create index sala_evento_em on sala_evento (igreja_id, em);
create index sala_evento_autor on sala_evento (igreja_id, autor, seq);

create function sinal_sala() returns trigger language plpgsql as $$
begin
  perform tell_sinal('sala:' || igreja_id || ':' || sala_id) from (select distinct igreja_id, sala_id from novos) n;
  return null;
end $$;
create trigger sinal after insert on sala_evento referencing new table as novos
  for each statement execute function sinal_sala();

-- One message, or all of a person's up to one, until it is undone.
create table sala_remocao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  sala_id int not null,
  seq int,
  autor text,
  ate_seq int,
  moderador_user_id int,
  desfeita_em timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((seq is not null and autor is null and ate_seq is null)
    or (seq is null and autor is not null and ate_seq is not null)),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_remocao');
create index sala_remocao_seq on sala_remocao (igreja_id, sala_id, seq) where desfeita_em is null and seq is not null;
create index sala_remocao_autor on sala_remocao (igreja_id, sala_id, autor) where desfeita_em is null and autor is not null;
create index sala_remocao_moderador on sala_remocao (igreja_id, moderador_user_id) where moderador_user_id is not null;

create table sala_participante (
  igreja_id int not null references igreja,
  id text not null check (id ~ '^(u:[1-9][0-9]{0,9}|c:[0-9a-f-]{36})$'),
  user_id int,
  nome text not null check (char_length(nome) between 1 and 80),
  -- Of guests; its key is another one each day.
  ip_hmac bytea,
  silenciado_ate timestamptz,
  visto_em timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((user_id is not null) = (id like 'u:%')),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('sala_participante');
create index sala_participante_user on sala_participante (igreja_id, user_id) where user_id is not null;
create index sala_participante_rede on sala_participante (igreja_id, ip_hmac) where ip_hmac is not null;

-- Who looks after a room beside the staff; without a room after all.
create table sala_moderador (
  igreja_id int not null references igreja,
  id int generated always as identity,
  sala_id int,
  user_id int not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique nulls not distinct (igreja_id, sala_id, user_id),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('sala_moderador');
create index sala_moderador_user on sala_moderador (igreja_id, user_id);

-- What was done to whom. It is added to alone.
create table sala_moderacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  sala_id int not null,
  moderador_user_id int,
  acao text not null check (acao in ('remover', 'remover_de', 'restaurar', 'silenciar', 'ouvir', 'modo', 'liberar')),
  -- The participant that it was done to.
  alvo text,
  seq int,
  remocao_id int,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_moderacao');
create index sala_moderacao_sala on sala_moderacao (igreja_id, sala_id, id desc);
create index sala_moderacao_moderador on sala_moderacao (igreja_id, moderador_user_id) where moderador_user_id is not null;

-- Words that a church does not take, or reads first; folded as `foldWord` of the rules folds what is written.
create table sala_palavra (
  igreja_id int not null references igreja,
  id int generated always as identity,
  palavra text not null check (char_length(palavra) between 2 and 40),
  acao text not null check (acao in ('recusar', 'segurar')),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, palavra)
);
select protect_tenant_table('sala_palavra');

-- How many each process has in a room. A crash may empty it: it is written anew every ten seconds.
create unlogged table sala_presenca (
  igreja_id int not null,
  sala_id int not null,
  processo uuid not null,
  quantos int not null,
  em timestamptz not null default now(),
  primary key (igreja_id, sala_id, processo)
);
select protect_tenant_table('sala_presenca');

create table sala_reacao (
  igreja_id int not null references igreja,
  sala_id int not null,
  minuto timestamptz not null,
  tipo text not null check (tipo in ('amem', 'coracao', 'maos', 'alegria')),
  quantas int not null check (quantas > 0),
  primary key (igreja_id, sala_id, minuto, tipo),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_reacao');
