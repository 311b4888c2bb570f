-- A column with the whole name could only be the name until now: what was remembered of one is asked anew (Decision 263).
select for_each_igreja($$delete from importacao_mapa where igreja_id = $1 and campo = 'nome'
  and titulo ~ 'nome completo|nome e sobrenome|full name|complete name|name and surname|nombres? completos?|nombres? y apellidos?'$$);
