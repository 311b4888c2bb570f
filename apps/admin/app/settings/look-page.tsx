import { staffSettingsCalls, type AjustesIgreja } from '@atrio/contract'
import { parseBrandColor } from '@atrio/rules'
import { Button, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { ColourPreview } from './colour-preview.tsx'
import { SettingsForm } from './settings-form.tsx'

interface Values {
  corApp: string
}

/** The one colour, and what becomes of it. */
export function LookPage() {
  return (
    <SettingsForm<Values>
      title={m.set_look()}
      lead={m.set_look_lead()}
      place="visual"
      call={staffSettingsCalls.saveVisualEquipe}
      read={({ visual: { versao, corApp } }: AjustesIgreja) => ({
        versao,
        valores: { corApp: corApp ?? '' },
      })}
      toBody={({ corApp }) => ({ corApp: corApp === '' ? null : parseBrandColor(corApp) })}
    >
      {({ valores: { corApp }, errors, change }) => (
        <>
          <div className="flex flex-wrap items-end gap-4">
            <label className="grid gap-1.5">
              <span className="field-label">{m.set_colour_pick()}</span>
              <input
                type="color"
                className="border-line-strong h-12 w-20 cursor-pointer rounded-md border p-1"
                value={parseBrandColor(corApp)}
                onChange={(event) => change({ corApp: event.target.value })}
              />
            </label>
            <TextField
              label={m.set_colour()}
              fieldClassName="min-w-40 flex-1"
              placeholder="#1a237e"
              maxLength={9}
              error={errors['corApp']}
              value={corApp}
              onChange={(event) => change({ corApp: event.target.value })}
            />
            {corApp !== '' && (
              <Button variant="secondary" onClick={() => change({ corApp: '' })}>
                {m.set_colour_none()}
              </Button>
            )}
          </div>
          <ColourPreview corApp={corApp} />
        </>
      )}
    </SettingsForm>
  )
}
