-- Where and when a congregation meets, and questions that are asked no more (Decision 194).
alter table congregacao add column horarios text, add column latitude double precision, add column longitude double precision;
alter table congregacao add check ((latitude is null) = (longitude is null)),
  add check (latitude between -90 and 90 and longitude between -180 and 180);
alter table campo_personalizado add column flag_ativo boolean not null default true;
