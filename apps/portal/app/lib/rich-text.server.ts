// Through this door only: the name keeps the sanitiser out of what browsers load.
export { readFrame, splitRichText } from '@atrio/rich-text'
