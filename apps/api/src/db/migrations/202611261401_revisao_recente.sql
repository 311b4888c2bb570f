-- What changed lately is asked for by everybody who opens Today, of a church with years of history.
create index revisao_recente on revisao (igreja_id, data_cadastro desc, id desc);
