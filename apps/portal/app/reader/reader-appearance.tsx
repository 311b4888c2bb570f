import { Button, IconButton, Segmented } from '@atrio/ui'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import {
  changeSettings,
  sizes,
  stepSize,
  usualSettings,
  useReaderSettings,
  type ReaderSettings,
} from './reader-settings.ts'

/** The Aa panel: type size, letters, theme and width. The text below changes while one chooses. */
export function ReaderAppearance({ id }: { id: string }) {
  const { size, font, theme, width } = useReaderSettings()
  return (
    <div id={id} role="group" aria-label={m.reader_appearance()} className="reader-appearance">
      <div role="group" aria-label={m.reader_size()} className="cluster">
        <IconButton
          label={m.reader_smaller()}
          icon={<AArrowDown />}
          disabled={size <= sizes.smallest}
          onClick={() => changeSettings({ size: stepSize(size, -1) })}
        />
        <output className="min-w-14 text-center">{m.reader_size_value({ size })}</output>
        <IconButton
          label={m.reader_larger()}
          icon={<AArrowUp />}
          disabled={size >= sizes.largest}
          onClick={() => changeSettings({ size: stepSize(size, 1) })}
        />
      </div>
      <Segmented
        label={m.reader_font()}
        value={font}
        onValueChange={(value) => changeSettings({ font: value as ReaderSettings['font'] })}
        options={[
          { value: 'serif', label: m.reader_font_serif() },
          { value: 'sans', label: m.reader_font_sans() },
        ]}
      />
      <Segmented
        label={m.reader_theme()}
        value={theme}
        onValueChange={(value) => changeSettings({ theme: value as ReaderSettings['theme'] })}
        options={[
          { value: 'auto', label: m.reader_theme_auto() },
          { value: 'light', label: m.reader_theme_light() },
          { value: 'sepia', label: m.reader_theme_sepia() },
          { value: 'dark', label: m.reader_theme_dark() },
        ]}
      />
      <Segmented
        label={m.reader_width()}
        value={width}
        className="max-sm:hidden"
        onValueChange={(value) => changeSettings({ width: value as ReaderSettings['width'] })}
        options={[
          { value: 'narrow', label: m.reader_width_narrow() },
          { value: 'medium', label: m.reader_width_medium() },
          { value: 'wide', label: m.reader_width_wide() },
        ]}
      />
      <Button variant="quiet" onClick={() => changeSettings(usualSettings)}>
        {m.reader_reset()}
      </Button>
    </div>
  )
}
