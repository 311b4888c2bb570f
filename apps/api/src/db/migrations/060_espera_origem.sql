-- Links are made when a mail is sent, from the church's address (Decision 72).
alter table espera drop column origem;
