-- A turn with an e-mail that nobody has confirmed is not in line: it holds no place, and counts for nobody (Decision 100).

alter table espera drop constraint espera_situacao_check,
  add check (situacao in ('a_confirmar', 'aguardando', 'oferecida', 'aceita', 'perdida', 'desistiu'));
insert into estado_transicao (maquina, de, para) values
  ('espera', 'a_confirmar', 'aguardando'), ('espera', 'a_confirmar', 'desistiu');
-- Those that nobody confirmed are forgotten after two days.
create index espera_a_confirmar on espera (igreja_id, evento_id, data_cadastro) where situacao = 'a_confirmar';
create trigger wake_espera_confirmada after update of situacao on espera for each row
  when (old.situacao = 'a_confirmar' and new.situacao = 'aguardando') execute function wake_espera();
