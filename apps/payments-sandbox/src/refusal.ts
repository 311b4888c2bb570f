/** A request that is answered with a code and changes nothing. */
export class Refusal extends Error {
  readonly status: number

  constructor(code: string, status = 409) {
    super(code)
    this.status = status
  }
}
