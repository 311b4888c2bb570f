-- A new row is of the church of its scope, unless it says so itself. Without a scope there is none: not null refuses.
create or replace function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s alter igreja_id set default current_igreja()', name);
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s using (igreja_id = (select current_igreja())) with check (igreja_id = (select current_igreja()))',
    name);
end $$;

do $$
declare
  name regclass;
begin
  for name in
    select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity
  loop
    execute format('alter table %s alter igreja_id set default current_igreja()', name);
  end loop;
end $$;
