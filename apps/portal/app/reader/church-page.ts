import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '../lib/page-context.ts'

/**
 * What the loader of a page of this host's church works with.
 * @throws a 404 where the host has no church, a 503 where it could not be loaded.
 */
export function churchPage(context: Readonly<RouterContextProvider>) {
  const { api, bootstrap, locale, preview } = context.get(pageContext)
  if (bootstrap.state === 'failed') throw data('HOME.MESSAGE.ERROR.GENERIC', { status: 503 })
  if (bootstrap.state !== 'loaded') throw data('CHURCH.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  const { igreja } = bootstrap.base
  return { api, locale, preview, igreja, params: { slug: igreja.slug } }
}

/** As `orNotFound`; null for a thing that is not there for everybody, and may be there for somebody. */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer
  } catch (error) {
    if ((error as { httpStatus?: number }).httpStatus === 404) return null
    return orNotFound(Promise.reject(error))
  }
}

/** The answer of a call about one thing; a thing that is not there, or whose name cannot be one, is a 404. */
export async function orNotFound<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    // Told by its status: the class of the error is another one in the server's own copy of the contract.
    const { httpStatus } = error as { httpStatus?: number }
    if (httpStatus !== 404 && httpStatus !== 400) throw error
    throw data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  }
}
