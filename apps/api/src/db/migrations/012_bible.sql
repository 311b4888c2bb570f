-- The Bible, one text for all churches, and what a member marks in it.

create table biblia_traducao (
  codigo text primary key check (codigo ~ '^[a-z0-9]{2,12}$'),
  nome text not null check (nome <> ''),
  idioma text not null check (idioma in ('pt_BR', 'en', 'es')),
  licenca text not null check (licenca <> ''),
  atribuicao text not null check (atribuicao <> ''),
  data_cadastro timestamptz not null default now()
);
comment on table biblia_traducao is 'platform: translations of the Bible with their licences, read by every church';

create table biblia_versiculo (
  traducao text not null references biblia_traducao on delete cascade,
  livro text not null check (livro ~ '^[1-3a-z][a-z]{2}$'),
  capitulo smallint not null check (capitulo between 1 and 200),
  versiculo smallint not null check (versiculo between 1 and 200),
  texto text not null check (texto <> ''),
  flag_paragrafo boolean not null default false,
  primary key (traducao, livro, capitulo, versiculo)
);
comment on table biblia_versiculo is 'platform: the text of the Bible, public, read by every church';
create index biblia_versiculo_busca on biblia_versiculo using gin (to_tsvector('simple', fold_text(texto)));

-- A highlight, a note, or both. By verse and not by translation: it stays when the reader changes the text.
create table biblia_marcacao (
  igreja_id int not null references igreja,
  user_id int not null,
  livro text not null check (livro ~ '^[1-3a-z][a-z]{2}$'),
  capitulo smallint not null check (capitulo between 1 and 200),
  versiculo smallint not null check (versiculo between 1 and 200),
  cor text check (cor in ('amarelo', 'verde', 'azul', 'rosa')),
  nota text check (char_length(nota) <= 4000),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, user_id, livro, capitulo, versiculo),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  check (cor is not null or nota is not null)
);
select protect_tenant_table('biblia_marcacao');
