/** For a field whose words were sent: empties it, unless somebody has gone on typing meanwhile. */
export const cleared = (sent: string) => (now: string) => (now === sent ? '' : now)
