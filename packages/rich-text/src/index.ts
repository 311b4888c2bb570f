export { cleanRichText } from './clean.ts'
export { readFrame } from './frames.ts'
export { sanitizeRichText } from './sanitize.ts'
export { splitRichText, type RichTextPart } from './split.ts'
