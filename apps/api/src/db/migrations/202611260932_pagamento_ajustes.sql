-- How a church is paid is set by its staff (Decision 193): a method that is off keeps its fee and its key.
alter table metodo_pagamento add column flag_ativo boolean not null default true;
-- Who changed what and when, without keys: those stand in the trail, and not whole.
select keep_revisions('metodo_pagamento', valores => false);
select keep_revisions('pagamento_configuracao');
create index auditoria_chave_pix on auditoria (igreja_id, seq) where acao = 'chavePixTrocada';
