-- At which account of its provider a payment was made, and a card is kept: there it is read, given back and forgotten,
-- whichever the church has later (Decision 288). Null for the platform's.
alter table pagamento add column conta_gateway text;
alter table usuario_cartao add column conta_gateway text;

alter table pagamento no force row level security;
alter table usuario_cartao no force row level security;
alter table metodo_pagamento no force row level security;
update pagamento p set conta_gateway = m.conta_gateway from metodo_pagamento m
  where m.igreja_id = p.igreja_id and m.codigo = p.metodo and m.id_gateway_pagamento = p.gateway_id
    and m.conta_gateway is not null;
update usuario_cartao c set conta_gateway = m.conta_gateway from metodo_pagamento m
  where m.igreja_id = c.igreja_id and m.codigo = c.tipo and m.id_gateway_pagamento = c.gateway_id
    and m.conta_gateway is not null;
alter table metodo_pagamento force row level security;
alter table usuario_cartao force row level security;
alter table pagamento force row level security;
