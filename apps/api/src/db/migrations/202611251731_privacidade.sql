-- A person takes all that is known of them along, or has it erased (Decisions 147 to 149).

-- Asked for, and done when it is due, unless it is called off.
create table pedido_exclusao (
  igreja_id int not null references igreja,
  user_id int not null,
  data_cadastro timestamptz not null default now(),
  apagar_em timestamptz not null default now() + interval '7 days',
  primary key (igreja_id, user_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('pedido_exclusao');

create function schedule_exclusao() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'exclusao', coalesce(new.user_id, old.user_id)::text,
    new.apagar_em);
  return null;
end $$;
create trigger schedule after insert or delete or update of apagar_em on pedido_exclusao
  for each row execute function schedule_exclusao();

-- One at a time: asked for, then a file until `apagar_em`.
create table exportacao (
  igreja_id int not null references igreja,
  user_id int not null,
  idioma text not null check (idioma in ('pt_BR', 'en', 'es')),
  situacao text not null default 'pedida' check (situacao in ('pedida', 'pronta', 'falhou')),
  data_cadastro timestamptz not null default now(),
  arquivo_id uuid,
  apagar_em timestamptz,
  primary key (igreja_id, user_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, arquivo_id) references arquivo (igreja_id, id) on delete set null (arquivo_id),
  check ((situacao = 'pedida') = (apagar_em is null))
);
select protect_tenant_table('exportacao');
create index exportacao_arquivo on exportacao (igreja_id, arquivo_id) where arquivo_id is not null;

create function schedule_exportacao() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'exportacao', coalesce(new.user_id, old.user_id)::text,
    case when new.situacao = 'pedida' then now() else new.apagar_em end);
  return null;
end $$;
create trigger schedule after insert or delete or update on exportacao
  for each row execute function schedule_exportacao();

-- A file that is no picture has no width.
alter table arquivo drop constraint arquivo_finalidade_check, drop constraint arquivo_tipo_check,
  drop constraint arquivo_largura_check, drop constraint arquivo_altura_check;
alter table arquivo
  add constraint arquivo_finalidade_check check (finalidade in ('foto', 'exportacao')),
  add constraint arquivo_tipo_check
    check (tipo in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/zip')),
  add constraint arquivo_largura_check check (largura >= 0),
  add constraint arquivo_altura_check check (altura >= 0);

-- The one thing that a revision loses is who wrote it.
create function forget_revisor() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' and new.user_id is null then return new; end if;
  raise exception '% is only added to', tg_table_name using errcode = '23514';
end $$;
create trigger only_forgotten before update on revisao for each row execute function forget_revisor();

-- Staff of a church where they never had an account go with their account.
alter table user_igreja_role drop constraint user_igreja_role_user_id_fkey;
alter table user_igreja_role add foreign key (user_id) references "user" on delete cascade;

-- A reservation changes hands once: to nobody, whose numbers lie below any other.
create or replace function move_stock() returns trigger language plpgsql as $$
declare
  held int := 0;
  sold int := 0;
begin
  if tg_op = 'DELETE' then
    if old.situacao = 'retida' then held := -old.quantidade; end if;
    if old.situacao = 'vendida' then sold := -old.quantidade; end if;
    new := old;
  else
    if tg_op = 'UPDATE' then
      if (old.lote_id, old.ingresso_id, old.igreja_id) is distinct from (new.lote_id, new.ingresso_id, new.igreja_id)
        or new.user_id is distinct from old.user_id and new.user_id > -1000000000
        or new.quantidade > old.quantidade then
        raise exception 'a reservation keeps its lot and person, and does not grow' using errcode = '23514';
      end if;
      if old.situacao = 'retida' then held := -old.quantidade; end if;
      if old.situacao = 'vendida' then sold := -old.quantidade; end if;
    end if;
    if new.situacao = 'retida' then held := held + new.quantidade; end if;
    if new.situacao = 'vendida' then sold := sold + new.quantidade; end if;
  end if;
  if held = 0 and sold = 0 then return null; end if;
  update lote set retido = retido + held, vendido = vendido + sold
    where igreja_id = new.igreja_id and id = new.lote_id and retido + held + vendido + sold <= capacidade;
  if not found then
    raise exception 'the lot % has not that many', new.lote_id using errcode = 'AT001', detail = new.lote_id::text;
  end if;
  if new.ingresso_id is not null and held + sold <> 0 then
    perform move_limit(new, held + sold);
  end if;
  return null;
end $$;
