export interface Scale {
  metres: number
  pixels: number
}

/** A round distance and how long its line is. */
export function scaleOf(metresPerPixel: number): Scale {
  const most = metresPerPixel * 110
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((times) => times * power).find((round) => round <= most) ?? power
  return { metres, pixels: Math.round(metres / metresPerPixel) }
}
