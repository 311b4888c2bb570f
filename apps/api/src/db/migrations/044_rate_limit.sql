-- Nothing is closed for a while any longer: what is asked too often costs work (Decision 75).

alter table rate_limit drop column blocked_until;
