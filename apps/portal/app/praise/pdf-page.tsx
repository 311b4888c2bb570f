import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

// Phones with three dots to a point would need 60 MB for a page.
const DENSEST = 2

/** One page, drawn as sharp as the screen and again when its width changes. */
export function PdfPage({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState<number>()
  const width = useWidth(canvas)
  useEffect(() => {
    if (!width || !canvas.current) return
    const drawing = draw(pdf, number, canvas.current, width)
    drawing.done.then(setRatio, () => undefined)
    return drawing.cancel
  }, [pdf, number, width])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="song-score"
      style={{ aspectRatio: ratio ?? 1 / Math.SQRT2 }}
    />
  )
}

function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) {
  let cancelled = false
  let stop = () => {
    cancelled = true
  }
  const run = async () => {
    const page = await pdf.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const ratio = natural.width / natural.height
    if (cancelled) return ratio
    const density = Math.min(globalThis.devicePixelRatio || 1, DENSEST)
    const viewport = page.getViewport({ scale: (width * density) / natural.width })
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
    return ratio
  }
  return { done: run(), cancel: () => stop() }
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
