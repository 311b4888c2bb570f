import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'

export type Tag = { name: string; attributes: Record<string, string> }

/** The tags of what an element renders to on the server, in order. Reads only what React writes. */
export function tagsOf(element: ReactElement): Tag[] {
  const tags = renderToStaticMarkup(element).matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+="[^"]*")*)\s*\/?>/gi)
  return [...tags].map(([, name = '', attributes = '']) => ({ name, attributes: attributesOf(attributes) }))
}

/** The first tag that has this name, or this value of `role`. */
export function find(tags: Tag[], wanted: string): Tag {
  const tag = tags.find(({ name, attributes }) => attributes.role === wanted || name === wanted)
  if (!tag) throw new Error(`no <${wanted}> and no role="${wanted}"`)
  return tag
}

function attributesOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([^\s=]+)="([^"]*)"/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}
