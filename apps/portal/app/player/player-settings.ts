import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'

/** How this device likes to watch. */
export interface PlayerSettings {
  /** From 0 to 1. */
  volume: number
  rate: number
  /** Language of the captions that show; null for none. */
  captions: string | null
}

const KEY = 'atrio:player'

export function readPlayerSettings(): PlayerSettings {
  return parsePlayerSettings(readJson(browserStorages().local, KEY))
}

export function changePlayerSettings(change: Partial<PlayerSettings>): void {
  writeJson(browserStorages().local, KEY, { ...readPlayerSettings(), ...change })
}

/** What was stored, as far as it can be used. */
function parsePlayerSettings(stored: unknown): PlayerSettings {
  const { volume, rate, captions } = (stored ?? {}) as Record<string, unknown>
  return {
    volume: typeof volume === 'number' && volume > 0 && volume <= 1 ? volume : 1,
    rate: typeof rate === 'number' && rate >= 0.5 && rate <= 2 ? rate : 1,
    captions: typeof captions === 'string' ? captions : null,
  }
}
