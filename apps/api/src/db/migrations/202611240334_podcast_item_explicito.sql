-- One episode of a podcast may be for adults alone where the others are not.

alter table podcast_item add column flag_explicito boolean not null default false;
