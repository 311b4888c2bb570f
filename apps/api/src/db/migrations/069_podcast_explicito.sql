-- Directories ask of each podcast whether it is for adults alone; of its episodes they ask the same.

alter table podcast add column flag_explicito boolean not null default false;
