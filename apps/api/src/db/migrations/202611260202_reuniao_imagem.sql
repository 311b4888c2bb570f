-- A picture of a meeting, for who is in the group. Whose it is stands in its file, with which it goes.

alter table arquivo drop constraint arquivo_finalidade_check;
alter table arquivo
  add constraint arquivo_finalidade_check check (finalidade in ('foto', 'exportacao', 'oracao', 'reuniao'));

alter table celula_reuniao
  add column imagem_id uuid,
  add foreign key (igreja_id, imagem_id) references arquivo (igreja_id, id) on delete set null (imagem_id);
create index celula_reuniao_imagem on celula_reuniao (igreja_id, imagem_id) where imagem_id is not null;
