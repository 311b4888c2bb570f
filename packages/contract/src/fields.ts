import { EMAIL, EMAIL_LENGTH } from '@atrio/rules'
import * as z from 'zod/mini'

/** Shapes that many calls share. */
export const id = z.coerce.number<number | string>().check(z.int(), z.positive(), z.maximum(2_147_483_647))
export const slug = z.string().check(z.minLength(1), z.maxLength(80))
export const text = (max: number) => z.string().check(z.maxLength(max))
export const optionalText = (max: number) => z.nullish(text(max))
/** What somebody typed to be known by: whether it can be one is said by the rule of Spec §5, where that is asked. */
export const email = z.string().check(z.minLength(3), z.maxLength(254))
/** An address that is written to or shown: the rule of Spec §5. */
export const emailAddress = z.email({ pattern: EMAIL }).check(z.maxLength(EMAIL_LENGTH))
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** `2026-11-21T09:00:00.000Z` */
export const isoDateTime = z.string()
export const idioma = z.enum(['pt_BR', 'en', 'es'])
export const nothing = z.strictObject({})
export const noBody = z.undefined()
/** `{slug}` of a church in a path: always the church of the host, else 404. */
export const bySlug = z.strictObject({ slug })
export const byId = z.strictObject({ id })
/** `?igreja=`: always the church of the host, else 404. */
export const queryIgreja = z.strictObject({ igreja: id })

/** A whole number of a query, from 1 on. */
export const upTo = (max: number) =>
  z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(max))

/** What any list that has pages is asked; `limit` is how many a page holds unless told. */
export const paging = (limit: number) => ({
  page: z._default(upTo(10_000), 1),
  limit: z._default(upTo(100), limit),
})
