-- Counters of attempts, shared by every process. Keys are keyed digests: no e-mail or address can be read from them.

create unlogged table rate_limit (
  key bytea primary key,
  points int not null,
  expires_at timestamptz not null,
  blocked_until timestamptz
);
comment on table rate_limit is 'platform: counts by address and account, before a tenant is known';
create index rate_limit_expires on rate_limit (expires_at);
