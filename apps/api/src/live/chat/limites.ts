/** Beyond it, who was away begins anew. */
export const MOST_MISSED = 200
export const READ_AT_ONCE = 500
/** Who has this much unread is left out for a while, and who has that much is better off beginning anew. */
export const SKIP_BYTES = 64 * 1024
export const END_BYTES = 256 * 1024
/** Who takes nothing for so long while left out is ended too: a phone that sleeps for a moment is not. */
export const STUCK_MS = 15_000
export const BEHIND_MS = 500
/** So many are told before others of this process have a turn. */
export const SEND_AT_ONCE = 200
