-- Staff may put a turn first, also one whose offer lapsed (Decision 298).
alter table espera add column adiantada_em timestamptz;
insert into estado_transicao (maquina, de, para) values ('espera', 'perdida', 'aguardando');
create trigger wake_espera_adiantada after update of adiantada_em on espera for each row
  when (new.situacao = 'aguardando') execute function wake_espera();
