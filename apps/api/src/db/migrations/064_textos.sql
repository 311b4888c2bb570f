-- What a church says in its own words instead of the default text (Decision 97): privacy, terms, help. Versions count on
-- from those of the default text that it replaces.
create table igreja_texto (
  igreja_id int not null references igreja,
  tipo text not null check (tipo in ('privacidade', 'termos', 'ajuda')),
  versao smallint not null check (versao > 1),
  idioma text not null check (idioma in ('pt_BR', 'en', 'es')),
  -- Sanitised HTML.
  conteudo text not null,
  -- Plain text, in the same language.
  mudancas text,
  flag_pede_aceite boolean not null default false,
  data_vigencia timestamptz not null,
  primary key (igreja_id, tipo, versao, idioma)
);
select protect_tenant_table('igreja_texto');
create trigger igreja_changed after insert or update or delete on igreja_texto
  for each row execute function notify_igreja_changed();

-- Somebody may have accepted what was in force: it stays as it was read.
create function refuse_change_in_force() returns trigger language plpgsql as $$
begin
  if old.data_vigencia > now() then return coalesce(new, old); end if;
  raise exception '% in force is not changed: a new version takes its place', tg_table_name;
end $$;
create trigger in_force before update or delete on igreja_texto
  for each row execute function refuse_change_in_force();

-- Who accepted which version, when and by which act; or was asked and did not.
create table aceite (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- An account, or an order without one, which holds the e-mail sealed.
  user_id int references "user" on delete cascade,
  pedido_id int,
  tipo text not null check (tipo in ('privacidade', 'termos')),
  versao smallint not null,
  idioma text not null check (idioma in ('pt_BR', 'en', 'es')),
  origem text not null check (origem in ('cadastro', 'compra', 'doacao', 'aviso')),
  flag_aceito boolean not null default true,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  check (user_id is not null or pedido_id is not null)
);
select protect_tenant_table('aceite');
-- The first of a version is kept.
create unique index aceite_user on aceite (igreja_id, user_id, tipo, versao) where user_id is not null;
create index aceite_pedido on aceite (igreja_id, pedido_id) where pedido_id is not null;
-- Looked for when an account is taken away.
create index aceite_user_id on aceite (user_id) where user_id is not null;
