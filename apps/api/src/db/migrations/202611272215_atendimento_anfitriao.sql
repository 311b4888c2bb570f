-- Who administers several churches answers a hand also where they have no profile.
alter table atendimento drop constraint atendimento_igreja_id_anfitriao_user_id_fkey;
alter table atendimento add foreign key (anfitriao_user_id) references "user" on delete set null;
drop index atendimento_anfitriao;
create index atendimento_anfitriao on atendimento (anfitriao_user_id) where anfitriao_user_id is not null;
