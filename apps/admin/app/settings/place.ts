/** A place as somebody copies it from a map: `-23.5874, -46.6576`. */
export function placeText(latitude: number | null, longitude: number | null): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
}

/** What is no place is read as half of one, which is refused at the field. */
export function readPlace(text: string): { latitude: number | null; longitude: number | null } {
  if (text.trim() === '') return { latitude: null, longitude: null }
  const [latitude, longitude] = text
    .trim()
    .split(/[,;\s]+/)
    .map(Number)
  const read = { latitude: half(latitude), longitude: half(longitude) }
  return read.latitude === null && read.longitude === null ? { latitude: 0, longitude: null } : read
}

const half = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
