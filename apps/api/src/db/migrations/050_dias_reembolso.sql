-- For how many days after paying who bought tickets may ask for the money back (Decision 83): the seven of the law, or as
-- many as the event says; never fewer where the law counts.
alter table evento add column dias_reembolso smallint not null default 7 check (dias_reembolso between 0 and 365);
