-- Messages to a person's devices (Decision 154).
alter table preferencia_aviso drop constraint preferencia_aviso_canal_check;
alter table preferencia_aviso add constraint preferencia_aviso_canal_check
  check (canal in ('notificacao', 'email', 'push'));

create table push_dispositivo (
  igreja_id int not null references igreja,
  id uuid not null,
  user_id int not null,
  -- Whoever logs out there is told nothing there any more.
  session_id uuid not null,
  endpoint_hash bytea not null,
  assinatura_encrypted bytea not null,
  -- Of the server, with which the browser subscribed.
  chave text not null,
  renovacao_hash bytea not null,
  locale text not null,
  data_cadastro timestamptz not null default now(),
  data_ultimo_envio timestamptz,
  primary key (igreja_id, id),
  unique (igreja_id, endpoint_hash),
  unique (igreja_id, renovacao_hash),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, session_id) references session (igreja_id, id) on delete cascade
);
create index push_dispositivo_user on push_dispositivo (igreja_id, user_id);
create index push_dispositivo_session on push_dispositivo (igreja_id, session_id);
select protect_tenant_table('push_dispositivo');

-- What waits for a device.
create table push_envio (
  igreja_id int not null references igreja,
  id uuid not null,
  dispositivo_id uuid not null,
  tipo text not null check (char_length(tipo) between 1 and 60),
  -- Its words, and where it leads: some links answer without a log-in.
  conteudo_encrypted bytea not null,
  flag_urgente boolean not null,
  data_cadastro timestamptz not null default now(),
  enviar_em timestamptz not null,
  vale_ate timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, dispositivo_id) references push_dispositivo (igreja_id, id) on delete cascade
);
create index push_envio_dispositivo on push_envio (igreja_id, dispositivo_id);
select protect_tenant_table('push_envio');

create function schedule_push() returns trigger language plpgsql as $$
declare
  due timestamptz;
begin
  new := coalesce(new, old);
  select min(enviar_em) into due from push_envio
    where igreja_id = new.igreja_id and dispositivo_id = new.dispositivo_id;
  perform put_agenda(new.igreja_id, 'push', new.dispositivo_id::text, due);
  return null;
end $$;
create trigger schedule after insert or delete or update of enviar_em on push_envio
  for each row execute function schedule_push();

create function drop_push() returns trigger language plpgsql as $$
begin
  delete from push_dispositivo where igreja_id = new.igreja_id and session_id = new.id;
  return null;
end $$;
create trigger drop_push after update of revoked_at on session for each row
  when (new.revoked_at is not null) execute function drop_push();

-- When a person's devices keep silent; without a row from 22:00 to 7:00 by the church's clock.
create table silencio_aviso (
  igreja_id int not null references igreja,
  user_id int not null,
  flag_ativo boolean not null,
  inicio text not null check (inicio ~ '^\d\d:\d\d$'),
  fim text not null check (fim ~ '^\d\d:\d\d$'),
  fuso_horario text,
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, user_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('silencio_aviso');
