/**
 * Functions that take a row of a table, written anew as text. PostgreSQL keeps the body of the others as a parsed
 * expression, and since its minor releases of November 2026 (15.20 and those beside it) refuses for their sake to give the
 * table a column with a default: "function busca_evento(evento) uses its row type". Migrations that ran long ago
 * have such functions and cannot be changed, so this stands before each of them; there is nothing to do twice.
 */
export const LOOSEN_ROW_FUNCTIONS = `do $loosen$
declare
  given record;
begin
  for given in
    select pg_get_functiondef(p.oid) as whole, pg_get_function_sqlbody(p.oid) as body
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.prosqlbody is not null and exists (
      select from unnest(p.proargtypes) as argument
      join pg_type as y on y.oid = argument
      join pg_class as c on c.oid = y.typrelid and c.relkind in ('r', 'p'))
  loop
    if given.body not like 'RETURN %' then
      raise exception 'not a function of one expression: %', given.whole;
    end if;
    execute replace(given.whole, given.body, 'AS ' || quote_literal('select ' || substr(given.body, length('RETURN ') + 1)));
  end loop;
end $loosen$`
