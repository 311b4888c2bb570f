import type { RoleName } from '../person/role-names.ts'

export interface BrandPair {
  front: RoleName
  back: RoleName
  /** The WCAG contrast that the pair has at least. */
  ratio: 3 | 4.5 | 7
}

const SURFACES = ['bg', 'surface', 'sunken', 'raised', 'tint'] as const
const TINTS = ['okTint', 'warnTint', 'badTint', 'infoTint'] as const
const STATUSES = [
  ['ok', 'onOk', 'okTint'],
  ['warn', 'onWarn', 'warnTint'],
  ['bad', 'onBad', 'badTint'],
  ['info', 'onInfo', 'infoTint'],
] as const

/** The pairs that may be used together: legible for any brand colour, in both themes. */
export const brandPairs: readonly BrandPair[] = [
  ...[...SURFACES, ...TINTS].flatMap((back): BrandPair[] => [
    { front: 'ink', back, ratio: 7 },
    { front: 'inkMuted', back, ratio: 4.5 },
    { front: 'link', back, ratio: 4.5 },
    { front: 'lineStrong', back, ratio: 3 },
    { front: 'actionLine', back, ratio: 3 },
    { front: 'focus', back, ratio: 3 },
  ]),
  { front: 'onTint', back: 'tint', ratio: 4.5 },
  { front: 'onAction', back: 'action', ratio: 4.5 },
  { front: 'onAction', back: 'actionHover', ratio: 4.5 },
  ...STATUSES.flatMap(([status, label, tint]): BrandPair[] => [
    ...[...SURFACES, tint].map((back): BrandPair => ({ front: status, back, ratio: 4.5 })),
    { front: label, back: status, ratio: 4.5 },
  ]),
]
