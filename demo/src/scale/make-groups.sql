-- Small groups of a church for load tests, over forty kilometres of a city; the same church gets the same at every run.
create or replace function pg_temp.make_groups(church int, groups int) returns void language plpgsql as $$
declare
  days constant text[] := '{domingo,segunda,terça,quarta,quinta,sexta,sábado}';
  kinds constant text[] := '{Mesa,Roda,Casa,Encontro,Tarde,Leitura,Oficina}';
  publics constant text[] := '{todos,todos,todos,homens,mulheres,casais,familias,jovens,adolescentes,idosos}';
  place record;
begin
  perform set_config('app.igreja', church::text, true);
  select latitude, longitude, cidade into place from cliente where igreja_id = church;
  insert into igreja_modulo (igreja_id, codigo, nome, ordem) values (church, 'MOD_CELULA', 'Grupos', 9) on conflict do nothing;
  insert into celula (igreja_id, nome, resumo, descricao, publico, dia_semana, hora, duracao_minutos, flag_online,
      flag_criancas, flag_acessivel, bairro, cidade, latitude, longitude, capacidade, flag_aberta, flag_listada)
    select church, kinds[n % 7 + 1] || ' de ' || days[n * 13 % 7 + 1] || ' ' || n, 'Um encontro simples, perto de casa.',
      '<p>Comemos, lemos um capítulo e oramos uns pelos outros.</p>', publics[n * 7 % 10 + 1], n * 13 % 7,
      make_time(6 + n * 11 % 16, n % 2 * 30, 0), 90, n % 9 = 0, n % 3 = 0, n % 4 = 0, 'Bairro ' || n * 31 % 120, place.cidade,
      place.latitude + (n * 7919 % 1000 - 500) / 2500.0, place.longitude + (n * 104729 % 1000 - 500) / 2500.0,
      case when n % 2 = 0 then 12 end, n % 11 <> 0, n % 50 <> 0
    from generate_series(1, groups) as n;
  insert into celula_membro (igreja_id, celula_id, user_id, papel)
    select church, c.id, u.user_id, 'lider' from celula c, usuario u where c.igreja_id = church and u.igreja_id = church;
end $$
