import { ApiError } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import type { ReactNode } from 'react'
import { errorMessage } from '../messages/error-messages.ts'
import { m } from '../../paraglide/messages.js'
import type { Loaded } from './loaded.ts'

/** What stands where something should be that did not come. */
interface FailureText {
  title: string
  detail?: string
  /** What the button says, where it is more than "try again". */
  action?: string
}

export type LoadedContentProps<T> = {
  of: Loaded<T>
  /** Keeps the place while the answer is on its way, of the size of what comes: a `SkeletonGroup`. */
  loading: ReactNode
  /** In this page's words; without it the error's own. */
  failed?: FailureText | ((error: unknown) => FailureText)
  /** Instead of a failure where the server says that there is no such thing (404). */
  missing?: ReactNode
  /** Instead of the content where `isEmpty` holds. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/**
 * The one way a page shows something personal: on its way, failed with a button to ask again, empty, or there. What the
 * device has kept is shown while the server is asked, and stays when it does not answer.
 */
export function LoadedContent<T>(props: LoadedContentProps<T>): ReactNode {
  const { of: loaded, loading, failed, missing, empty, isEmpty, children } = props
  const { data } = loaded
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (loaded.state !== 'failed') return loading
  const { error } = loaded
  if (missing !== undefined && error instanceof ApiError && error.httpStatus === 404) return missing
  const text = typeof failed === 'function' ? failed(error) : (failed ?? errorMessage(error))
  return <Failure {...text} again={loaded.again} />
}

/** Why something could not be had, and another try. */
function Failure({ title, detail, action = m.retry(), again }: FailureText & { again: () => void }) {
  return (
    <Banner tone="bad" live="assertive" title={title} actions={<Button onClick={again}>{action}</Button>}>
      {detail}
    </Banner>
  )
}
