import { Button, Sheet } from '@atrio/ui'
import { List } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { BookPicker, type BookPickerProps } from './book-picker.tsx'

/** The picker beside the text: opened from the chapter, closed by choosing another. */
export function PlaceSheet(props: Omit<BookPickerProps, 'onChoose' | 'level'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        icon={<List aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.bible_choose_place()}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={m.bible_choose_place()} closeLabel={m.close()}>
        <BookPicker {...props} level={3} onChoose={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
