-- The name on a card that is to be kept, as it was typed; with the kept card it goes over to `usuario_cartao`.
alter table pagamento add column titular text check (char_length(titular) <= 120);
