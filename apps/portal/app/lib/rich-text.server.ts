// Through this door only: the name keeps the sanitiser out of what browsers load.
export { sanitizeRichText, splitRichText } from '@atrio/rich-text'
