-- Days of a paid period on which it stood still, while another plan was tried in its place and given back (Decision 242).
alter table usuario_plano_assinatura_periodo add parado_dias smallint not null default 0 check (parado_dias >= 0);
