-- The single meetings of a course or a series: [{"inicio": …, "fim": …}] in order; none for what happens in one go.
alter table evento add column encontros jsonb not null default '[]' check (jsonb_typeof(encontros) = 'array');
-- The organiser is somebody, not a team or a ministry: search engines are told which.
alter table evento add column flag_organizador_pessoa boolean not null default false;
