-- Who is let into a private room beside those who look after it.
create table sala_membro (
  igreja_id int not null references igreja,
  sala_id int not null,
  -- As in `sala_participante.id`.
  participante text not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, sala_id, participante),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_membro');
create index sala_membro_participante on sala_membro (igreja_id, participante);
