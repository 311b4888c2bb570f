/** Both ways of speaking with the frame of another site: only it is heard, and only it hears. */
export interface FrameLink {
  post: (message: unknown) => void
  disconnect: () => void
}

/** Messages come as objects or as JSON; whatever else comes is dropped. */
export function linkFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (data: Record<string, unknown>) => void,
): FrameLink {
  const listen = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const data = toRecord(event.data)
    if (data) onMessage(data)
  }
  window.addEventListener('message', listen)
  return {
    post: (message) => frame.contentWindow?.postMessage(JSON.stringify(message), origin),
    disconnect: () => window.removeEventListener('message', listen),
  }
}

export function toRecord(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string') return isRecord(data) ? data : null
  try {
    const parsed: unknown = JSON.parse(data)
    return isRecord(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : other
}
