-- `/readyz` tells whether the database has every migration that the program needs.

grant usage on schema migration to atrio_app;
grant select on migration.checksum to atrio_app;
