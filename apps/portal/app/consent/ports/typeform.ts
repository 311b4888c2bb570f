import type { Port } from '../port.ts'

/** Nothing before somebody opens it: see `survey-card.tsx`. */
export const port: Port = {}
