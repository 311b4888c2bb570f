-- One church for load tests, with all that its home page shows. It keeps to the row policies: the church is set
-- before its rows are written, so this works for a table owner as for a superuser.
create or replace function pg_temp.make_church(i int, organizacao int, password_hash text) returns void language plpgsql as $$
declare
  cities constant jsonb := '[
    ["pt_BR", "BR", "SP", "Campinas", -22.9056, -47.0608, "America/Sao_Paulo", "BRL", "13010-000"],
    ["pt_BR", "BR", "MG", "Uberlândia", -18.9186, -48.2772, "America/Sao_Paulo", "BRL", "38400-000"],
    ["pt_BR", "BR", "AM", "Manaus", -3.1190, -60.0217, "America/Manaus", "BRL", "69005-000"],
    ["pt_BR", "BR", "RS", "Porto Alegre", -30.0346, -51.2177, "America/Sao_Paulo", "BRL", "90010-000"],
    ["pt_BR", "BR", "CE", "Fortaleza", -3.7319, -38.5267, "America/Fortaleza", "BRL", "60010-000"],
    ["en", "US", "OH", "Columbus", 39.9612, -82.9988, "America/New_York", "USD", "43215"],
    ["en", "US", "CO", "Denver", 39.7392, -104.9903, "America/Denver", "USD", "80202"],
    ["en", "GB", "England", "Leeds", 53.8008, -1.5491, "Europe/London", "GBP", "LS1 4DY"],
    ["es", "ES", "Zaragoza", "Zaragoza", 41.6488, -0.8891, "Europe/Madrid", "EUR", "50001"],
    ["es", "MX", "PUE", "Puebla", 19.0414, -98.2063, "America/Mexico_City", "MXN", "72000"],
    ["es", "CO", "ANT", "Medellín", 6.2442, -75.5812, "America/Bogota", "COP", "050001"]]';
  words constant jsonb := '{
    "pt_BR": {"kinds": ["Igreja", "Comunidade", "Capela"], "names": ["Boa Nova", "da Fonte", "do Vale", "Monte Claro", "Nova Aurora", "das Oliveiras", "Porto Seguro"],
      "street": "Rua das Acácias", "district": "Centro", "about": "Uma comunidade de bairro, com lugar para quem chega.", "story": "<p>Começamos numa sala emprestada e continuamos com a porta aberta.</p>",
      "banner": ["Venha como está", "Encontre um pequeno grupo", "Oração da semana"], "line": "Domingo, às 10h, tem um lugar para você.",
      "services": ["Culto da manhã", "Culto da noite", "Estudo bíblico", "Noite de oração", "Encontro de jovens"],
      "menu": ["Primeira visita", "Outras igrejas", "Contato"], "modules": ["Cultos", "Eventos", "Contribuir", "Pequenos grupos", "Devocionais", "Mural de oração"],
      "methods": ["Pix", "Cartão de crédito", "Boleto"], "reasons": ["Dízimo", "Oferta", "Missões"]},
    "en": {"kinds": ["Church", "Chapel", "Community"], "names": ["of the Valley", "of the Spring", "on the Hill", "at the Crossing", "of New Morning", "of the Olive Tree", "by the River"],
      "street": "Station Road", "district": "Old Town", "about": "A neighbourhood church with room for whoever comes.", "story": "<p>We began in a borrowed room and we still keep the door open.</p>",
      "banner": ["Come as you are", "Find a small group", "This week in prayer"], "line": "Sunday at ten, there is a seat for you.",
      "services": ["Morning service", "Evening service", "Bible study", "Prayer night", "Youth night"],
      "menu": ["First visit", "Other churches", "Contact"], "modules": ["Services", "Events", "Giving", "Small groups", "Devotionals", "Prayer wall"],
      "methods": ["Bank account (ACH)", "Credit card", "Cash"], "reasons": ["Tithe", "Offering", "Missions"]},
    "es": {"kinds": ["Iglesia", "Comunidad", "Capilla"], "names": ["del Valle", "de la Fuente", "del Encuentro", "Monte Claro", "Nueva Aurora", "de los Olivos", "Buen Puerto"],
      "street": "Calle Mayor", "district": "Centro", "about": "Una comunidad de barrio con lugar para quien llega.", "story": "<p>Empezamos en una sala prestada y la puerta sigue abierta.</p>",
      "banner": ["Ven como eres", "Encuentra un grupo", "Oración de la semana"], "line": "El domingo a las diez hay un sitio para ti.",
      "services": ["Culto de la mañana", "Culto de la tarde", "Estudio bíblico", "Noche de oración", "Encuentro de jóvenes"],
      "menu": ["Primera visita", "Otras iglesias", "Contacto"], "modules": ["Cultos", "Eventos", "Ofrendar", "Grupos", "Devocionales", "Muro de oración"],
      "methods": ["Transferencia bancaria", "Tarjeta de crédito", "Efectivo"], "reasons": ["Diezmo", "Ofrenda", "Misiones"]}}';
  colours constant text[] := '{#1a237e,#ffd400,#b3452c,#2e6b3f,#6d2e8c,#00796b,#37474f,#c2185b,#ffffff,#0b3d91}';
  methods constant jsonb := '{"pt_BR": ["pix", "cartao_credito", "boleto"], "en": ["ach", "cartao_credito", "dinheiro"], "es": ["transferencia", "cartao_credito", "dinheiro"]}';
  city constant jsonb := cities -> (i % jsonb_array_length(cities));
  lang constant text := city ->> 0;
  w constant jsonb := words -> lang;
  code constant text := 'escala-' || lpad(i::text, 6, '0');
  church_name constant text := concat_ws(' ', w -> 'kinds' ->> (i % 3), w -> 'names' ->> (i % 7), city ->> 3, i);
  church int;
  account int;
