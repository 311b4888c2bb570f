-- Each broadcast has a second room, of those who look after it (Decision 286). It neither opens nor closes.
create function keep_transmissao_anfitrioes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from sala where igreja_id = old.igreja_id and codigo = 'anfitrioes-' || old.id;
  else
    insert into sala (igreja_id, codigo, tipo) values (new.igreja_id, 'anfitrioes-' || new.id, 'anfitrioes')
      on conflict (igreja_id, codigo) do nothing;
  end if;
  return null;
end $$;
create trigger keep_anfitrioes after insert or delete on transmissao
  for each row execute function keep_transmissao_anfitrioes();

alter table transmissao no force row level security;
alter table sala no force row level security;
insert into sala (igreja_id, codigo, tipo) select igreja_id, 'anfitrioes-' || id, 'anfitrioes' from transmissao
  on conflict (igreja_id, codigo) do nothing;
alter table sala force row level security;
alter table transmissao force row level security;
