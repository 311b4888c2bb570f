import { Button, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { m } from '../paraglide/messages.js'

/** One field for words and references; the server tells which it is. Works without script. */
export function BibleSearch({ action, busca = '' }: { action: string; busca?: string }) {
  return (
    <Form method="get" action={action} role="search" className="flex max-w-2xl flex-wrap items-end gap-3">
      <TextField
        key={busca}
        fieldClassName="min-w-[min(13rem,100%)] flex-1"
        type="search"
        name="busca"
        label={m.bible_search_label()}
        hint={m.bible_search_hint()}
        defaultValue={busca}
        maxLength={100}
        autoCapitalize="none"
        enterKeyHint="search"
        lead={<Search aria-hidden="true" className="size-5" />}
      />
      <Button type="submit" className="min-h-12">
        {m.bible_search()}
      </Button>
    </Form>
  )
}
