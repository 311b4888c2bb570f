-- What nothing points at is found by the sweep itself, which asks all churches at once whether they have any (Decision 289).
drop function delete_unused_arquivos();
