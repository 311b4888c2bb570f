-- A preview at a time (Decision 186): whoever puts this schema before all others in its transaction reads what visitors
-- read at `app.momento`. What asks for the time by another name than these three is not moved.

create schema maquina_do_tempo;

create function maquina_do_tempo.now() returns timestamptz language sql stable
  return current_setting('app.momento')::timestamptz;

create function maquina_do_tempo.is_shown(publicar_em timestamptz, retirar_em timestamptz, arquivado_em timestamptz)
  returns boolean language sql stable
  return arquivado_em is null and coalesce(publicar_em <= maquina_do_tempo.now(), true)
    and coalesce(retirar_em > maquina_do_tempo.now(), true);

create function maquina_do_tempo.current_igreja_day() returns date language sql stable
  return (maquina_do_tempo.now() at time zone (select fuso_horario from igreja where id = current_igreja()))::date;
