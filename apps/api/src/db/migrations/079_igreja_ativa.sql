-- Spec §6: a person belongs to one church and can change it; null until they first do (Decision 111).
alter table "user" add column igreja_ativa_id int references igreja;
