/** Below a church's media: what staff sent in parts, each with a row of `arquivo` (Decision 182). */
export const SENT_FOLDER = 'envios'
