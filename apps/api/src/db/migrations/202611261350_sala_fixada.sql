-- The message that is kept above all others; whether it is there still is asked of the log.
alter table sala add column fixada_seq int;
alter table sala_moderacao drop constraint sala_moderacao_acao_check;
alter table sala_moderacao add constraint sala_moderacao_acao_check check (acao in
  ('remover', 'remover_de', 'restaurar', 'silenciar', 'ouvir', 'modo', 'liberar', 'fixar', 'desafixar'));
