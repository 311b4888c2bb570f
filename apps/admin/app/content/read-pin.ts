interface Pin {
  latitude: number
  longitude: number
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How maps write a place, the surest first: the pin of a place before the middle of what is seen. */
const ways = [
  String.raw`!3d${NUMBER}!4d${NUMBER}`,
  String.raw`mlat=${NUMBER}&mlon=${NUMBER}`,
  String.raw`[?&](?:q|query|ll|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\+?${NUMBER}`,
  String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`,
  String.raw`@${NUMBER},${NUMBER}`,
  String.raw`^geo:${NUMBER},${NUMBER}`,
  String.raw`^\(?${NUMBER}[,;\s]+${NUMBER}\)?$`,
].map((way) => new RegExp(way))

/** The place that somebody types or copies from a map, in its numbers or in its address; null for what is none. */
export function readPin(text: string): Pin | null {
  for (const way of ways) {
    const [, north, east] = way.exec(text.trim()) ?? []
    if (north === undefined || east === undefined) continue
    const [latitude, longitude] = [Number(north), Number(east)]
    return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
  }
  return null
}
