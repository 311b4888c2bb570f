import pg from 'pg'

/**
 * How columns become values: money and ids of type int8 are bigint, `date` stays the string 'YYYY-MM-DD'
 * (a Date would move with the process's time zone), `timestamptz` is a Date, numeric and interval stay text.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const parser = format === 'binary' ? undefined : PARSERS.get(oid)
    return parser ?? pg.types.getTypeParser(oid as never, format as never)
  }) as never,
}

const readTimestamp = pg.types.getTypeParser(1184 as never) as (value: string) => Date | number
// 'infinity' comes as a number: a Date all the same, the last or first that there is.
const timestamp = (value: string) => {
  const read = readTimestamp(value)
  return read instanceof Date ? read : new Date(Math.sign(read) * 8.64e15)
}
const text = (value: string) => value
const textArray = pg.types.getTypeParser(1009 as never) as (value: string) => (string | null)[]

const PARSERS = new Map<number, (value: string) => unknown>([
  [20, BigInt], // int8
  [1016, (value) => textArray(value).map((item) => (item === null ? null : BigInt(item)))], // int8[]
  [1082, text], // date
  [1182, textArray], // date[]
  [1184, timestamp], // with time zone
  [1114, text], // timestamp without time zone
  [1186, text], // interval
])
