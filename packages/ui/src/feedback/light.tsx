/**
 * 600 ms of light from one side, for the one moment that is worth it: a gift or a ticket is paid, a plan is finished, a
 * group is joined. It says nothing that is not said in words, and is not there at all where motion is not wanted.
 */
export function Light() {
  return <span aria-hidden="true" className="light" />
}
