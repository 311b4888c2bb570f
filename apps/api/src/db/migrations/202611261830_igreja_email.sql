-- What a church says in its mails beside what each says by itself, by language (Decision 191).
create table igreja_email (
  igreja_id int primary key references igreja,
  textos jsonb not null check (jsonb_typeof(textos) = 'object' and pg_column_size(textos) < 60000),
  versao int not null default 1
);
select protect_tenant_table('igreja_email');
