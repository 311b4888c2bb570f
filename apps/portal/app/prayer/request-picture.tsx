import { m } from '../paraglide/messages.js'

type RequestPictureProps = { address: string; large?: boolean; className?: string }

/** The picture of a request; one that cannot be had is left away. */
export function RequestPicture({ address, large = false, className }: RequestPictureProps) {
  return (
    <img
      src={`${address}&l=${large ? 1280 : 640}`}
      alt={m.prayer_picture_of()}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
