-- Cached pages learn from the database itself that a church has changed, so no code path can forget to say it.

create function notify_igreja_changed() returns trigger language plpgsql as $$
declare
  row_data jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('igreja_changed', case tg_table_name
    when 'igreja' then row_data ->> 'id'
    when 'organizacao' then '*'
    else row_data ->> 'igreja_id' end);
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['organizacao', 'igreja', 'igreja_dominio', 'cliente', 'igreja_visual', 'igreja_modulo',
    'igreja_app_menu', 'metodo_pagamento', 'banner', 'congregacao', 'pagamento_motivo', 'culto', 'culto_alteracao',
    'cadastro_campo']
  loop
    execute format(
      'create trigger igreja_changed after insert or update or delete on %I for each row execute function notify_igreja_changed()',
      name);
  end loop;
end $$;
