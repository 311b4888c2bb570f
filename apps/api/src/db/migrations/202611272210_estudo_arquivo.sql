-- What a study has to be taken along (Decision 292): a private file, by the address that opens nothing.
alter table estudo add column arquivo text;
