-- Goes up with each change of what an event sells, so that its own version does (Decision 203).
alter table evento add column bilheteria_versao int;
alter table evento alter bilheteria_versao set default 0;
select rewrite_rows('evento', 'set bilheteria_versao = 0');
alter table evento alter bilheteria_versao set not null;
