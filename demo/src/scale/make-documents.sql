-- Content of a church for load tests: news, devotionals and songs of made-up words, some frequent and most of them rare,
-- as in a language. The same church gets the same words at every run.
create or replace function pg_temp.make_documents(church int, documents int) returns void language plpgsql as $$
declare
  roots constant text[] := '{gra,espe,fé,luz,ora,perdo,salva,cami,ale,pas,rei,jus,mis,pro,san,ben,cora,jere,mani,ter,vida,mesa,pão,ág,fon,semen,ramo,por,casa,mão,noi,dia,cal,ves,sil,mon,vale,rio,mar,bar,rede,pei,ove,vin,oli,tri,fig,her,cam,ven}';
  endings constant text[] := '{ça,rança,lho,ção,ções,dor,dade,mento,nho,gria,tor,no,tiça,ericórdia,messa,tidade,ção,da,mia,nhã,rando,va,ndo,to,ria,ção,nte,dores,tas,çal,vel,tório,ura,eiro,eira,inha,mente,al,is,ém,ês,il,ito,ável,ível,oso,osa,ista,ismo,agem}';
  w int := cardinality(endings);
  total int := cardinality(roots) * cardinality(endings);
begin
  perform set_config('app.igreja', church::text, true), setseed((church % 1000) / 1000.0);
  create temp table if not exists scale_text (n int, title text, summary text, body text);
  truncate scale_text;
  insert into scale_text
    select n, initcap(string_agg(word, ' ') filter (where i <= 4)), string_agg(word, ' ') filter (where i between 5 and 18),
      '<p>' || string_agg(word, ' ') filter (where i > 18) || '</p>'
    from (
      select n, i, roots[pick / w + 1] || endings[pick % w + 1] as word
      from (select n, i, floor(total * random() ^ 1.5)::int as pick
        from generate_series(1, documents) as n, generate_series(1, 138) as i) as picks
    ) as words group by n;
  insert into igreja_modulo (igreja_id, codigo, nome, ordem) values (church, 'MOD_NOTICIA', 'Notícias', 9) on conflict do nothing;
  insert into noticia (igreja_id, titulo, resumo, conteudo, data_publicacao)
    select church, title, summary, body, now() - n * interval '3 days' from scale_text where n % 2 = 0;
  insert into devocional (igreja_id, data, titulo, resumo, conteudo)
    select church, current_date - n, title, summary, body from scale_text where n % 10 in (1, 3, 5);
  insert into louvor (igreja_id, titulo, conteudo) select church, title, body from scale_text where n % 10 in (7, 9);
end $$
