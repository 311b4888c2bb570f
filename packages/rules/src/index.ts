export * from './money/ach.ts'
export * from './fields/alpha-spaces.ts'
export { isLivroCodigo, LIVROS, livroName, type LivroCodigo } from './bible/bible-books.ts'
export { findReferences, type FoundReference } from './bible/bible-find.ts'
export { findTraducao, namedTraducao } from './bible/bible-named.ts'
export * from './bible/bible-passage.ts'
export { findLivro, parsePassagens } from './bible/bible-reference.ts'
export * from './person/birthdate.ts'
export * from './money/boleto.ts'
export * from './person/br-phone.ts'
export { contrastRatio, NEUTRAL_BRAND, parseBrandColor, secondaryColor } from './colour/brand-color.ts'
export * from './colour/brand-pairs.ts'
export * from './colour/brand-roles.ts'
export * from './time/business-days.ts'
export { parseMoments, writeMoments, type Moment } from './time/moments.ts'
export { readCaptions } from './text/web-vtt.ts'
export {
  readSongFile,
  SONG_FILE_BYTES,
  type SongFile,
  type SongRefusal,
} from './songs/files/read-song-file.ts'
export { adviseCapo, CAPO_FRETS, shapeSemitones } from './songs/capo.ts'
export * from './money/card-leak.ts'
export * from './money/card-number.ts'
export * from './money/card-validity.ts'
export * from './orders/cart-refusal.ts'
export * from './money/cents.ts'
export * from './person/card-code.ts'
export * from './person/cep.ts'
export * from './fields/characters.ts'
export { parseChord, type Chord } from './songs/chord.ts'
export * from './songs/chord-notation.ts'
export * from './songs/chordpro.ts'
export type { SectionKind } from './songs/chordpro-directive.ts'
export { toWords, type Snippet, type SongWord } from './songs/chordpro-line.ts'
export { chooseLocale, chosenLanguage, LANGUAGE_COOKIE, listWanted } from './site/choose-locale.ts'
export * from './site/church-host.ts'
export * from './site/video-address.ts'
export * from './time/civil-date.ts'
export * from './person/cnpj.ts'
export * from './fields/confirmed.ts'
export * from './person/cpf.ts'
export * from './person/documento.ts'
export { date } from './fields/date.ts'
export { capitalized } from './text/capitalized.ts'
export * from './text/description.ts'
export * from './person/email.ts'
export * from './fields/empty.ts'
export * from './orders/event-button.ts'
export * from './money/fees.ts'
export { fold } from './text/fold.ts'
export * from './time/format-date.ts'
export * from './money/format-money.ts'
export * from './text/format-text.ts'
export * from './person/full-name.ts'
export * from './money/giving.ts'
export * from './orders/hold.ts'
export * from './money/installments.ts'
export * from './money/itf.ts'
export * from './site/locales.ts'
export { parseNamedLinks, writeNamedLinks, type NamedLink } from './site/named-links.ts'
export * from './fields/max.ts'
export { networkOf } from './site/network.ts'
export { isQuietPage, measuredPath } from './site/measured-pages.ts'
export * from './fields/min.ts'
export { keyAt, keyText, parseKey, transposeKey, type MusicalKey } from './songs/musical-key.ts'
export {
  hasNotaMomento,
  linkNotaMomentos,
  notaMomento,
  parseNotaText,
  plainNotaLine,
  type NotaBlock,
  type NotaMomento,
  type NotaSpan,
} from './text/nota-text.ts'
export { noteText, pitchOf, type Note } from './songs/note.ts'
export * from './orders/order-facts.ts'
export * from './orders/order-reduce.ts'
export * from './orders/order-states.ts'
export { parseCents } from './money/parse-cents.ts'
export * from './person/password.ts'
export * from './money/pix-brcode.ts'
export * from './money/pix-key.ts'
export * from './site/ports.ts'
export * from './songs/praise-zoom.ts'
export { QUIET_FROM, QUIET_UNTIL, quietUntil, type QuietHours } from './time/quiet-hours.ts'
export {
  planDateOf,
  planDayOn,
  planStanding,
  reschedule,
  type PlanSchedule,
  type PlanStanding,
} from './bible/reading-plan.ts'
export * from './money/recurrence.ts'
export * from './site/redirect-to.ts'
export * from './fields/regex.ts'
export * from './fields/required.ts'
export * from './subscriptions/given-back.ts'
export * from './subscriptions/periods.ts'
export * from './subscriptions/subscription.ts'
export * from './subscriptions/subscription-due.ts'
export * from './subscriptions/subscription-states.ts'
export * from './person/role-names.ts'
export * from './fields/rule.ts'
export * from './time/short-date.ts'
export * from './fields/show-type.ts'
export { songKey } from './songs/song-key.ts'
export * from './colour/theme-css.ts'
export * from './orders/ticket-availability.ts'
export {
  formatTicketCode,
  parseTicketCode,
  parseTicketToken,
  ticketPayload,
  type TicketToken,
} from './orders/ticket-token.ts'
export * from './fields/validate.ts'
export {
  PODCAST_BYTES,
  readPodcast,
  type PodcastEpisode,
  type PodcastRefusal,
} from './podcast/read-podcast.ts'
export {
  CALENDAR_BYTES,
  readCalendar,
  type CalendarEvent,
  type CalendarRefusal,
} from './time/read-calendar.ts'
export { addDays, daysBetween, instantIn, offsetAt, weekdayOf } from './time/zoned-time.ts'
export * from './live/estado-transmissao.ts'
export * from './live/transmissoes-de-cultos.ts'
export * from './live/fonte-do-endereco.ts'
export { lastCue } from './live/last-cue.ts'
