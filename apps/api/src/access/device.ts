/** In this order: a browser also names those that it is built upon. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * What somebody knows their own device by. No more of the header is kept: whole, it tells people apart.
 * @param userAgent as browsers send it; whatever else it is, at most its first 500 characters are looked at
 */
export function describeDevice(userAgent: string | undefined): {
  navegador: string | null
  sistema: string | null
} {
  const text = (userAgent ?? '').slice(0, 500)
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { navegador: find(BROWSERS), sistema: find(SYSTEMS) }
}
