-- Which of a church's own hosts links lead to; without one it is the code below the platform's host (Decision 72).
alter table igreja_dominio add column flag_principal boolean not null default false;
create unique index igreja_dominio_principal on igreja_dominio (igreja_id) where flag_principal;
-- Until now it was the first; a bare name or an address is none that a person could open elsewhere.
update igreja_dominio set flag_principal = true
  where (igreja_id, host) in (select igreja_id, min(host) from igreja_dominio where host ~ '\.[a-z]' group by igreja_id);

-- Links are made when they are sent, from the church's address, and no longer kept as a request spelled it.
alter table pedido drop column origem;
alter table recorrencia drop column origem;