begin
  insert into igreja (codigo, slug, nome, idioma, historia, descricao, organizacao_id, fuso_horario, moeda)
    values (code, 'igreja-' || code, church_name, lang, w ->> 'story', w ->> 'about', organizacao, city ->> 6, city ->> 7)
    returning id into church;
  perform set_config('app.igreja', church::text, true);
  insert into cliente (igreja_id, nome, telefone, email, pais, estado, cidade, bairro, rua, numero, cep, latitude, longitude)
    values (church, church_name, case lang when 'pt_BR' then '+55 19 4000-' when 'en' then '+1 614-555-' else '+34 960 00-' end || lpad((i % 10000)::text, 4, '0'), code || '@atrio.example', city ->> 1,
      city ->> 2, city ->> 3, w ->> 'district', w ->> 'street', (i % 900 + 1)::text, city ->> 8,
      -- Spread over some forty kilometres around the city, the same at every run.
      (city ->> 4)::float + (i * 7919 % 1000 - 500) / 2500.0, (city ->> 5)::float + (i * 104729 % 1000 - 500) / 2500.0);
  insert into igreja_visual (igreja_id, cor_app) values (church, colours[i % 10 + 1]);
  if i % 10 = 0 then
    insert into igreja_dominio (host, igreja_id) values (code || '.localhost', church);
  end if;
  insert into igreja_modulo (igreja_id, codigo, nome, ordem)
    select church, m.codigo, w -> 'modules' ->> (m.n::int - 1), m.n
    from unnest('{MOD_CULTO,MOD_EVENTO,MOD_DOACAO,MOD_CELULA,MOD_DEVOCIONAL,MOD_MURAL_ORACAO}'::text[]) with ordinality as m (codigo, n);
  insert into igreja_app_menu (igreja_id, titulo, icone, url, ordem)
    select church, titulo, 'church', (array['/about', '/churchs', '/about'])[n], n
    from jsonb_array_elements_text(w -> 'menu') with ordinality as m (titulo, n);
  insert into metodo_pagamento (igreja_id, codigo, nome, id_gateway_pagamento, ordem)
    select church, codigo, w -> 'methods' ->> (n::int - 1), case codigo when 'cartao_credito' then 5 end, n
    from jsonb_array_elements_text(methods -> lang) with ordinality as m (codigo, n);
  insert into banner (igreja_id, titulo, descricao, url, ordem)
    select church, titulo, w ->> 'line', '/about', n
    from jsonb_array_elements_text(w -> 'banner') with ordinality as b (titulo, n);
  insert into pagamento_motivo (igreja_id, nome, flag_recorrencia, ordem)
    select church, nome, n < 3, n from jsonb_array_elements_text(w -> 'reasons') with ordinality as r (nome, n);
  insert into culto (igreja_id, nome, dia_semana, hora, idioma, flag_criancas, flag_acessivel, flag_online)
    select church, nome, (array[0, 0, 3, 5, 6])[n], (array['10:00', '18:30', '19:30', '20:00', '19:00'])[n]::time, lang,
      n = 1, n < 4, n = 2
    from jsonb_array_elements_text(w -> 'services') with ordinality as s (nome, n);
  insert into cadastro_campo (igreja_id, campo) values (church, 'telefone');
  insert into "user" (email, password_hash, idioma)
    values ('membro-' || code || '@atrio.example', password_hash, lang) returning id into account;
  insert into usuario (igreja_id, user_id, nome, sobrenome, flag_ativo)
    values (church, account, (array['Ana', 'João', 'Lucía', 'Daniel', 'Ruth'])[i % 5 + 1],
      (array['Moreira', 'Bennett', 'Salazar', 'Nogueira'])[i % 4 + 1], true);
end $$
