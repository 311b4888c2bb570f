import { useCallback, useState } from 'react'

/** Tells whether an image could not be loaded, also when that happened before the page came alive. */
export function useImageFailure(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const onError = useCallback(() => setFailedSrc(src ?? undefined), [src])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError()
    },
    [onError],
  )
  return [Boolean(src) && failedSrc === src, { ref, onError }] as const
}
