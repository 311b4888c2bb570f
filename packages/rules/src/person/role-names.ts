/** The colour roles of a theme; light and dark have the same. */
export const ROLE_NAMES = [
  /** Page, cards, wells, things that float. */
  'bg',
  'surface',
  'sunken',
  'raised',
  /** Text. */
  'ink',
  'inkMuted',
  /** Decoration; input borders and icons. */
  'line',
  'lineStrong',
  /** The church's exact colour, for identity alone: never behind text. */
  'brand',
  /** Selected chips, quiet emphasis. */
  'tint',
  'onTint',
  /** Primary button: fill, label, hovered fill, and the edge that shows where the fill is pale. */
  'action',
  'onAction',
  'actionHover',
  'actionLine',
  'link',
  'focus',
  /** Status: a colour for text, icons and fills, the label on such a fill, and a background for the colour. */
  'ok',
  'onOk',
  'okTint',
  'warn',
  'onWarn',
  'warnTint',
  'bad',
  'onBad',
  'badTint',
  'info',
  'onInfo',
  'infoTint',
] as const

export type RoleName = (typeof ROLE_NAMES)[number]

/** `#rrggbb` by role. */
export type Roles = Readonly<Record<RoleName, string>>

export type Theme = 'light' | 'dark'
