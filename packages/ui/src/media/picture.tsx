import { ViewTransition, type ComponentProps, type CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { readPictureAddress } from './picture-address.ts'
import { useImageFailure } from './use-image-failure.ts'
import { WindowArt } from './window-art.tsx'

export type PictureRatio = '1/1' | '4/3' | '3/2' | '16/9' | '21/9'
export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'style'> & {
  /** Without one, or when it cannot be loaded, the window drawn from `seed` shows. */
  src?: string | null
  /** What the picture says; empty when the text beside it says it already. */
  alt: string
  seed: string
  ratio?: PictureRatio
  /** The point that stays in sight when the picture is cropped, in percent; its address may say it, too. */
  focal?: { x: number; y: number } | undefined
  /** For the largest picture of the first screen: loaded at once and before others. */
  priority?: boolean
  /** What it shows, such as the address of its page: the picture of a card grows into the one of the page it opens. */
  grows?: string | undefined
}

/** A picture that keeps its place while it loads, on the church's tint. */
export function Picture(props: PictureProps) {
  const { src, alt, seed, ratio = '3/2', focal: given, priority = false, grows, className, ...img } = props
  const [failed, imageProps] = useImageFailure(src)
  const at = readPictureAddress(src ?? '')
  const focal = given ?? at.focal
  // A drawn window is a band: as tall as a photo, a list of them would be all windows.
  const shape = !src && ratio === '3/2' ? '21/9' : ratio
  const picture = (
    <span className={classNames('picture', ratios[shape], className)}>
      {src && !failed ? (
        <img
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          srcSet={at.srcSet}
          sizes={at.srcSet && (priority ? '100vw' : 'auto, 100vw')}
          {...img}
          src={at.src}
          alt={alt}
          onLoad={waitForNothing}
          style={focal && ({ '--focal': `${focal.x}% ${focal.y}%` } as CSSProperties)}
          {...imageProps}
        />
      ) : (
        <WindowArt seed={seed} alt={alt} />
      )}
    </span>
  )
  if (!grows) return picture
  return (
    <ViewTransition name={grows} share="grow" default="none">
      {picture}
    </ViewTransition>
  )
}

/** With a listener of its own an image holds no page back: React would wait for it before it shows what grows. */
const waitForNothing = () => {}

const ratios: Record<PictureRatio, string> = {
  '1/1': 'aspect-square',
  '4/3': 'aspect-[4/3]',
  '3/2': 'aspect-[3/2]',
  '16/9': 'aspect-[16/9]',
  '21/9': 'aspect-[21/9]',
}
