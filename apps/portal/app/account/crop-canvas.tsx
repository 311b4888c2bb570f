import { useEffect, useRef } from 'react'
import type { Crop } from './crop.ts'

export type CropCanvasProps = { picture: ImageBitmap; crop: Crop; pixels: number; className: string }

/** What is kept of a picture, drawn; whoever shows it names it. */
export function CropCanvas({ picture, crop, pixels, className }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" className={className} />
}

/** The square as a file, no larger than the server keeps it. */
export async function cropToFile(picture: ImageBitmap, crop: Crop, most: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(most, crop.side))
  drawCrop(canvas, picture, crop)
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!file) throw new Error('the browser could not write the picture')
  return file
}

function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}
