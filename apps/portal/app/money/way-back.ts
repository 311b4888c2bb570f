import { safeRedirectTo } from '@atrio/rules'
import { browserStorages, keys, readJson, writeJson } from '../lib/data/storage.ts'

interface WayBack {
  /** `codigo` of the order. */
  pedido: string
  voltar: string
}

/** An order is what was in somebody's way: from its page on they go where they wanted to. It outlives the cart. */
export function keepWayBack(way: WayBack): void {
  writeJson(browserStorages().session, keys.wayBack, way)
}

/** Null for an order that was in nobody's way, and on another device. */
export function readWayBack(pedido: string): string | null {
  const way = readJson(browserStorages().session, keys.wayBack) as Partial<WayBack> | null
  return way?.pedido === pedido ? (safeRedirectTo(way.voltar ?? null) ?? null) : null
}
