const reasons = {
  busy: 'too many drawings wait',
  time: 'the drawing took too long',
  memory: 'the drawing took too much memory',
  size: 'what was to be drawn, or the drawing, is too large',
} as const

/** A drawing that is not made. Nothing else has suffered. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused'
  /** `busy` may be asked again later; of the others the same input is refused again. */
  readonly reason: keyof typeof reasons
  /** What web frameworks answer an error with that nobody catches. */
  readonly statusCode: number

  constructor(reason: keyof typeof reasons) {
    super(reasons[reason])
    this.reason = reason
    this.statusCode = reason === 'busy' ? 503 : 422
  }
}
