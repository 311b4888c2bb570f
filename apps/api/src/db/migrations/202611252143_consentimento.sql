-- What a church has loaded from others (Decision 152), each known by a code that looks as its service writes it.
alter table igreja
  add google_analytics_code text constraint igreja_google_analytics_code check (google_analytics_code ~ '^G-[A-Z0-9]{4,16}$'),
  add clarity_code text constraint igreja_clarity_code check (clarity_code ~ '^[a-z0-9]{6,16}$'),
  add typeform_code text constraint igreja_typeform_code check (typeform_code ~ '^[A-Za-z0-9]{6,16}$'),
  -- Of an address that the operator has given.
  add flag_relato_erros boolean not null default false;
-- What was no pixel's number was never shown to anybody.
update igreja set facebook_pixel_code = case when trim(facebook_pixel_code) ~ '^[0-9]{8,20}$' then trim(facebook_pixel_code) end
  where facebook_pixel_code is not null;
alter table igreja add constraint igreja_facebook_pixel_code check (facebook_pixel_code ~ '^[0-9]{8,20}$');

-- What a person said last of each, and when; the trail keeps what they said before.
create table consentimento (
  igreja_id int not null references igreja,
  user_id int not null,
  porta text not null check (porta in ('googleAnalytics', 'clarity', 'typeform', 'facebookPixel', 'sentry')),
  versao smallint not null check (versao > 0),
  flag_aceito boolean not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, user_id, porta),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('consentimento');
