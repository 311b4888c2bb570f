import { pageMeta, type PageMetaArgs } from '../lib/seo/seo.ts'
import type { LoadedText } from './load-text.server.ts'

/** A version of before is not what somebody who searches should find. */
export function textMeta(
  args: PageMetaArgs & { loaderData: LoadedText | undefined },
  words: { title: string; description: (nome: { nome: string }) => string },
) {
  const { loaderData } = args
  if (!loaderData) return pageMeta(args, { hidden: true })
  return pageMeta(args, {
    title: words.title,
    description: words.description(loaderData),
    hidden: loaderData.versao !== loaderData.versoes[0]?.versao,
  })
}
