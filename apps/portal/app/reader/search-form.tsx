import { Button, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'

export type SearchFormProps = {
  /** Where the answer is; here without it. */
  action?: string
  name: string
  value: string
  label: string
  hint: string
  submitLabel: string
  className?: string
}

/** One field whose answer is a page of its own. Works without script, and asks once it is sent. */
export function SearchForm({
  action,
  name,
  value,
  label,
  hint,
  submitLabel,
  className = '',
}: SearchFormProps) {
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className={`flex flex-wrap items-end gap-3 ${className}`}
    >
      <TextField
        key={value}
        fieldClassName="min-w-[min(13rem,100%)] flex-1"
        type="search"
        name={name}
        label={label}
        hint={hint}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        lead={<Search aria-hidden="true" className="size-5" />}
      />
      <Button type="submit" className="min-h-12">
        {submitLabel}
      </Button>
    </Form>
  )
}
