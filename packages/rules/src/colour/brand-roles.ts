import { contrastOf, hexToRgb, parseBrandColor, rgbToHex } from './brand-color.ts'
import { darken, darkerThan, lighten, lighterThan } from '../text/legible.ts'
import { luminance, toOklch, toRgb, type Oklch, type Rgb } from './oklch.ts'
import type { Roles, Theme } from '../person/role-names.ts'
import { statusRoles, statusTints } from './status-roles.ts'

/**
 * All colours of a church's pages, from its one `corApp`: every pair of `brandPairs` keeps its contrast,
 * whatever the colour. Hues come from the brand; lightness is solved for. Costs some 30 µs: keep the
 * result per church.
 */
export function brandRoles(corApp: unknown): Record<Theme, Roles> {
  const brand = hexToRgb(parseBrandColor(corApp))
  return { light: lightRoles(brand), dark: darkRoles(brand) }
}

// A little above the WCAG figures, so that a browser's own rounding does not fall below them.
const TEXT = 4.55
const EDGE = 3.05
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const LIGHT_TINTS = statusTints('light').map(hexToRgb)
const DARK_TINTS = statusTints('dark').map(hexToRgb)

function lightRoles(brand: Rgb): Roles {
  const { lightness, chroma, hue } = toOklch(brand)
  const shade = shades(chroma, hue)
  const bg = toRgb(shade(0.988, 0.004))
  const sunken = toRgb(shade(0.965, 0.008))
  const tint = toRgb(shade(0.95, 0.03))
  const backs = [bg, sunken, tint, WHITE, ...LIGHT_TINTS]
  const [text, edge] = [darkerThan(backs, TEXT), darkerThan(backs, EDGE)]
  const onAction = labelOn(brand, toRgb(shade(0.15, 0.02)))
  return {
    ...statusRoles.light,
    bg: rgbToHex(bg),
    surface: rgbToHex(WHITE),
    sunken: rgbToHex(sunken),
    raised: rgbToHex(WHITE),
    ink: rgbToHex(toRgb(shade(0.22, 0.03))),
    inkMuted: rgbToHex(darken(shade(0.5, 0.03), text)),
    line: rgbToHex(toRgb(shade(0.9, 0.012))),
    lineStrong: rgbToHex(darken(shade(0.62, 0.03), edge)),
    brand: rgbToHex(brand),
    tint: rgbToHex(tint),
    onTint: rgbToHex(darken(shade(0.38, 0.1), text)),
    // A white or a black label is legible on any colour, so the fill is the church's own to the bit.
    action: rgbToHex(brand),
    onAction: rgbToHex(onAction),
    actionHover: rgbToHex(hovered(brand, onAction)),
    actionLine: rgbToHex(luminance(brand) <= edge ? brand : darken({ lightness, chroma, hue }, edge)),
    link: rgbToHex(darken(shade(Math.min(lightness, 0.6), 0.2), text)),
    focus: rgbToHex(darken(shade(0.45, 0.2), edge)),
  }
}

function darkRoles(brand: Rgb): Roles {
  const { lightness, chroma, hue } = toOklch(brand)
  const shade = shades(chroma, hue)
  const bg = toRgb(shade(0.17, 0.012))
  const surface = toRgb(shade(0.21, 0.014))
  const raised = toRgb(shade(0.25, 0.016))
  const tint = toRgb(shade(0.29, 0.05))
  const sunken = toRgb(shade(0.145, 0.01))
  const backs = [bg, surface, sunken, raised, tint, ...DARK_TINTS]
  const [text, edge] = [lighterThan(backs, TEXT), lighterThan(backs, EDGE)]
  // A colour that already glows on dark stays the church's own.
  const glows = luminance(brand) >= text
  const action = glows ? brand : lighten(shade(Math.max(lightness, 0.74), 0.16), text)
  return {
    ...statusRoles.dark,
    bg: rgbToHex(bg),
    surface: rgbToHex(surface),
    sunken: rgbToHex(sunken),
    raised: rgbToHex(raised),
    ink: rgbToHex(toRgb(shade(0.95, 0.008))),
    inkMuted: rgbToHex(lighten(shade(0.74, 0.02), text)),
    line: rgbToHex(toRgb(shade(0.32, 0.016))),
    lineStrong: rgbToHex(lighten(shade(0.56, 0.02), edge)),
    brand: rgbToHex(brand),
    tint: rgbToHex(tint),
    onTint: rgbToHex(lighten(shade(0.9, 0.04), text)),
    action: rgbToHex(action),
    onAction: rgbToHex(bg),
    actionHover: rgbToHex(hovered(action, bg)),
    actionLine: rgbToHex(action),
    link: rgbToHex(lighten(shade(Math.max(lightness, 0.78), 0.14), text)),
    focus: rgbToHex(lighten(shade(0.8, 0.2), edge)),
  }
}

/** Colours of the brand's hue, never more colourful than the brand: a grey brand gives grey pages. */
function shades(chroma: number, hue: number): (lightness: number, most: number) => Oklch {
  return (lightness, most) => ({ lightness, chroma: Math.min(chroma, most), hue })
}

/** White where it is legible, else the brand's own near-black, else black; black is wherever white is not. */
function labelOn(fill: Rgb, nearBlack: Rgb): Rgb {
  return [WHITE, nearBlack].find((label) => isLegible(label, fill)) ?? BLACK
}

/** The fill under the pointer: a step darker, or lighter where darker is not seen or would swallow the label. */
function hovered(fill: Rgb, label: Rgb): Rgb {
  const { lightness, chroma, hue } = toOklch(fill)
  const steps = lightness < 0.2 ? [0.3] : [lightness - 0.05, lightness + 0.05]
  const fills = steps.map((step) => toRgb({ lightness: step, chroma, hue }))
  return fills.find((step) => isLegible(label, step)) ?? fill
}

function isLegible(label: Rgb, fill: Rgb): boolean {
  return contrastOf(luminance(label), luminance(fill)) >= TEXT
}
