-- Of a film that was prepared: how many frames may be its cover, and how many sheets of small pictures of it there are.
alter table filme
  add column quadros smallint not null default 0 check (quadros between 0 and 9),
  add column folhas smallint not null default 0 check (folhas between 0 and 99);
