-- Sermon notes of members, and how far they have read the church's notifications.

create table nota_sermao (
  igreja_id int not null references igreja,
  user_id int not null,
  -- Chosen by the device that wrote the note, so that a repeated request makes no second one (Decision 32).
  id uuid not null,
  titulo text not null check (char_length(titulo) between 1 and 200),
  texto text not null default '' check (char_length(texto) <= 30000),
  -- Goes up with each change: who writes says which version was seen.
  versao int not null default 1,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  -- With the person in the key nobody can learn of another's note by choosing its id.
  primary key (igreja_id, user_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
create index nota_sermao_recent on nota_sermao (igreja_id, user_id, data_ultima_alteracao desc);
select protect_tenant_table('nota_sermao');

-- Everything up to this moment has been read (Decision 33).
create table notificacao_leitura (
  igreja_id int not null references igreja,
  user_id int not null,
  lidas_ate timestamptz not null,
  primary key (igreja_id, user_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('notificacao_leitura');

-- Notifications read one by one, beyond that moment. Some are of another church, whose rows no key here can name.
create table notificacao_lida (
  igreja_id int not null references igreja,
  user_id int not null,
  notificacao_id int not null,
  primary key (igreja_id, user_id, notificacao_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('notificacao_lida');

-- What a church wrote to one person follows that person to their other churches (Spec §4 Church change), and reaches
-- nobody else: `usuario` itself shows the accounts of other churches to their owner alone.
create policy own_notificacoes on notificacao for select
  using (usuario_id is not null and exists (
    select from usuario u where u.igreja_id = notificacao.igreja_id and u.id = notificacao.usuario_id
      and u.user_id = (select nullif(current_setting('app.user', true), '')::int)));
