-- The directory of churches and the accounts of people: known before a church is, so without row-level security.
-- `comment … 'platform: reason'` is what exempts a table from the tenant rules (checked by a standing test).

create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'));

create table organizacao (
  id int generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
  nome text not null,
  descricao text,
  logo text
);
comment on table organizacao is 'platform: a directory of organisations, public';

create table igreja (
  id int generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  codigo text not null unique check (codigo ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  nome text not null,
  idioma text not null default 'en' check (idioma in ('pt_BR', 'en', 'es')),
  flag_ativo boolean not null default true,
  historia text,
  descricao text,
  imagens jsonb not null default '[]' check (jsonb_typeof(imagens) = 'array'),
  organizacao_id int not null references organizacao,
  facebook_pixel_code text,
  codigo_plano text,
  fuso_horario text not null default 'America/Sao_Paulo',
  moeda text not null default 'BRL' check (moeda ~ '^[A-Z]{3}$'),
  data_cadastro timestamptz not null default now()
);
comment on table igreja is 'platform: the directory of churches, public, read before a tenant is known';
create index igreja_organizacao on igreja (organizacao_id);

create table igreja_dominio (
  host text primary key check (host = lower(host)),
  igreja_id int not null references igreja
);
comment on table igreja_dominio is 'platform: which church answers at which full host name, read before a tenant is known';
create index igreja_dominio_igreja on igreja_dominio (igreja_id);

create table cliente (
  id int generated always as identity primary key,
  igreja_id int not null unique references igreja,
  nome text not null,
  telefone text,
  whatsapp text,
  email text,
  site text,
  facebook text,
  instagram text,
  youtube text,
  pais text not null default 'BR' check (pais ~ '^[A-Z]{2}$'),
  estado text,
  cidade text,
  bairro text,
  rua text,
  numero text,
  complemento text,
  cep text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  como_chegar text,
  app_android text,
  app_ios text,
  busca text generated always as (
    fold_text(coalesce(nome, '') || ' ' || coalesce(rua, '') || ' ' || coalesce(bairro, '') || ' '
      || coalesce(cidade, '') || ' ' || coalesce(estado, '') || ' ' || coalesce(cep, ''))
  ) stored,
  check ((latitude is null) = (longitude is null))
);
comment on table cliente is 'platform: contact and place of each church, public, listed across churches';

create table igreja_visual (
  igreja_id int primary key references igreja,
  cor_app text,
  logo text,
  icone text,
  imagem_capa text,
  imagem_capa_alt text
);
comment on table igreja_visual is 'platform: colour and pictures of each church, public, listed across churches';

create table "user" (
  id int generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  email text not null check (email = lower(email)),
  password_hash text not null,
  idioma text not null default 'en' check (idioma in ('pt_BR', 'en', 'es')),
  password_change_required boolean not null default false,
  data_cadastro timestamptz not null default now()
);
comment on table "user" is 'platform: one account across churches, looked up by e-mail before a tenant is known';
create unique index user_email on "user" (email);

create table temporary_password (
  user_id int not null references "user" on delete cascade,
  password_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, created_at)
);
comment on table temporary_password is 'platform: belongs to the account, not to a church';

create table captcha_use (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table captcha_use is 'platform: makes a captcha answer valid once, on any church';
create index captcha_use_expires on captcha_use (expires_at);
