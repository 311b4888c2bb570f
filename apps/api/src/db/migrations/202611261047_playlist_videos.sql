-- Which videos a playlist has, and in which order, is said in its own row: so it has a draft, a history and an earlier state
-- as everything that staff write. The rows below it are written from that (Decision 183).
alter table video_playlist add column videos int[] not null default '{}';
alter table video no force row level security;
alter table video_playlist_item no force row level security;
select rewrite_rows('video_playlist', $$set videos = coalesce((
  select array_agg(v.id order by i.ordem, v.data_publicacao desc, v.id desc) from video_playlist_item as i
  join video as v on v.igreja_id = i.igreja_id and v.video_id = i.video_id
  where i.igreja_id = video_playlist.igreja_id and i.video_playlist_id = video_playlist.id), '{}')$$);
alter table video force row level security;
alter table video_playlist_item force row level security;

create function write_playlist_items() returns trigger language plpgsql as $$
begin
  delete from video_playlist_item where igreja_id = new.igreja_id and video_playlist_id = new.id;
  insert into video_playlist_item (igreja_id, video_playlist_id, video_id, ordem)
    select new.igreja_id, new.id, v.video_id, min(o.n)
    from unnest(new.videos) with ordinality as o (id, n)
    join video as v on v.igreja_id = new.igreja_id and v.id = o.id
    group by v.video_id;
  return null;
end $$;
create trigger items after insert or update of videos on video_playlist
  for each row execute function write_playlist_items();
