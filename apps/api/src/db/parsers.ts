import pg from 'pg'

/**
 * How columns become values: money and ids of type int8 are bigint, `date` stays the string 'YYYY-MM-DD'
 * (a Date would move with the process's time zone), `timestamptz` is a Date, numeric and interval stay text.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? ofDriver(oid, format),
}

type Parser = (value: string) => unknown

// The driver's own declaration lists the types that have a name, and arrays have none.
const ofDriver = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser

const parseText: Parser = (value) => value
const parseTextArray = ofDriver(1009) as (value: string) => (string | null)[]
const parseTimestamp = ofDriver(1184) as (value: string) => Date | number

const PARSERS = new Map<number, Parser>([
  [20, BigInt], // int8
  [1016, (value) => parseTextArray(value).map((item) => (item === null ? null : BigInt(item)))], // int8[]
  [1082, parseText], // date
  [1182, parseTextArray], // date[]
  [1114, parseText], // timestamp without time zone
  [1184, parseInstant], // timestamp with time zone
  [1186, parseText], // interval
])

// The driver gives 'infinity' as a number. A Date all the same: the last, or the first, that there is.
function parseInstant(value: string): Date {
  const read = parseTimestamp(value)
  return read instanceof Date ? read : new Date(Math.sign(read) * 8.64e15)
}
