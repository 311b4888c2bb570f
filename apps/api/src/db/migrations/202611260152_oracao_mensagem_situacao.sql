-- Where the church reads before the wall shows, what is written below a request waits as well (Decision 174).
alter table oracao_mensagem add column situacao text not null default 'aprovada'
  check (situacao in ('aguardando', 'aprovada', 'oculta'));
select rewrite_rows('oracao_mensagem', 'set situacao = ''oculta'' where flag_oculta');
alter table oracao_mensagem drop column flag_oculta;
create index oracao_mensagem_aguarda on oracao_mensagem (igreja_id, id) where situacao = 'aguardando';
